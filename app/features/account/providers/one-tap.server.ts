import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Consent } from '~/features/marketing/consent/consent';
import { isOneTapPage } from './one-tap';
import type { Seals } from '~/request/seals';

/** What a credential has to repeat, sealed; a page may stand for a while before somebody taps. */
export const nonceCookie = 'um-toque';
export const nonceMaxAge = 3600;

/** Whether one tap may load at all: set up, for the signed-out who allow it (settled §8). */
export const isOneTapAllowed = (
  { settings, session }: Pick<AppLoadContext, 'settings' | 'session'>,
  consent: Consent,
): boolean => settings.oneTapClientId !== null && !session.user && consent.marketing;

/** Whether a document's scripts and its security policy let it in. */
export const hasOneTap = (
  context: Pick<AppLoadContext, 'settings' | 'session'>,
  consent: Consent,
  path: string,
): boolean => isOneTapAllowed(context, consent) && isOneTapPage(path);

/** The browser's nonce and the cookie that keeps it; tabs share one, or the last would shut out the others. */
export function nonceFor(seals: Seals, cookieHeader: string | null): { nonce: string; cookie: string } {
  const nonce = readNonce(seals, cookieHeader) ?? randomBytes(24).toString('base64url');
  return { nonce, cookie: seals.cookie(nonceCookie, nonce, nonceMaxAge) };
}

/** What the credential of this browser has to repeat, or null. */
export function readNonce(seals: Seals, cookieHeader: string | null): string | null {
  const kept = seals.read(cookieHeader, nonceCookie);
  return typeof kept === 'string' ? kept : null;
}
