import { useNavigation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { decodeFlash, flashName, type SnackbarMessage } from '~/domain/snackbar';

let queue: readonly SnackbarMessage[] = [];
/** What the answer before this page has done; it may be read there for as long as the page stands. */
let done: SnackbarMessage | null = null;
const listeners = new Set<() => void>();

function replaceQueue(next: readonly SnackbarMessage[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a message, after those that wait; one that is shown or waits already is not shown twice. */
export function showSnackbar(message: SnackbarMessage): void {
  if (queue.some(({ text }) => text === message.text)) return;
  replaceQueue([...queue, message]);
}

/** Takes a message away; the next one follows. */
export const closeSnackbar = (message: SnackbarMessage): void =>
  replaceQueue(queue.filter((each) => each !== message));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The message that is to be shown now; one at a time. */
export const useSnackbar = (): SnackbarMessage | null =>
  useSyncExternalStore(
    subscribe,
    () => queue[0] ?? null,
    () => null,
  );

/** What the visitor's last change came to, where it succeeded; null on the next page. */
export const useLastChange = (): SnackbarMessage | null =>
  useSyncExternalStore(
    subscribe,
    () => done,
    () => null,
  );

/** Shows what an answer has left for the page that follows, where that page comes without a new document. */
export function useFlash(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'loading') done = null;
    if (state === 'idle') takeFlash();
  }, [state]);
}

/** Shows what an answer has left, and keeps it for the page where it tells of a success. */
export function showFlash(message: SnackbarMessage): void {
  if (message.tone === 'success') done = message;
  showSnackbar(message);
}

/** Shows what the last answer has left, once. */
export function takeFlash(): void {
  const message = decodeFlash(document.cookie);
  if (!message) return;
  document.cookie = `${flashName}=; Path=/; Max-Age=0; SameSite=Lax`;
  showFlash(message);
}
