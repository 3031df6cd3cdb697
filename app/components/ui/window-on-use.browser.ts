import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** A window that takes longer, in ms, does not come: the page of the same does. */
const timeoutMs = 8_000;

/** What a window shows that comes with its use. @throws where it cannot be had; its page says why */
export async function windowData<T>(address: string): Promise<T> {
  const headers = { Accept: 'application/json' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || response.redirected) throw new Error('no data for the window');
  return (await response.json()) as T;
}

/**
 * A window that comes with its use opens at once, and goes with the page.
 * @param onClose told once it is closed; the same one each time
 */
export function useOpenWindow(id: string, onClose: () => void): void {
  const isLeaving = useNavigation().state === 'loading';
  useEffect(() => {
    if (isLeaving) document.getElementById(id)?.hidePopover();
  }, [id, isLeaving]);
  useEffect(() => {
    const element = document.getElementById(id)!;
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element.addEventListener('toggle', onToggle);
    element.showPopover();
    return () => element.removeEventListener('toggle', onToggle);
  }, [id, onClose]);
}
