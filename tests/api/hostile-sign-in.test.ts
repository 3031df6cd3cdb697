import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '@contract/errors';
import { testApi } from '../support/api';
import { signedInCustomer, testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { callerHeaders } from '~/back-end/caller.server';

const hostile: unknown[] = [
  '',
  '\0',
  'a\0b@exemplo.com.br',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '\u202e\ud800',
  'a'.repeat(5_000),
  '😀'.repeat(64),
  -1,
  1e300,
  true,
  null,
  [],
  {},
  [['x']],
];
const calls: [string, string, string[]][] = [
  ['POST', '/auth/login', ['email', 'password', 'device']],
  [
    'POST',
    '/auth/register',
    ['nome', 'email', 'password', 'dataNascimento', 'telefone', 'recebeNewsletter', 'termos'],
  ],
  ['POST', '/auth/refresh', ['refresh_token']],
  ['POST', '/auth/password/forgot', ['email']],
  ['POST', '/auth/password/reset', ['token', 'password', 'device']],
  ['POST', '/auth/verify', ['token']],
  ['POST', '/check/email', ['email']],
  ['POST', '/confirm/registration', ['email', 'name']],
  ['PUT', '/clientArea/userData', ['nome', 'telefone', 'dataNascimento', 'recebeNewsletter']],
  ['PUT', '/clientArea/password', ['current', 'password']],
  ['DELETE', '/clientArea/account', ['password']],
];
const inOrder: Record<string, unknown> = {
  nome: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  password: 'Jangada#1962',
  token: 'a-token-of-nobody',
  refresh_token: 'a-token-of-nobody',
  current: 'wrong',
};

describe.each(testEngines)('whatever is sent on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
  });
  afterAll(() => database.close());

  it.each(calls)('to %s %s gets an answer of the contract, never a 5xx', async (method, path, fields) => {
    const { session } = await signedInCustomer(api.client);
    const rest = Object.fromEntries(fields.map((field) => [field, inOrder[field]]));
    for (const field of fields)
      for (const value of hostile) {
        const response = await api.app.request(path, {
          method,
          headers: { ...callerHeaders(testCaller()), authorization: `Bearer ${session.access_token}` },
          body: JSON.stringify({ ...rest, [field]: value }),
        });
        const what = `${field}=${JSON.stringify(value)}`.slice(0, 80);
        const text = await response.text();
        expect(response.status, `${what}: ${text}`).toBeLessThan(500);
        if (response.ok) continue;
        expect(errorAnswer.safeParse(JSON.parse(text)).success, `${what}: ${text}`).toBe(true);
        expect(text).not.toMatch(/select |insert |kysely|postgres|scrypt|node_modules/i);
      }
  });

  it.each(['%00', '%', '..%2f', "'", 'x'.repeat(3_000)])(
    'as a session to end, %s is not found',
    async (id) => {
      const { session } = await signedInCustomer(api.client);
      const response = await api.app.request(`/auth/sessions/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      expect(response.status).toBe(404);
    },
  );
});
