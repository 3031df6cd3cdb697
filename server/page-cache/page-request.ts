import type { Region } from '@domain/geo/geolocation';
import type { Services } from '~/context';
import { cookieValue } from '~/domain/cookie-text';
import { flashName } from '~/domain/snackbar';
import { restoredFormCookie } from '~/features/account/session/restored-form.server';
import { sessionCookie } from '~/features/account/session/visitor-session.server';
import { savedActionCookie } from '~/features/account/sign-in/saved-action.server';
import { isOneTapPage } from '~/features/account/providers/one-tap';
import { campaignName } from '~/domain/campaign';
import { campaignCookie } from '~/features/marketing/campaign.server';
import {
  acceptedName,
  type Consent,
  consentName,
  decodeConsent,
  encodeConsent,
  type Purpose,
} from '~/features/marketing/consent/consent';
import { canLoadContainer } from '~/features/marketing/analytics/can-load-container';
import { experimentsName, readArms, writeArms } from '~/features/marketing/experiments';
import { canTakePart } from '~/features/marketing/experiments.server';
import { viewCookieIn } from '~/request/cookies.server';
import type { RawRequest } from '../http/trusted-proxies';
import { parseCacheableAddress, type CacheableAddress, type CacheRule } from './rules';

type RequestHead = Pick<RawRequest, 'method' | 'url' | 'headers'>;

export interface PageRequest extends CacheableAddress {
  region: Region;
  /** Only cookies that are not personal. */
  cookies: string;
  key: string;
  /** Not part of the page (render.ts). */
  network?: string;
}

/** With one of these cookies pages are personal. */
const personal = [sessionCookie, savedActionCookie, restoredFormCookie, flashName];
const personalPattern = new RegExp(`(?:^|[;\\s])(?:__Host-)?(?:${personal.join('|')})=`);

/** The date of the consent does not appear on pages. */
const someDay = new Date('2026-01-01');

type Site = Pick<Services, 'settings' | 'siteUrl' | 'log'>;

/** Cacheable page of a request, which is rendered from these values alone (render.ts). null: not cacheable. */
export function parsePageRequest(req: RequestHead, region: Region, site: Site): PageRequest | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null;
  const given = req.headers.cookie ?? null;
  if (given !== null && personalPattern.test(given)) return null;
  const end = req.url.indexOf('?');
  const path = end < 0 ? req.url : req.url.slice(0, end);
  const cacheable = parseCacheableAddress(path, end < 0 ? '' : req.url.slice(end + 1));
  if (cacheable?.kind.leadsBack && comesFromListing(req, site.siteUrl)) return null;
  const cookies = cacheable && cookiesFor(cacheable.kind, given, { req, path, site });
  if (!cacheable || cookies === null) return null;
  return { ...cacheable, region, cookies, key: `${cacheable.address} ${region} ${cookies}` };
}

const comesFromListing = ({ headers }: RequestHead, siteUrl: string): boolean =>
  headers.referer?.startsWith(`${siteUrl}/imoveis`) === true;

interface Around {
  req: RequestHead;
  path: string;
  site: Site;
}

/** null: the answer would set a cookie. */
function cookiesFor(kind: CacheRule, given: string | null, around: Around): string | null {
  if (given === null) return '';
  const consent = decodeConsent(given);
  if (kind.showsChoices && consent.decided) return null;
  if (setsCampaign(consent, given, around)) return null;
  const arm = armIn(kind, consent, given);
  if (arm === null) return null;
  const view = kind.hasView ? viewCookieIn(given) : '';
  return [consentFor(consent, arm, around), arm, view].filter(Boolean).join('; ');
}

/** Consent reduced to its effects on this page: notice, One Tap, tags, experiment. */
function consentFor(consent: Consent, arm: string, { path, site: { settings } }: Around): string {
  if (!consent.decided) return '';
  const hasOneTap = consent.marketing && settings.oneTapClientId !== null && isOneTapPage(path);
  const hasTags = settings.gtmId !== null && canLoadContainer(consent);
  const purposes: Purpose[] = [
    ...(arm ? (['preferencias'] as const) : []),
    ...(arm || hasTags ? (['estatisticas'] as const) : []),
    ...(hasOneTap ? (['marketing'] as const) : []),
  ];
  return purposes.length > 0 ? `${consentName}=${encodeConsent(purposes, someDay)}` : `${acceptedName}=1`;
}

/** Cookie of the arm; '': no experiment; null: no arm drawn yet. */
function armIn({ experiment }: CacheRule, consent: Consent, given: string): string | null {
  if (!experiment || !canTakePart(consent)) return '';
  const arm = readArms(given)[experiment];
  return arm ? `${experimentsName}=${writeArms({ [experiment]: arm })}` : null;
}

function setsCampaign(consent: Consent, given: string, { req, site }: Around): boolean {
  if (!consent.marketing && cookieValue(given, campaignName) === undefined) return false;
  const headers = new Headers({ cookie: given });
  if (req.headers.referer) headers.set('referer', req.headers.referer);
  return campaignCookie(new Request(site.siteUrl + req.url, { headers }), site) !== null;
}
