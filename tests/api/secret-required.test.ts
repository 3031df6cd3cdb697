import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractCalls } from '@contract/calls';
import { apiSecretHeader } from '@contract/geolocation';
import { secretRequiredCode } from '@contract/errors';
import { trustedCallers } from '@api/platform/http/trusted-callers';
import { testApi } from '../support/api';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';

const secret = 'a-secret-of-32-letters-or-more-1';
const callOf = trustedCallers([secret]);

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
let bearer: string;
beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
  bearer = (await signedInCustomer(api.client)).session.access_token;
});
afterAll(() => database.close());

async function answerTo(method: string, path: string, headers: Record<string, string>) {
  const body = method === 'GET' ? undefined : '{}';
  const request = new Request(`http://api.test/${path}`, { method, body, headers });
  const { request: passed, ...bindings } = callOf(request, '203.0.113.7');
  return api.app.fetch(passed, bindings);
}

it('refuses each call of the contract without the secret', async () => {
  for (const headers of [{}, { authorization: `Bearer ${bearer}` }] as Record<string, string>[]) {
    for (const { method, path } of contractCalls) {
      const answer = await answerTo(method, path.replace(/:\w+/g, '1'), headers);
      expect([method, path, answer.status]).toEqual([method, path, 403]);
      expect(await answer.json()).toMatchObject({ status: 'error', code: secretRequiredCode });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  }
});

it('answers with it as before', async () => {
  const shown = { [apiSecretHeader]: secret };
  expect((await answerTo('GET', 'brokers', shown)).status).toBe(200);
  const personal = { ...shown, authorization: `Bearer ${bearer}` };
  expect((await answerTo('GET', 'clientArea/userData', personal)).status).toBe(200);
  expect((await answerTo('GET', 'clientArea/userData', shown)).status).toBe(401);
});
