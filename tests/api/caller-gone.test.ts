import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '@api/app';
import { accountByEmail } from '@api/accounts/queries/accounts';
import { ApiHttpError } from '~/back-end/errors.server';
import { createApiClient } from '~/back-end/client.server';
import { registration, testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { silentLogger } from '../support/silent-logger';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const timeoutMs = 500;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A website and its back end in one process. `onWrite` is called before the first row is written, `onResult` after. */
function registering(
  hash: () => Promise<string>,
  { onWrite = () => {}, onResult = () => {} }: { onWrite?: () => void; onResult?: () => void },
) {
  let isWriting = false;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode' && !isWriting) {
        isWriting = true;
        onWrite();
      }
      return node;
    },
    async transformResult({ result }) {
      if (isWriting) onResult();
      return result;
    },
  });
  const passwords = { hash, check: async () => ({ right: false, outdated: false }) };
  const api = createApi({ db, log: silentLogger, passwords });
  const fetch = async (request: Request) => api.fetch(request, { inProcess: true });
  const person = registration();
  const { register } = createApiClient({ fetch, timeoutMs }).auth(testCaller());
  return {
    register: () => register(person).catch((error: unknown) => error),
    exists: () => accountByEmail(database.db, person.email),
  };
}

test('a registration that was not begun when its caller left is not made', async () => {
  let [hashed, written] = [() => {}, () => {}];
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const onResult = vi.fn();
  const hash = () => {
    const hashing = new Promise<string>((resolve) => (hashed = () => resolve('$none')));
    vi.advanceTimersByTime(timeoutMs);
    return hashing;
  };
  const { register, exists } = registering(hash, { onWrite: written, onResult });
  const failure = await register();
  expect(failure).toBeInstanceOf(ApiHttpError);
  expect(failure).toMatchObject({ status: 503 });
  hashed();
  await isWritten;
  expect(await exists()).toBeUndefined();
  expect(onResult).not.toHaveBeenCalled();
});

test('one that has begun is made and answered, in the same process', async () => {
  const onResult = vi.fn(() => void vi.advanceTimersByTime(onResult.mock.calls.length === 1 ? timeoutMs : 0));
  const { register, exists } = registering(async () => '$none', { onResult });
  expect(await register()).not.toBeInstanceOf(Error);
  expect(onResult).toHaveBeenCalled();
  expect(await exists()).toBeDefined();
});

test.each([
  ['is silent', () => new Promise<Response>(() => {}), true],
  ['breaks off', () => Promise.reject(new TypeError('terminated')), true],
  [
    'was never reached',
    () => Promise.reject(Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })),
    false,
  ],
])('of another back end that %s it is known whether it may have been done', async (_, fetch, mayBeDone) => {
  const client = createApiClient({ fetch, baseUrl: 'http://elsewhere.example', timeoutMs: 50 });
  const tried = client
    .auth(testCaller())
    .register(registration())
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50);
  expect(await tried).toMatchObject({ mayBeDone });
  vi.useRealTimers();
  const read = await client.slides().catch((error: unknown) => error);
  expect(read).toMatchObject({ mayBeDone: false });
});
