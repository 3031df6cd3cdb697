import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const kept = cookie ? (testSeals.read(nameAndValue(cookie), sessionCookie) as SessionData | null) : null;
  return { cookie, kept, cacheControl: headers.get('Cache-Control') };
}

describe('a visitor without a session', () => {
  test.each([
    ['no cookie', null],
    ['somebody else’s cookies', 'a=1; sessao=abc'],
    ['a cookie that is not ours', '__Host-sessao=abcdefgh'],
    ['one of an older shape', nameAndValue(testSeals.cookie(sessionCookie, { username: 'clara' }, 60))],
  ])('(%s) is nobody, and costs nothing: no call, no cookie, no change of the answer', async (_, cookie) => {
    const session = visitorSession(api, cookie);
    expect([session.user, await session.customer(), renewals]).toEqual([null, null, []]);
    expect(finished(session, 'public, max-age=60')).toEqual({
      cookie: null,
      kept: null,
      cacheControl: 'public, max-age=60',
    });
  });
});

describe('a session', () => {
  test('has its pages asked for anew each time, and those behind the guard kept by nobody', () => {
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
          number: null,
          is_new: false,
        },
      },
      { username: 'clara@example.com', provider: 'google' },
    );
    const { cookie, kept } = finished(session);
    expect(cookie).toContain('; Max-Age=31536000;');
    const expires = Date.now() + minute;
    expect(kept).toMatchObject({
      provider: 'google',
      token: 'b',
      refreshToken: 'r',
      expires,
      hasProducts: true,
      firstName: 'Clara',
    });
  });

  test('has the first name that the back end tells last: at signing in, with a renewal, and where the name was read', async () => {
    const session = sessionOf({ firstName: 'Clara' });
    expect([session.keepName('Clara Nunes'), finished(session).cookie]).toEqual([false, null]);
    expect([session.keepName('Ana Nunes'), session.user?.firstName]).toEqual([true, 'Ana']);
    expect(finished(session).kept?.firstName).toBe('Ana');
    expect((await renewedOf({ firstName: 'Clara' })).kept?.firstName).toBe('Clara');
    const named = { email: null, name: 'Ana Nunes', has_products: true };
    answer = () => Response.json({ access_token: 'b', expires_in: 60, user: named });
    expect((await renewedOf({ firstName: 'Clara' })).kept?.firstName).toBe('Ana');
  });

  test('stays small enough for a cookie by whatever name', () => {
    const session = sessionOf({ token: 'x'.repeat(43) });
    session.keepName('\u{20000}'.repeat(5_000));
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
    const { cookie, kept } = await renewedOf({ begun });
    expect(cookie).toContain(`; Max-Age=${24 * 3600};`);
    expect(kept).toMatchObject({ begun, token: 'the new bearer' });
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

  test('about to end is renewed once, however many ask at the same time, and kept with what renews it', async () => {
    const session = sessionOf({ expires: Date.now() + minute / 2 });
    const customers = await Promise.all([session.customer(), session.customer(), session.customer()]);
    expect(customers).not.toContain(null);
    expect(renewals).toEqual([{ refresh_token: 'what renews it' }]);
    const expires = Date.now() + 60 * minute;
    const kept = { token: 'the new bearer', refreshToken: 'what renews it', expires, hasProducts: true };
    expect(finished(session).kept).toMatchObject(kept);
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
