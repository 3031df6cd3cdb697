import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** After this time, the caller opens the equivalent page. */
const timeoutMs = 8_000;

export async function fetchDialogData<T>(address: string): Promise<T> {
  const headers = { Accept: 'application/json' };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || response.redirected) throw new Error('no data for the window');
  return (await response.json()) as T;
}

/** @param onClose must be stable between renders */
export function useOpenDialog(id: string, onClose: () => void): void {
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
