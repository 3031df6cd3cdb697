import { cookieValue } from '~/domain/cookie-text';
import type { Told } from './events';

/** The cookie by which an answer leaves to the page that follows what it is to tell; scripts take it away. */
export const leftToTellName = 'medicao';
/** Long enough for a page whose scripts come slowly, in seconds. */
export const leftToTellSeconds = 5 * 60;
/** A page has no more to tell than its visitor does in that time. */
const most = 8;

/** An event and what it is known by: the same answer given twice is told once. */
export type LeftToTell = readonly [once: string, told: Told];

/** As a cookie's value. */
export const encodeLeft = (left: readonly LeftToTell[]): string =>
  encodeURIComponent(JSON.stringify(left.slice(-most)));

/** What stands in a `Cookie` header or in `document.cookie`; what is not of our shape is nothing. */
export function decodeLeft(cookies: string | null): LeftToTell[] {
  const value = cookieValue(cookies, leftToTellName);
  if (!value) return [];
  try {
    const given: unknown = JSON.parse(decodeURIComponent(value));
    return Array.isArray(given) ? given.slice(0, most).filter(isLeft) : [];
  } catch {
    return [];
  }
}

/** The event itself is looked at by the last gate (clean.ts). */
const isLeft = (given: unknown): given is LeftToTell =>
  Array.isArray(given) && /^[\w-]{8,64}$/.test(String(given[0])) && typeof given[1] === 'object';
