import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '@api/app';
import { accountByEmail } from '@api/repositories/accounts';
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

/** A back end whose passwords take until they are told, and a website in the same process that waits 500 ms. */
function slowBackEnd(db = database.db) {
  let hashed = () => {};
  const passwords = {
    hash: () => new Promise<string>((resolve) => (hashed = () => resolve('$none'))),
    check: async () => ({ right: false, outdated: false }),
  };
  const api = createApi({ db, log: silentLogger, passwords });
  const fetch = async (request: Request) => api.fetch(request, { inProcess: true });
  const person = registration();
  const { register } = createApiClient({ fetch, timeoutMs: 500 }).auth(testCaller());
  return {
    register,
    person,
    hashed: () => hashed(),
    exists: () => accountByEmail(database.db, person.email),
  };
}

test('a registration that was not begun when nobody waited any more is not made, and its failure is certain', async () => {
  const { register, person, hashed, exists } = slowBackEnd();
  const failure = await register(person).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiHttpError);
  expect(failure).toMatchObject({ status: 503 });
  hashed();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await exists()).toBeUndefined();
});

test('one that has begun is made, and answered where the website is in the same process', async () => {
  const { db } = database;
  const begun = db.withPlugin({
    transformQuery: ({ node }) => node,
    // Each statement's result takes a while to come: the website gives up between the first and the last of them.
    transformResult: ({ result }) => new Promise((resolve) => setTimeout(resolve, 120, result)),
  });
  const { register, person, hashed, exists } = slowBackEnd(begun);
  setTimeout(hashed, 200);
  await register(person);
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
  const failure = await client
    .auth(testCaller())
    .register(registration())
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ mayBeDone });
  const read = await client.slides().catch((error: unknown) => error);
  expect(read).toMatchObject({ mayBeDone: false });
});
