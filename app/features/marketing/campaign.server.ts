import type { AppLoadContext } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import {
  afterPage,
  campaignMaxAge,
  campaignName,
  type StoredCampaign,
  readCampaign,
  writeCampaign,
} from '~/domain/campaign';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { openCookie } from '~/request/cookies.server';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { encodeCampaign, storedCampaign } from './campaign-cookie';
import { readConsent } from './consent/consent.server';

const orNone = (read: ReturnType<typeof storedCampaign>): StoredCampaign | null =>
  read === undefined || read === 'bad' ? null : read;

/** Campaign of the sender: cookie with consent, else form field, else referrer. The form's URL takes precedence. */
export function campaignOf(request: Request, typed: FormData): StoredCampaign | null {
  const now = clock.now();
  const page = new URL(request.url);
  const stored = readConsent(request).marketing
    ? storedCampaign(request.headers.get('Cookie'), now)
    : readCampaign(textOf(typed, hiddenField.campaign), now);
  const before = sameSiteReferrer(request, page.origin);
  const known = orNone(stored) ?? (before ? afterPage(new URL(before, page), null, null, now) : null);
  return afterPage(page, request.headers.get('Referer'), known, now);
}

/** For the answer with errors, whose URL no longer has the campaign. */
export function noteCampaign(request: Request, typed: FormData): void {
  const campaign = readConsent(request).marketing ? null : campaignOf(request, typed);
  if (campaign) typed.set(hiddenField.campaign, writeCampaign(campaign));
}

/** `Set-Cookie` for the URL's campaign; removes it without consent, if expired or invalid. null: unchanged. */
export function campaignCookie(request: Request, { log }: Pick<AppLoadContext, 'log'>): string | null {
  const now = clock.now();
  const read = storedCampaign(request.headers.get('Cookie'), now);
  const hasConsent = readConsent(request).marketing;
  if (read === 'bad') log.warn({}, 'campaign data unreadable, reset');
  const stored = orNone(read);
  const after = hasConsent
    ? afterPage(new URL(request.url), request.headers.get('Referer'), stored, now)
    : null;
  if (!after) return read === undefined ? null : forgetCampaign();
  return after === stored ? null : serializeCampaign(after, now);
}

/** Lasts until the campaign expires. */
export const serializeCampaign = (stored: StoredCampaign, now = clock.now()): string =>
  openCookie(
    campaignName,
    encodeCampaign(stored),
    Math.min(campaignMaxAge, Math.ceil((Date.parse(stored.expires) - now.getTime()) / 1000)),
  );

export const forgetCampaign = (): string => openCookie(campaignName, '', 0);
