import { locationKey, nextLocation } from '~/navigation/missing-files.browser';
import { initialSignInView, withoutSignInParams } from './initial-sign-in-view';
import type { SignInView } from './view';

/**
 * Opens the dialog in place of the server's (sign-in-overlay.server.tsx), in one task so that no input is lost. Waits
 * while the visitor types, presses or navigates.
 * @param path the page's path, or that of a sign-in link
 * @param key the router's location; nothing opens if it changes or the server's dialog closes
 * @param show renders the dialog synchronously
 * @returns the path without the dialog's parameters; null if nothing opened
 */
export async function takeOver(
  path: string,
  key: string,
  show: (start: SignInView) => void,
): Promise<string | null> {
  const before = document.querySelector<HTMLElement>('.cortina');
  const isOver = () => locationKey() !== key || before?.isConnected === false;
  if (before) {
    await preloadStylesheet(before);
    while (!isOver() && isInUse(before)) await nextFrame();
  }
  if (isOver()) return null;
  const start = initialSignInView(path);
  const typed = before?.querySelector<HTMLInputElement>('[name="email"]')?.value;
  if (typed) start.values.email = typed;
  const at = before ? stopsIn(before).findIndex((stop) => stop === document.activeElement) : -1;
  show(start);
  // Both dialogs have the same focusable elements in the same order.
  if (at >= 0) stopsIn(document.querySelector('dialog.auth'))[at]?.focus();
  return withoutSignInParams(path);
}

const isInUse = (dialog: HTMLElement) =>
  dialog.matches(':active') || dialog.querySelector('input:focus') !== null || nextLocation() !== undefined;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const stopsIn = (dialog: Element | null) => [
  ...(dialog?.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])') ?? []),
];

/** The server's stylesheet disappears with its dialog, so load a copy first. */
async function preloadStylesheet(dialog: HTMLElement): Promise<void> {
  const stylesheet = dialog.parentElement?.querySelector('link');
  if (!stylesheet) return;
  const copy = stylesheet.cloneNode() as HTMLLinkElement;
  const loaded = new Promise((resolve) => (copy.onload = copy.onerror = resolve));
  document.head.append(copy);
  await loaded;
}
