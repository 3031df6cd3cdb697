import { clock } from '@domain/kernel/clock';
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

/** Consent of the visitor (settled §8); without it nothing optional is stored or loaded. */
export const readConsent = (request: Request): Consent => decodeConsent(request.headers.get('Cookie'));

/** `Set-Cookie` values of a choice; scripts read them too. */
export function consentCookies(purposes: readonly Purpose[], now = clock.now()): string[] {
  return [
    openCookie(consentName, encodeConsent(purposes, now), consentMaxAge),
    purposes.length > 0 ? openCookie(acceptedName, '1', consentMaxAge) : openCookie(acceptedName, '', 0),
  ];
}
