import { useNavigation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { decodeFlash, flashName, type SnackbarMessage } from '~/domain/snackbar';

let queue: readonly SnackbarMessage[] = [];
let done: SnackbarMessage | null = null;
const listeners = new Set<() => void>();

function replaceQueue(next: readonly SnackbarMessage[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Adds a message to the queue, unless its text is queued already. */
export function showSnackbar(message: SnackbarMessage): void {
  if (queue.some(({ text }) => text === message.text)) return;
  replaceQueue([...queue, message]);
}

export const closeSnackbar = (message: SnackbarMessage): void =>
  replaceQueue(queue.filter((each) => each !== message));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSnackbar = (): SnackbarMessage | null =>
  useSyncExternalStore(
    subscribe,
    () => queue[0] ?? null,
    () => null,
  );

/** Success message of the visitor's last change; null after the next navigation. */
export const useLastChange = (): SnackbarMessage | null =>
  useSyncExternalStore(
    subscribe,
    () => done,
    () => null,
  );

/** Shows flash messages after client-side navigations. */
export function useFlash(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'loading') done = null;
    if (state === 'idle') takeFlash();
  }, [state]);
}

export function showFlash(message: SnackbarMessage): void {
  if (message.tone === 'success') done = message;
  if (message.isOnly) replaceQueue([]);
  showSnackbar(message);
}

/** @returns whether there was a message */
export function takeFlash(): boolean {
  const message = decodeFlash(document.cookie);
  if (!message) return false;
  document.cookie = `${flashName}=; Path=/; Max-Age=0; SameSite=Lax`;
  showFlash(message);
  return true;
}
