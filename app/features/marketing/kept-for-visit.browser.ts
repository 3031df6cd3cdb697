import { clock } from '@domain/clock';
import { afterPage, campaignName, type KeptCampaign, readCampaign, writeCampaign } from '~/domain/campaign';
import { decodeConsent } from './consent/consent';

/** Where marketing is allowed a cookie keeps it, and goes along by itself (settled §8). */
const isInCookie = () => decodeConsent(document.cookie).marketing;

/**
 * Keeps what this page's address says of where its visitor came from as long as the tab lives; and what the page before
 * said, where that was left before its scripts ran.
 */
export function notePage(): void {
  if (isInCookie()) return;
  const kept = keptHere();
  const { referrer } = document;
  const now = clock.now();
  const here = new URL(location.href);
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === here.origin;
  const before = kept ?? (isOurs ? afterPage(new URL(referrer), null, null, now) : null);
  const after = afterPage(here, referrer, before, now);
  if (after && after !== kept) store(writeCampaign(after));
}

/** What a form is to carry of it; null: nothing is kept here. */
export function keptForForms(): string | null {
  const kept = isInCookie() ? null : keptHere();
  return kept && writeCampaign(kept);
}

/** What is over is let go, and what cannot be read. */
function keptHere(): KeptCampaign | null {
  const text = stored();
  if (text === null) return null;
  const kept = readCampaign(text, clock.now());
  if (kept === 'bad') console.warn('Campaign data that cannot be read was reset.');
  if (kept !== null && kept !== 'bad') return kept;
  store(null);
  return null;
}

/** Where a browser keeps nothing for anybody, nothing is kept. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(campaignName);
  } catch {
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(campaignName);
    else sessionStorage.setItem(campaignName, text);
  } catch {
    // The forms of the page that says it carry it all the same (campaign.server.ts).
  }
}
