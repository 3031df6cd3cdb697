import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Consent } from '~/features/marketing/consent/consent';
import { isOneTapPage } from './one-tap';
import type { Seals } from '~/request/seals';

/** Cookie with the sealed nonce that the credential must repeat. It lasts an hour, because pages stay open. */
export const nonceCookie = 'um-toque';
export const nonceMaxAge = 3600;

/** Only if configured, signed out, and with marketing consent (settled §8). */
export const isOneTapAllowed = (
  { settings, session }: Pick<AppLoadContext, 'settings' | 'session'>,
  consent: Consent,
): boolean => settings.oneTapClientId !== null && !session.user && consent.marketing;

export const hasOneTap = (
  context: Pick<AppLoadContext, 'settings' | 'session'>,
  consent: Consent,
  path: string,
): boolean => isOneTapAllowed(context, consent) && isOneTapPage(path);

/** All tabs share one nonce. A nonce for each tab would invalidate the others. */
export function nonceFor(seals: Seals, cookieHeader: string | null): { nonce: string; cookie: string } {
  const nonce = readNonce(seals, cookieHeader) ?? randomBytes(24).toString('base64url');
  return { nonce, cookie: seals.cookie(nonceCookie, nonce, nonceMaxAge) };
}

export function readNonce(seals: Seals, cookieHeader: string | null): string | null {
  const value = seals.read(cookieHeader, nonceCookie);
  return typeof value === 'string' ? value : null;
}
