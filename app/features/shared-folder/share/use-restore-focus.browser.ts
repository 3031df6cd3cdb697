import { useCallback, useEffect, useRef } from 'react';
import { newLinkId } from './new-link';
import { shareField } from './share-fields';

/** Moves the focus from a removed button to its successor. Call the returned function before each change. */
export function useRestoreFocus(
  dialogId: string,
  shown: unknown,
): (changed: FormDataEntryValue | null) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const element = document.getElementById(dialogId);
    const selector = next.current;
    next.current = null;
    const { activeElement } = document;
    if (!element || !selector || (activeElement !== element && element.contains(activeElement))) return;
    (element.querySelector<HTMLElement>(selector) ?? element).focus();
  }, [dialogId, shown]);
  return useCallback((changed) => {
    const link = Number(changed);
    next.current = link ? `input[name=${shareField.link}][value="${link}"] ~ button` : `#${newLinkId}`;
  }, []);
}
