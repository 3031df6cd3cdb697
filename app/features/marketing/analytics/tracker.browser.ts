import { decodeConsent } from '../consent/consent';
import { consentEvent } from '../consent/consent-event';
import type { AnalyticsEvent } from './events';
import { isContainerLoaded, loadContainer } from './container.browser';
import { signal, track } from './data-layer.browser';
import { expiredGoogleCookies } from './google-cookies';
import { followMenus } from './menu-clicks.browser';
import { followPages } from './route-change.browser';
import { sendPendingEvents } from './send-pending-events.browser';
import { canLoadContainer } from './can-load-container';

/** @param once key of an event that also waits for the next page, in case the document is replaced before */
export function tell(event: AnalyticsEvent, once?: string): void {
  if (once !== undefined && !isContainerLoaded()) return;
  track(event, once);
  if (once !== undefined) sendPendingEvents();
}

let followRouter: (() => void) | undefined;
let choice = '';

const now = () => decodeConsent(document.cookie);

/**
 * Runs while consent lasts; track-event.browser.ts loads this module after consent, early.browser.ts before hydration.
 * @param id container @param elapsedMs time since the document's load
 */
export function begin(id: string, elapsedMs = 0): void {
  if (followRouter) return followRouter();
  applyConsent();
  followRouter = followPages(
    () => canLoadContainer(now()) && loadContainer(id),
    () => !canLoadContainer(now()),
    elapsedMs,
  );
  followMenus();
  document.addEventListener(consentEvent, (event) => {
    applyConsent();
    if (canLoadContainer(now())) return loadContainer(id);
    // Loaded scripts cannot be removed, so reload; the new document shows the message.
    event.preventDefault();
    location.reload();
  });
  // Another tab may have changed the consent.
  document.addEventListener('visibilitychange', applyConsent);
  window.addEventListener('pageshow', applyConsent);
}

function applyConsent(): void {
  const consent = now();
  if (choice === JSON.stringify(consent)) return;
  choice = JSON.stringify(consent);
  signal();
  for (const cookie of expiredGoogleCookies(document.cookie, consent, location.hostname))
    document.cookie = cookie;
}
