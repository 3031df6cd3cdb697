import { createHash, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { openCookie } from '~/request/cookies.server';
import { decodeConsent } from '../consent/consent';
import { canTrack, type AnalyticsEvent } from './events';
import {
  decodePendingEvents,
  encodePendingEvents,
  type PendingEvent,
  pendingEventsName,
  pendingEventsSeconds,
} from './pending-events';

/** Queues an event for the next page, across redirects. @param key default: unique @returns key for deduplication */
export function queueEvent(
  { answer }: Pick<AppLoadContext, 'answer'>,
  analyticsEvent: AnalyticsEvent,
  key?: string,
): string {
  const once = key === undefined ? randomUUID() : createHash('sha256').update(key).digest('hex').slice(0, 32);
  answer.pendingEvents = [...(answer.pendingEvents ?? []), [once, analyticsEvent]];
  return once;
}

/** `Set-Cookie` value with new and older pending events; null if consent allows none. */
export function pendingEventsCookie(cookies: string | null, left: readonly PendingEvent[]): string | null {
  const consent = decodeConsent(cookies);
  const allowed = left.filter(([, { event }]) => canTrack(event, consent));
  if (allowed.length === 0) return null;
  const all = new Map([...decodePendingEvents(cookies), ...allowed].map((each) => [each[0], each]));
  return openCookie(pendingEventsName, encodePendingEvents([...all.values()]), pendingEventsSeconds);
}
