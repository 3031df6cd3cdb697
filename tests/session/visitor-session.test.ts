import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secretRequiredCode } from '@contract/errors';
import { testSeals, visitorSession } from '../support/visitor';
import { createApiClient } from '~/back-end/client.server';
import {
  sessionCookie,
  sessionMaxAge,
  type SessionData,
  type VisitorSession,
} from '~/features/account/session/visitor-session.server';

const minute = 60_000;
const day = 24 * 60 * minute;
/** What the back end answers to a renewal, and how often it was asked. */
let answer: () => Response;
let renewals: unknown[];
const api = createApiClient({
  fetch: async (request) => {
    renewals.push(await request.json());
    return answer();
  },
});
const renewed = () =>
  Response.json({ access_token: 'the new bearer', expires_in: 3600, user: { has_products: true } });
const refused = (status: number) => () =>
  Response.json({ status: 'error', code: 'x', message: 'não' }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  renewals = [];
  answer = renewed;
});
afterEach(() => vi.useRealTimers());

const inSession = (data: Partial<SessionData>): SessionData => ({
  username: 'clara@example.com',
  provider: 'bossa-nova',
  token: 'the old bearer',
  expires: Date.now() + 30 * minute,
  refreshToken: 'what renews it',
  hasProducts: false,
  begun: Date.now(),
  ...data,
});
const nameAndValue = (setCookie: string) => setCookie.split(';')[0]!;
const cookieOf = (data: Partial<SessionData> = {}) =>
  nameAndValue(testSeals.cookie(sessionCookie, inSession(data), sessionMaxAge));
const sessionOf = (data?: Partial<SessionData>) => visitorSession(api, cookieOf(data));

/** What the answer does to the cookie, and who may keep it. */
function finished(session: VisitorSession, cacheControl?: string) {
  const headers = new Headers(cacheControl ? { 'Cache-Control': cacheControl } : {});
  session.finish(headers);
  const cookie = headers.get('Set-Cookie');
  const stored = cookie ? (testSeals.read(nameAndValue(cookie), sessionCookie) as SessionData | null) : null;
  return { cookie, kept: stored, cacheControl: headers.get('Cache-Control') };
}

describe('a visitor without a session', () => {
  test.each([
    ['no cookie', null],
    ['somebody else’s cookies', 'a=1; sessao=abc'],
    ['a cookie that is not ours', '__Host-sessao=abcdefgh'],
    ['one of an older shape', nameAndValue(testSeals.cookie(sessionCookie, { username: 'clara' }, 60))],
  ])('(%s) is anonymous: no call, no cookie, no change of the answer', async (_, cookie) => {
    const session = visitorSession(api, cookie);
    expect([session.user, await session.customer(), renewals]).toEqual([null, null, []]);
    expect(finished(session, 'public, max-age=60')).toEqual({
      cookie: null,
      kept: null,
      cacheControl: 'public, max-age=60',
    });
  });
});

describe('the bearer of a public call', () => {
  test('is the session’s, without a renewal before its end', async () => {
    const session = sessionOf({ expires: Date.now() + 1 });
    expect([await session.bearer(), renewals.length]).toEqual(['the old bearer', 0]);
    expect(session.person).not.toContain('bearer');
    expect(session.person).not.toBe(sessionOf({ token: 'another bearer' }).person);
  });

  test('is renewed once after its end, for all calls of a page', async () => {
    const session = sessionOf({ expires: Date.now() });
    expect(await Promise.all([session.bearer(), session.bearer()])).toEqual([
      'the new bearer',
      'the new bearer',
    ]);
    expect(renewals).toHaveLength(1);
  });

  test.each([401, 503])('is none if its renewal is answered %i', async (status) => {
    answer = refused(status);
    const session = sessionOf({ expires: Date.now() });
    expect(await session.bearer()).toBeNull();
    expect(session.hasEnded).toBe(status === 401);
  });

  test('ends its session if it is refused, but not a renewed session', async () => {
    const session = sessionOf({ expires: Date.now() });
    await session.bearer();
    session.refuse('the old bearer');
    expect(session.hasEnded).toBe(false);
    session.refuse('the new bearer');
    expect([session.hasEnded, session.person, await session.bearer()]).toEqual([true, null, null]);
  });
});

describe('a session', () => {
  test('makes its pages private, no-cache, and guarded ones no-store', () => {
    const session = sessionOf();
    expect(session.user).toMatchObject({ username: 'clara@example.com', hasProducts: false });
    expect(finished(session, 'public, max-age=60').cacheControl).toBe('private, no-cache');
    session.isPrivate = true;
    expect(finished(session).cacheControl).toBe('no-store');
  });

  test('begins with a cookie of a year that holds what the back end answered', () => {
    const session = visitorSession(api);
    session.begin(
      {
        access_token: 'b',
        expires_in: 60,
        refresh_token: 'r',
        user: {
          email: null,
          name: `Clara ${'de '.repeat(100)}Nunes`,
          has_products: true,
          public_id: null,
          is_new: false,
        },
      },
      { username: 'clara@example.com', provider: 'google' },
    );
    const { cookie, kept: stored } = finished(session);
    expect(cookie).toContain('; Max-Age=31536000;');
    const expires = Date.now() + minute;
    expect(stored).toMatchObject({
      provider: 'google',
      token: 'b',
      refreshToken: 'r',
      expires,
      hasProducts: true,
      firstName: 'Clara',
    });
  });

  test('has the latest first name from sign-in, renewal or user data', async () => {
    const session = sessionOf({ firstName: 'Clara' });
    expect([session.saveName('Clara Nunes'), finished(session).cookie]).toEqual([false, null]);
    expect([session.saveName('Ana Nunes'), session.user?.firstName]).toEqual([true, 'Ana']);
    expect(finished(session).kept?.firstName).toBe('Ana');
    expect((await renewedOf({ firstName: 'Clara' })).kept?.firstName).toBe('Clara');
    const named = { email: null, name: 'Ana Nunes', has_products: true };
    answer = () => Response.json({ access_token: 'b', expires_in: 60, user: named });
    expect((await renewedOf({ firstName: 'Clara' })).kept?.firstName).toBe('Ana');
  });

  test('stays small enough for a cookie by whatever name', () => {
    const session = sessionOf({ token: 'x'.repeat(43) });
    session.saveName('\u{20000}'.repeat(5_000));
    expect(finished(session).cookie!.length).toBeLessThan(1_200);
  });

  test('that ends takes its cookie away', () => {
    const session = sessionOf();
    session.end();
    expect(session.user).toBeNull();
    expect(session.hasEnded).toBe(true);
    expect(finished(session).cookie).toMatch(/^__Host-sessao=; Max-Age=0;/);
  });

  test('ends a year after signing in, however much it is used', async () => {
    const begun = Date.now() - 364 * day;
    const { cookie, kept: stored } = await renewedOf({ begun });
    expect(cookie).toContain(`; Max-Age=${24 * 3600};`);
    expect(stored).toMatchObject({ begun, token: 'the new bearer' });
    const over = sessionOf({ begun: begun - day });
    expect([await over.customer(), over.hasEnded, renewals.length]).toEqual([null, true, 1]);
  });
});

/** What is kept of a session whose bearer is renewed. */
async function renewedOf(data: Partial<SessionData>) {
  const session = sessionOf({ ...data, expires: Date.now() + minute / 2 });
  await session.customer();
  return finished(session);
}

describe('its bearer', () => {
  test('with a while left is used as it is', async () => {
    const session = sessionOf({ expires: Date.now() + 2 * minute });
    expect(await session.customer()).not.toBeNull();
    expect([renewals, finished(session).cookie]).toEqual([[], null]);
  });

  test('about to expire is renewed once for concurrent calls, and stored', async () => {
    const session = sessionOf({ expires: Date.now() + minute / 2 });
    const customers = await Promise.all([session.customer(), session.customer(), session.customer()]);
    expect(customers).not.toContain(null);
    expect(renewals).toEqual([{ refresh_token: 'what renews it' }]);
    const expires = Date.now() + 60 * minute;
    const stored = { token: 'the new bearer', refreshToken: 'what renews it', expires, hasProducts: true };
    expect(finished(session).kept).toMatchObject(stored);
  });

  test('outlives a back end that refuses the website itself (API_SECRET)', async () => {
    answer = () =>
      Response.json({ status: 'error', code: secretRequiredCode, message: 'não' }, { status: 403 });
    const session = sessionOf({ expires: Date.now() });
    await expect(session.customer()).rejects.toMatchObject({ status: 403 });
    expect([session.hasEnded, finished(session).cookie]).toEqual([false, null]);
  });

  test.each([401, 403, 410])('that the back end will not renew (%i) ends the session', async (status) => {
    answer = refused(status);
    const session = sessionOf({ expires: Date.now() - minute });
    expect(await session.customer()).toBeNull();
    expect([session.hasEnded, session.user]).toEqual([true, null]);
  });

  test.each([429, 500, 503])('that cannot be renewed just now (%i) is used to its end', async (status) => {
    answer = refused(status);
    const soon = sessionOf({ expires: Date.now() + minute / 2 });
    expect(await soon.customer()).not.toBeNull();
    const over = sessionOf({ expires: Date.now() - minute });
    await expect(over.customer()).rejects.toMatchObject({ status });
    expect([over.hasEnded, finished(over).cookie]).toEqual([false, null]);
  });

  test('of a back end that renews none ends the session with it', async () => {
    const soon = sessionOf({ refreshToken: null, expires: Date.now() + minute / 2 });
    expect(await soon.customer()).not.toBeNull();
    const over = sessionOf({ refreshToken: null, expires: Date.now() - 1 });
    expect([await over.customer(), over.hasEnded, renewals]).toEqual([null, true, []]);
  });
});
