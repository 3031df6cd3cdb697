import type { AppLoadContext } from '@remix-run/node';
import { clock } from '@domain/clock';
import {
  afterPage,
  campaignMaxAge,
  campaignName,
  type KeptCampaign,
  readCampaign,
  writeCampaign,
} from '~/domain/campaign';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { openCookie } from '~/request/cookies.server';
import { pageBefore } from '~/request/page-before.server';
import { encodeCampaign, keptCampaign } from './campaign-cookie';
import { readConsent } from './consent/consent.server';

const orNone = (read: ReturnType<typeof keptCampaign>): KeptCampaign | null =>
  read === undefined || read === 'bad' ? null : read;

/**
 * Where the sender of a form came from: what is kept, in the cookie of who allows marketing, else by the browser for the
 * visit, which puts it into the form (campaign.browser.ts); without scripts what the form's own page says. On top of it
 * what the form's address says.
 */
export function campaignOf(request: Request, typed: FormData): KeptCampaign | null {
  const now = clock.now();
  const page = new URL(request.url);
  const kept = readConsent(request).marketing
    ? keptCampaign(request.headers.get('Cookie'), now)
    : readCampaign(textOf(typed, hiddenField.campaign), now);
  const before = pageBefore(request, page.origin);
  const known = orNone(kept) ?? (before ? afterPage(new URL(before, page), null, null, now) : null);
  return afterPage(page, request.headers.get('Referer'), known, now);
}

/**
 * Puts into what was posted where its sender came from, for an answer that shows the form again: that page's own address
 * says it no more.
 */
export function noteCampaign(request: Request, typed: FormData): void {
  const campaign = readConsent(request).marketing ? null : campaignOf(request, typed);
  if (campaign) typed.set(hiddenField.campaign, writeCampaign(campaign));
}

/**
 * The `Set-Cookie` value that keeps what a page's address says beyond the visit, and lets go what may not be kept, what is
 * over and what cannot be read, which the log is told without it; null where nothing changes.
 */
export function campaignCookie(request: Request, { log }: Pick<AppLoadContext, 'log'>): string | null {
  const now = clock.now();
  const read = keptCampaign(request.headers.get('Cookie'), now);
  const mayKeep = readConsent(request).marketing;
  if (read === 'bad') log.warn({}, 'campaign data that cannot be read was reset');
  const kept = orNone(read);
  const after = mayKeep ? afterPage(new URL(request.url), request.headers.get('Referer'), kept, now) : null;
  if (!after) return read === undefined ? null : forgetCampaign();
  return after === kept ? null : keepCampaign(after, now);
}

/** The `Set-Cookie` value of a campaign, for as long as it lasts. */
export const keepCampaign = (kept: KeptCampaign, now = clock.now()): string =>
  openCookie(
    campaignName,
    encodeCampaign(kept),
    Math.min(campaignMaxAge, Math.ceil((Date.parse(kept.expires) - now.getTime()) / 1000)),
  );

/** What was kept, and may be no longer. */
export const forgetCampaign = (): string => openCookie(campaignName, '', 0);
