import { clock } from '@domain/clock';
import {
  acceptedName,
  type Consent,
  consentMaxAge,
  consentName,
  decodeConsent,
  encodeConsent,
  type Purpose,
} from './consent';
import { openCookie } from '~/request/cookies.server';

/** What the visitor has allowed (settled §8); nothing optional is stored or loaded without it. */
export const readConsent = (request: Request): Consent => decodeConsent(request.headers.get('Cookie'));

/** The `Set-Cookie` values that remember a choice. Scripts read them too: they ask only who has not chosen. */
export function consentCookies(purposes: readonly Purpose[], now = clock.now()): string[] {
  return [
    openCookie(consentName, encodeConsent(purposes, now), consentMaxAge),
    purposes.length > 0 ? openCookie(acceptedName, '1', consentMaxAge) : openCookie(acceptedName, '', 0),
  ];
}
