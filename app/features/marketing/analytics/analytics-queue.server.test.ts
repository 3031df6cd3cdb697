import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { consentName, encodeConsent, type Purpose } from '../consent/consent';
import { decodePendingEvents, pendingEventsName } from './pending-events';
import { pendingEventsCookie, queueEvent } from './analytics-queue.server';

const consent = (...purposes: Purpose[]) => `${consentName}=${encodeConsent(purposes, new Date())}`;
const answered = () => ({ answer: {} }) as Pick<AppLoadContext, 'answer'>;
const eventsIn = (cookie: string | null) => decodePendingEvents(cookie).map(([, { event }]) => event);

test.each([
  ['who has not chosen', '', null],
  ['who refused', consent(), null],
  ['who allows preferences alone', consent('preferencias'), null],
  ['who allows statistics', consent('estatisticas'), ['login', 'generate_lead']],
  ['who allows marketing alone', consent('marketing'), ['generate_lead']],
])('to the next page of %s is left no more than they allow', (_who, cookies, left) => {
  const context = answered();
  queueEvent(context, { event: 'login', method: 'email' });
  queueEvent(context, { event: 'generate_lead', lead_type: 'contact' }, 'the lead’s own key');
  const cookie = pendingEventsCookie(cookies, context.answer.pendingEvents ?? []);
  expect(cookie && eventsIn(cookie)).toEqual(left);
  expect(cookie ?? '').not.toContain('own key');
});

test('keeps pending events with new ones and dedupes the same lead', () => {
  const given = (cookies: string, key?: string) => {
    const context = answered();
    queueEvent(context, { event: 'generate_lead', lead_type: 'contact' }, key);
    return pendingEventsCookie(
      `${consent('estatisticas')}; ${cookies}`,
      context.answer.pendingEvents!,
    )!.split(';')[0]!;
  };
  const first = given('', 'one');
  expect(eventsIn(given(first, 'one'))).toHaveLength(1);
  expect(eventsIn(given(first, 'two'))).toHaveLength(2);
  expect(eventsIn(given(given(first), undefined))).toHaveLength(3);
});

test('an answer that leaves nothing sets no cookie', () => {
  expect(pendingEventsCookie(consent('estatisticas'), [])).toBeNull();
});

test.each(['', 'x', '%', '%5B%5D', '1', '[1]', '[["short",{}]]', '{"0":1}'])(
  'what somebody else has written there (%j) is nothing',
  (value) => {
    expect(decodePendingEvents(`${pendingEventsName}=${encodeURIComponent(value)}`)).toEqual([]);
    expect(decodePendingEvents(`${pendingEventsName}=${value}`)).toEqual([]);
  },
);

test('the cookie stays small however much is left', () => {
  const context = answered();
  for (let i = 0; i < 100; i += 1)
    queueEvent(context, { event: 'sign_up', method: 'google', user_id: 'f'.repeat(36) });
  const cookie = pendingEventsCookie(consent('estatisticas'), context.answer.pendingEvents!)!;
  expect(cookie.length).toBeLessThan(3500);
});
