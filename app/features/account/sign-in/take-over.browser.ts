import { underWay } from '~/navigation/missing-files.browser';
import { signInAsked, withoutAsking } from './asked';
import type { SignInView } from './view';

/**
 * The scripts' window opens, in the place of the server's (sign-in-overlay.server.tsx) where that stands, and in one turn
 * of the event loop: no key and no press comes between them. It waits while the visitor is in a field (the caret and a
 * phone's keyboard would be lost), presses something, or goes somewhere by it, which leads on by itself.
 * @param path the page's address, or a link's to signing in
 * @param address where the visitor was: who has left it meanwhile, or closed the server's window, is shown nothing
 * @param show shows the window before it returns, with what it begins with
 * @returns the path without what asked for the window; null where it was not shown
 */
export async function takeOver(
  path: string,
  address: string,
  show: (start: SignInView) => void,
): Promise<string | null> {
  const before = document.querySelector<HTMLElement>('.cortina');
  const isOver = () => location.href !== address || before?.isConnected === false;
  if (before) {
    await keepSheet(before);
    while (!isOver() && isInUse(before)) await nextFrame();
  }
  if (isOver()) return null;
  const start = signInAsked(path);
  const typed = before?.querySelector<HTMLInputElement>('[name="email"]')?.value;
  if (typed) start.values.email = typed;
  const at = before ? stopsIn(before).findIndex((stop) => stop === document.activeElement) : -1;
  show(start);
  // Both have the same stops in the same order.
  if (at >= 0) stopsIn(document.querySelector('dialog.auth'))[at]?.focus();
  return withoutAsking(path);
}

const isInUse = (window: HTMLElement) =>
  window.matches(':active') || window.querySelector('input:focus') !== null || underWay() !== undefined;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const stopsIn = (window: Element | null) => [
  ...(window?.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])') ?? []),
];

/** The server's sheet goes with its window: another is there before. */
async function keepSheet(window: HTMLElement): Promise<void> {
  const sheet = window.parentElement?.querySelector('link');
  if (!sheet) return;
  const copy = sheet.cloneNode() as HTMLLinkElement;
  const loaded = new Promise((resolve) => (copy.onload = copy.onerror = resolve));
  document.head.append(copy);
  await loaded;
}
