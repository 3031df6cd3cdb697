import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionCookieOf, visitorSession } from '@tests/support/visitor';
import { createApiClient } from '~/back-end/client.server';
import { endFormerSession } from './end-former-session.server';

let calls: string[];
let answer: (path: string) => Response | Promise<Response>;
/** Of an operator's back end. Each client remembers the calls that it lacks. */
const client = () =>
  createApiClient({
    baseUrl: 'https://api.operador.example/v1',
    fetch: async ({ method, url, headers }) => {
      const path = new URL(url).pathname;
      calls.push(`${method} ${path} ${headers.get('authorization')}`);
      return answer(path);
    },
  });
const log = { warn: vi.fn() };
const newSession = {
  access_token: 'the-new-bearer',
  expires_in: 900,
  refresh_token: 'the-new-token',
  user: { email: null, name: null, has_products: false, public_id: null, is_new: false },
};
const who = { username: 'clara@exemplo.com.br', provider: 'bossa-nova' };
const replaced = (data: Parameters<typeof sessionCookieOf>[0], answered = newSession) =>
  visitorSession(client(), sessionCookieOf({ token: 'the-former-bearer', ...data })).begin(answered, who);
const refused = (status: number) => () =>
  Response.json({ status: 'error', code: 'x', message: 'não' }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  log.warn.mockReset();
  answer = () => Response.json({});
});
afterEach(() => vi.useRealTimers());

test('posts auth/logout with the former bearer, once', async () => {
  await endFormerSession(replaced({})!, log);
  expect(calls).toEqual(['POST /v1/auth/logout Bearer the-former-bearer']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('renews an expired bearer first, apart from the new session', async () => {
  answer = (path) =>
    Response.json(path.endsWith('refresh') ? { ...newSession, access_token: 'renewed' } : {});
  const session = visitorSession(client(), sessionCookieOf({ refreshToken: 'r', expires: Date.now() - 1 }));
  await endFormerSession(session.begin(newSession, who)!, log);
  expect(calls).toEqual(['POST /v1/auth/refresh null', 'POST /v1/auth/logout Bearer renewed']);
  expect(await session.bearer()).toBe('the-new-bearer');
});

test('calls nothing for a bearer that expired and cannot be renewed', async () => {
  await endFormerSession(replaced({ expires: Date.now() - 1 })!, log);
  expect(calls).toEqual([]);
});

test.each([
  ['no session', visitorSession(client()).begin(newSession, who)],
  ['the same bearer', replaced({ token: newSession.access_token })],
  ['the same refresh token', replaced({ refreshToken: newSession.refresh_token })],
])('a sign-in replaces no session: %s', (_, former) => expect(former).toBeNull());

test.each([
  [401, 0],
  [404, 0],
  [501, 0],
  [403, 1],
  [500, 1],
])('an answer %i never fails, and warns %i times without secrets', async (status, warnings) => {
  answer = refused(status);
  await endFormerSession(replaced({})!, log);
  expect(log.warn).toHaveBeenCalledTimes(warnings);
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/bearer|clara/);
});

test('a sign-in waits for it two seconds at most', async () => {
  answer = () => new Promise(() => undefined);
  const ended = vi.fn();
  const ending = endFormerSession(replaced({})!, log).then(ended);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ending;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.warn).toHaveBeenCalledOnce();
});
