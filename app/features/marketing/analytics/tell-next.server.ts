import { createHash, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { openCookie } from '~/request/cookies.server';
import { decodeConsent } from '../consent/consent';
import { mayTell, type Told } from './events';
import { decodeLeft, encodeLeft, type LeftToTell, leftToTellName, leftToTellSeconds } from './left-to-tell';

/**
 * Leaves an event to be told by the page that follows an answer, however many redirects lie between.
 * @param key what makes it this event and no other: the same left again is told once. Else it is one of its own
 */
export function tellNext({ answer }: Pick<AppLoadContext, 'answer'>, told: Told, key?: string): void {
  const once = key === undefined ? randomUUID() : createHash('sha256').update(key).digest('hex').slice(0, 32);
  answer.toTell = [...(answer.toTell ?? []), [once, told]];
}

/**
 * The `Set-Cookie` value that carries there what an answer has left, and what was left before and is not told yet; null
 * where the visitor allows none of it.
 */
export function leftToTellCookie(cookies: string | null, left: readonly LeftToTell[]): string | null {
  const consent = decodeConsent(cookies);
  const allowed = left.filter(([, { event }]) => mayTell(event, consent));
  if (allowed.length === 0) return null;
  const all = new Map([...decodeLeft(cookies), ...allowed].map((each) => [each[0], each]));
  return openCookie(leftToTellName, encodeLeft([...all.values()]), leftToTellSeconds);
}
