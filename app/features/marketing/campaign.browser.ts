import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { afterPage, campaignName, type KeptCampaign, readCampaign, writeCampaign } from '~/domain/campaign';
import { hiddenField } from '~/forms/hidden-fields';
import { decodeConsent } from './consent/consent';

/**
 * Keeps where a visitor came from as long as the tab lives, and puts it into the forms that are sent; nothing of it where
 * marketing is allowed: there a cookie keeps it, and goes along by itself (settled §8).
 */
export function useCampaign(): void {
  const { pathname, search } = useLocation();
  useEffect(() => notePages(), [pathname, search]);
  useEffect(() => {
    // oxlint-disable-next-line no-restricted-properties -- what the browser is about to send, not what was posted
    const onFormData = ({ formData }: FormDataEvent) => {
      const kept = formData.has(hiddenField.campaign) && !mayLast() ? keptHere() : null;
      if (kept) formData.set(hiddenField.campaign, writeCampaign(kept));
    };
    document.addEventListener('formdata', onFormData);
    return () => document.removeEventListener('formdata', onFormData);
  }, []);
}

const mayLast = () => decodeConsent(document.cookie).marketing;

/** Notes what this page's address says, and the one before where that was left before scripts ran. */
function notePages(): void {
  if (mayLast()) return;
  const kept = keptHere();
  const { referrer } = document;
  const now = new Date();
  const here = new URL(location.href);
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === here.origin;
  const before = kept ?? (isOurs ? afterPage(new URL(referrer), null, null, now) : null);
  const after = afterPage(here, referrer, before, now);
  if (after && after !== kept) store(writeCampaign(after));
}

/** What is over is let go, and what cannot be read. */
function keptHere(): KeptCampaign | null {
  const text = stored();
  if (text === null) return null;
  const kept = readCampaign(text, new Date());
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
