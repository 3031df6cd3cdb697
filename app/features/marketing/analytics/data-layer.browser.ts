import { clock } from '@domain/kernel/clock';
import { decodeConsent } from '../consent/consent';
import { cleaned } from './clean';
import { canTrack, type AnalyticsEvent } from './events';
import { signalsOf } from './signals';
import { isFirstTime } from './dedupe.browser';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const push = (what: object) => (window.dataLayer ??= []).push(what);

/** Tag Manager detects commands by their `arguments` object. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}

let isBegun = false;

/** Sends consent signals, first 'denied' for all, so that nothing runs before consent. */
export function signal(): void {
  const nothing = { preferences: false, statistics: false, marketing: false };
  if (!isBegun) command('consent', 'default', signalsOf(nothing));
  isBegun = true;
  command('consent', 'update', signalsOf(decodeConsent(document.cookie)));
}

let place = '';

/** Sets the URL that Google's tags report, without its query. The referrer is reduced to its origin. */
export function signalPlace(page_location: string): void {
  if (place === page_location) return;
  const { referrer } = document;
  const page_referrer = place || (URL.canParse(referrer) ? new URL(referrer).origin : '');
  place = page_location;
  command('set', { page_location, page_referrer });
}

export function signalStart(page_location: string): void {
  push({ event: 'gtm.js', 'gtm.start': clock.nowMs(), page_location });
}

/** Drops unknown fields, and events without consent. @param once key for deduplication */
export function track(given: AnalyticsEvent, once?: string): void {
  const event = cleaned(given);
  if (!event || !canTrack(event.event, decodeConsent(document.cookie))) return;
  if (once === undefined || isFirstTime(once)) push(event);
}
