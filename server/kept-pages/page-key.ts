import type { Region } from '@domain/geolocation';
import type { SharedContext } from '~/context';
import { cookieValue } from '~/domain/cookie-text';
import { flashName } from '~/domain/snackbar';
import { keptFormCookie } from '~/features/account/session/keep-form.server';
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
import { mayLoad } from '~/features/marketing/analytics/may-load';
import { experimentsName, readArms, writeArms } from '~/features/marketing/experiments';
import { mayTakePart } from '~/features/marketing/experiments.server';
import { viewCookieIn } from '~/request/cookies.server';
import type { Arrived } from '../trusted-proxies';
import { keptAddress, type KeptAddress, type PageKind } from './page-kinds';

/** All of a request that a kept page is known by. */
type Asked = Pick<Arrived, 'method' | 'url' | 'headers'>;

/** A kept page that is asked for: all that it may be made of, and by which it is known. */
export interface AskedPage extends KeptAddress {
  region: Region;
  /** The cookies that it is made with: those of its own kind that say nothing of a person. */
  cookies: string;
  key: string;
}

/** Who comes with one of these sees what is theirs: their pages are made for them alone. */
const personal = [sessionCookie, savedActionCookie, keptFormCookie, flashName];
const personalPattern = new RegExp(`(?:^|[;\\s])(?:__Host-)?(?:${personal.join('|')})=`);

/** Any day: when somebody has chosen says nothing on a page. */
const someDay = new Date('2026-01-01');

type Site = Pick<SharedContext, 'settings' | 'siteUrl' | 'log'>;

/**
 * The page that a request asks for, where it is one that others may be given too: a public page, and nothing about the
 * request that its answer depends on besides its address, region, view, consent's class and arm. null: it is made anew.
 * What is not among these reaches no kept page: it is made from them alone (ask-site.ts).
 */
export function askedPage(req: Asked, region: Region, site: Site): AskedPage | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null;
  const given = req.headers.cookie ?? null;
  if (given !== null && personalPattern.test(given)) return null;
  const end = req.url.indexOf('?');
  const path = end < 0 ? req.url : req.url.slice(0, end);
  const asked = keptAddress(path, end < 0 ? '' : req.url.slice(end + 1));
  if (asked?.kind.leadsBack && comesFromListing(req, site.siteUrl)) return null;
  const cookies = asked && cookiesFor(asked.kind, given, { req, path, site });
  if (!asked || cookies === null) return null;
  return { ...asked, region, cookies, key: `${asked.address} ${region} ${cookies}` };
}

const comesFromListing = ({ headers }: Asked, siteUrl: string): boolean =>
  headers.referer?.startsWith(`${siteUrl}/imoveis`) === true;

interface Around {
  req: Asked;
  path: string;
  site: Site;
}

/** null: the answer would set a cookie. */
function cookiesFor(kind: PageKind, given: string | null, around: Around): string | null {
  if (given === null) return '';
  const consent = decodeConsent(given);
  if (kind.showsChoices && consent.decided) return null;
  if (setsCampaign(consent, given, around)) return null;
  const arm = armIn(kind, consent, given);
  if (arm === null) return null;
  const view = kind.hasView ? viewCookieIn(given) : '';
  return [consentFor(consent, arm, around), arm, view].filter(Boolean).join('; ');
}

/** Consent as far as this page differs by it: whether the notice stands in it, whether one tap or tags may run, who takes part. */
function consentFor(consent: Consent, arm: string, { path, site: { settings } }: Around): string {
  if (!consent.decided) return '';
  const hasOneTap = consent.marketing && settings.oneTapClientId !== null && isOneTapPage(path);
  const hasTags = settings.gtmId !== null && mayLoad(consent);
  const purposes: Purpose[] = [
    ...(arm ? (['preferencias'] as const) : []),
    ...(arm || hasTags ? (['estatisticas'] as const) : []),
    ...(hasOneTap ? (['marketing'] as const) : []),
  ];
  return purposes.length > 0 ? `${consentName}=${encodeConsent(purposes, someDay)}` : `${acceptedName}=1`;
}

/** The arm that a page of this kind is shown in; '': the site as it is; null: it is still to be drawn. */
function armIn({ experiment }: PageKind, consent: Consent, given: string): string | null {
  if (!experiment || !mayTakePart(consent)) return '';
  const arm = readArms(given)[experiment];
  return arm ? `${experimentsName}=${writeArms({ [experiment]: arm })}` : null;
}

/** Whether where this visitor comes from is to be kept, or let go, by the answer. */
function setsCampaign(consent: Consent, given: string, { req, site }: Around): boolean {
  if (!consent.marketing && cookieValue(given, campaignName) === undefined) return false;
  const headers = new Headers({ cookie: given });
  if (req.headers.referer) headers.set('referer', req.headers.referer);
  return campaignCookie(new Request(site.siteUrl + req.url, { headers }), site) !== null;
}
