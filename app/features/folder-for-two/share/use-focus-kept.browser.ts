import { useCallback, useEffect, useRef } from 'react';
import { newLinkId } from './new-link';
import { shareField } from './share-fields';

/**
 * Where the button that was pressed goes with what it did, the focus is at what came in its place: the new link's address,
 * the next button of the link that was changed, else the window.
 * @param shown changes with what the window shows
 * @returns to be told before a change which link it is of; null: of a new one
 */
export function useFocusKept(window: string, shown: unknown): (changed: FormDataEntryValue | null) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const element = document.getElementById(window);
    const selector = next.current;
    next.current = null;
    const { activeElement } = document;
    if (!element || !selector || (activeElement !== element && element.contains(activeElement))) return;
    (element.querySelector<HTMLElement>(selector) ?? element).focus();
  }, [window, shown]);
  return useCallback((changed) => {
    const link = Number(changed);
    next.current = link ? `input[name=${shareField.link}][value="${link}"] ~ button` : `#${newLinkId}`;
  }, []);
}
