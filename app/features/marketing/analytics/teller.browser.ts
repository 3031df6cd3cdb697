import { decodeConsent } from '../consent/consent';
import { consentEvent } from '../consent/consent-event';
import { loadContainer } from './container.browser';
import { signal } from './data-layer.browser';
import { googleCookiesOver } from './google-cookies';
import { followMenus } from './menu-clicks.browser';
import { followPages } from './route-change.browser';
import { mayLoad } from './may-load';

export { tell } from './data-layer.browser';

let isBegun = false;
/** The choice that was told last. */
let choice = '';

const now = () => decodeConsent(document.cookie);

/**
 * Begins to tell analytics of visits: of who allows statistics or marketing, and as long as they do. It comes with the
 * visitor's consent and not before (tell.browser.ts).
 * @param id the operator's container
 */
export function begin(id: string): void {
  if (isBegun) return;
  isBegun = true;
  heed();
  followPages(
    () => mayLoad(now()) && loadContainer(id),
    () => !mayLoad(now()),
  );
  followMenus();
  document.addEventListener(consentEvent, (event) => {
    heed();
    if (mayLoad(now())) return loadContainer(id);
    // Google's scripts cannot be taken out of a document: another one takes its place, and says what was saved.
    event.preventDefault();
    location.reload();
  });
  // Another tab, or the page before a return, may have chosen meanwhile: the next page is then a document of its own.
  document.addEventListener('visibilitychange', heed);
  window.addEventListener('pageshow', heed);
}

/** Says what is allowed now, where that has changed; what is not any more leaves no cookies. */
function heed(): void {
  const consent = now();
  if (choice === JSON.stringify(consent)) return;
  choice = JSON.stringify(consent);
  signal();
  for (const cookie of googleCookiesOver(document.cookie, consent, location.hostname))
    document.cookie = cookie;
}
