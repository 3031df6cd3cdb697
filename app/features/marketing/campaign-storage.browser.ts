import { clock } from '@domain/kernel/clock';
import { afterPage, campaignName, type StoredCampaign, readCampaign, writeCampaign } from '~/domain/campaign';
import { tabStorage } from '~/navigation/browser-storage.browser';
import { decodeConsent } from './consent/consent';

/** With consent a cookie stores it (settled §8). */
const isInCookie = () => decodeConsent(document.cookie).marketing;

/** Stores the URL's campaign for the tab; also the referrer's, if its scripts did not run. */
export function notePage(): void {
  if (isInCookie()) return;
  const saved = readSaved();
  const { referrer } = document;
  const now = clock.now();
  const here = new URL(location.href);
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === here.origin;
  const before = saved ?? (isOurs ? afterPage(new URL(referrer), null, null, now) : null);
  const after = afterPage(here, referrer, before, now);
  // If it is not stored, forms use the page's own URL.
  if (after && after !== saved) tabStorage.set(campaignName, writeCampaign(after));
}

/** Campaign for a form; null if there is none, or if the cookie has it. */
export function campaignForForms(): string | null {
  const saved = isInCookie() ? null : readSaved();
  return saved && writeCampaign(saved);
}

/** Removes an expired or invalid value. */
function readSaved(): StoredCampaign | null {
  const text = tabStorage.get(campaignName);
  if (text === null) return null;
  const saved = readCampaign(text, clock.now());
  if (saved === 'bad') console.warn('Campaign data that cannot be read was reset.');
  if (saved !== null && saved !== 'bad') return saved;
  tabStorage.remove(campaignName);
  return null;
}
