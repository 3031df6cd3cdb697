import { cookieValue } from '~/domain/cookie-text';
import type { AnalyticsEvent } from './events';

/** Cookie with events for the next page; scripts remove it. */
export const pendingEventsName = 'medicao';
export const pendingEventsSeconds = 5 * 60;
const maxEvents = 8;

/** `once` is the key for deduplication. */
export type PendingEvent = readonly [once: string, told: AnalyticsEvent];

export const encodePendingEvents = (left: readonly PendingEvent[]): string =>
  encodeURIComponent(JSON.stringify(left.slice(-maxEvents)));

/** Reads a `Cookie` header or `document.cookie`; drops invalid entries. */
export function decodePendingEvents(cookies: string | null): PendingEvent[] {
  const value = cookieValue(cookies, pendingEventsName);
  if (!value) return [];
  try {
    const given: unknown = JSON.parse(decodeURIComponent(value));
    return Array.isArray(given) ? given.slice(0, maxEvents).filter(isPendingEvent) : [];
  } catch {
    return [];
  }
}

/** Only the shape: clean.ts checks the event. */
const isPendingEvent = (given: unknown): given is PendingEvent =>
  Array.isArray(given) && /^[\w-]{8,64}$/.test(String(given[0])) && typeof given[1] === 'object';
