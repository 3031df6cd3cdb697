import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { consentName, encodeConsent, type Purpose } from '../consent/consent';
import { decodeLeft, leftToTellName } from './left-to-tell';
import { leftToTellCookie, tellNext } from './tell-next.server';

const consent = (...purposes: Purpose[]) => `${consentName}=${encodeConsent(purposes, new Date())}`;
const answered = () => ({ answer: {} }) as Pick<AppLoadContext, 'answer'>;
const eventsIn = (cookie: string | null) => decodeLeft(cookie).map(([, { event }]) => event);

test.each([
  ['who has not chosen', '', null],
  ['who refused', consent(), null],
  ['who allows preferences alone', consent('preferencias'), null],
  ['who allows statistics', consent('estatisticas'), ['login', 'generate_lead']],
  ['who allows marketing alone', consent('marketing'), ['generate_lead']],
])('to the next page of %s is left no more than they allow', (_who, cookies, left) => {
  const context = answered();
  tellNext(context, { event: 'login', method: 'email' });
  tellNext(context, { event: 'generate_lead', lead_type: 'contact' }, 'the lead’s own key');
  const cookie = leftToTellCookie(cookies, context.answer.toTell ?? []);
  expect(cookie && eventsIn(cookie)).toEqual(left);
  expect(cookie ?? '').not.toContain('own key');
});

test('what is not told yet goes on with what comes then, and the same lead is left once', () => {
  const given = (cookies: string, key?: string) => {
    const context = answered();
    tellNext(context, { event: 'generate_lead', lead_type: 'contact' }, key);
    return leftToTellCookie(`${consent('estatisticas')}; ${cookies}`, context.answer.toTell!)!.split(';')[0]!;
  };
  const first = given('', 'one');
  expect(eventsIn(given(first, 'one'))).toHaveLength(1);
  expect(eventsIn(given(first, 'two'))).toHaveLength(2);
  expect(eventsIn(given(given(first), undefined))).toHaveLength(3);
});

test('an answer that leaves nothing sets no cookie', () => {
  expect(leftToTellCookie(consent('estatisticas'), [])).toBeNull();
});

test.each(['', 'x', '%', '%5B%5D', '1', '[1]', '[["short",{}]]', '{"0":1}'])(
  'what somebody else has written there (%j) is nothing',
  (value) => {
    expect(decodeLeft(`${leftToTellName}=${encodeURIComponent(value)}`)).toEqual([]);
    expect(decodeLeft(`${leftToTellName}=${value}`)).toEqual([]);
  },
);

test('the cookie stays small however much is left', () => {
  const context = answered();
  for (let i = 0; i < 100; i += 1)
    tellNext(context, { event: 'sign_up', method: 'google', user_id: 'f'.repeat(32) });
  const cookie = leftToTellCookie(consent('estatisticas'), context.answer.toTell!)!;
  expect(cookie.length).toBeLessThan(3500);
});
