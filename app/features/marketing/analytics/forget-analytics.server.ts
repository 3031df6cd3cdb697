import type { AppLoadContext } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { openCookie } from '~/request/cookies.server';
import { decodeConsent, encodeConsent, consentName, type Purpose } from '../consent/consent';
import { expiredGoogleCookies } from './google-cookies';
import { pendingEventsName } from './pending-events';
import { canLoadContainer } from './can-load-container';

/** `Set-Cookie` values. None without a container: cookies of a parent domain may then be another site's. */
export function expiredAnalyticsCookies(
  { headers }: Pick<Request, 'headers'>,
  purposes: readonly Purpose[],
  { settings, siteUrl }: Pick<AppLoadContext, 'settings' | 'siteUrl'>,
): string[] {
  if (!settings.gtmId) return [];
  const consent = decodeConsent(`${consentName}=${encodeConsent(purposes, clock.now())}`);
  const left = canLoadContainer(consent) ? [] : [openCookie(pendingEventsName, '', 0)];
  return [...left, ...expiredGoogleCookies(headers.get('Cookie'), consent, new URL(siteUrl).hostname)];
}
