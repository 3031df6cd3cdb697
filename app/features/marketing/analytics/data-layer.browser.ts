import { clock } from '@domain/clock';
import { decodeConsent } from '../consent/consent';
import { cleaned } from './clean';
import { mayTell, type Told } from './events';
import { signalsOf } from './signals';
import { isFirst } from './told-once.browser';

declare global {
  interface Window {
    /** What Google Tag Manager reads; it is there only once a visitor has allowed it. */
    dataLayer?: object[];
  }
}

const push = (what: object) => (window.dataLayer ??= []).push(what);

/** One of Google's own commands, which Tag Manager knows by its being `arguments`. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}

let isBegun = false;

/** Says what the visitor allows: at first that nothing is, so that nothing runs before it is known what may. */
export function signal(): void {
  const nothing = { preferences: false, statistics: false, marketing: false };
  if (!isBegun) command('consent', 'default', signalsOf(nothing));
  isBegun = true;
  command('consent', 'update', signalsOf(decodeConsent(document.cookie)));
}

let place = '';

/**
 * Says which address Google's own tags are to tell of, in place of the one that they read, which has its query. Of the
 * page before this document its site alone is told.
 */
export function signalPlace(page_location: string): void {
  if (place === page_location) return;
  const { referrer } = document;
  const page_referrer = place || (URL.canParse(referrer) ? new URL(referrer).origin : '');
  place = page_location;
  command('set', { page_location, page_referrer });
}

/** Says that Tag Manager begins, and where. */
export function signalStart(page_location: string): void {
  push({ event: 'gtm.js', 'gtm.start': clock.nowMs(), page_location });
}

/**
 * Tells an event where the visitor allows it; anything in it that is not of the table of events is left out.
 * @param once what it is known by, where it could come twice
 */
export function tell(told: Told, once?: string): void {
  const event = cleaned(told);
  if (!event || !mayTell(event.event, decodeConsent(document.cookie))) return;
  if (once === undefined || isFirst(once)) push(event);
}
