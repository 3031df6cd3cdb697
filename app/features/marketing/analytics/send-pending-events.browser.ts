import { decodePendingEvents, pendingEventsName } from './pending-events';
import { isContainerLoaded } from './container.browser';
import { track } from './data-layer.browser';

/**
 * Sends the pending events and removes their cookie, so that a reload sends none. While a form is being answered they
 * wait: the answer may replace the document (sign-in), and with it what Tag Manager has not sent yet.
 */
export function sendPendingEvents(): void {
  // Before hydration no form waits for the router.
  const router = window.__remixRouter?.state;
  const isAnswering =
    router && [router.navigation, ...router.fetchers.values()].some(({ state }) => state !== 'idle');
  if (isAnswering || !isContainerLoaded()) return;
  const left = decodePendingEvents(document.cookie);
  if (left.length === 0) return;
  document.cookie = `${pendingEventsName}=; Path=/; Max-Age=0; SameSite=Lax`;
  for (const [once, event] of left) track(event, once);
}
