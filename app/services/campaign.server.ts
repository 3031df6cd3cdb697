import {
  type Campaign,
  campaignMaxAge,
  campaignName,
  campaignIn,
  encodeCampaign,
  keptCampaign,
} from '~/domain/campaign';
import { readConsent } from './consent.server';
import { openCookie } from './cookies.server';

const told = (request: Request) => campaignIn(new URL(request.url), request.headers.get('Referer'));

/** Where a visitor came from: what the address says, else what was kept where marketing is allowed (settled §8). */
export function readCampaign(request: Request): Campaign | null {
  return (
    told(request) ?? (readConsent(request).marketing ? keptCampaign(request.headers.get('Cookie')) : null)
  );
}

/** The `Set-Cookie` value that keeps what an address says beyond the visit, new in place of old; null where it may not. */
export function campaignCookie(request: Request): string | null {
  const campaign = readConsent(request).marketing ? told(request) : null;
  return campaign && openCookie(campaignName, encodeCampaign(campaign), campaignMaxAge);
}

/** What was kept, and may be no longer. */
export const forgetCampaign = (): string => openCookie(campaignName, '', 0);
