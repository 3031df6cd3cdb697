import type { AppLoadContext } from '@remix-run/node';
import { clock } from '@domain/clock';
import { openCookie } from '~/request/cookies.server';
import { decodeConsent, encodeConsent, consentName, type Purpose } from '../consent/consent';
import { googleCookiesOver } from './google-cookies';
import { leftToTellName } from './left-to-tell';
import { mayLoad } from './may-load';

/**
 * The `Set-Cookie` values that take away what analytics has left in the browser and a choice no longer allows; none where
 * the operator has no analytics: what lies on a parent domain is then another site's.
 */
export function analyticsOver(
  { headers }: Pick<Request, 'headers'>,
  purposes: readonly Purpose[],
  { settings, siteUrl }: Pick<AppLoadContext, 'settings' | 'siteUrl'>,
): string[] {
  if (!settings.gtmId) return [];
  const consent = decodeConsent(`${consentName}=${encodeConsent(purposes, clock.now())}`);
  const left = mayLoad(consent) ? [] : [openCookie(leftToTellName, '', 0)];
  return [...left, ...googleCookiesOver(headers.get('Cookie'), consent, new URL(siteUrl).hostname)];
}
