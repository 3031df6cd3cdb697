import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '@api/app';
import type { Requester } from '@api/accounts/hash-queue';
import { createPasswords } from '@api/accounts/passwords';
import { createApiClient } from '~/back-end/client.server';
import { cheap } from '../support/api';
import { registration, testCaller, testPassword } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo, tokenIn } from '../support/emails';
import { silentLogger } from '../support/silent-logger';

const ip = '203.0.113.9';
const device = 'a-device-of-22-letters-';

describe('password work is counted', () => {
  let database: TestDatabase;
  let recordedAskers: Requester[] = [];
  const passwords = createPasswords(cheap);
  const person = registration();
  let client: ReturnType<typeof createApiClient>;
  beforeAll(async () => {
    database = await openTestDatabase();
    const app = createApi({
      db: database.db,
      log: silentLogger,
      passwords: {
        hash: (password, asker) => passwords.hash(password, (recordedAskers.push(asker), asker)),
        check: (password, stored, asker) =>
          passwords.check(password, stored, (recordedAskers.push(asker), asker)),
      },
    });
    client = createApiClient({ fetch: async (request) => app.fetch(request, { inProcess: true }) });
  });
  afterAll(() => database.close());

  const login = (email: string, given: { device?: string; password?: string } = {}) =>
    client.auth(testCaller(ip)).login({ email, password: testPassword, ...given });
  const addressOrAccount = () => recordedAskers.map((asker) => ('account' in asker ? 'account' : asker.ip));

  /** One after the other: whose browser is known follows from those before. */
  const steps: [string, () => Promise<unknown>, string[]][] = [
    ['a registration for its address', () => client.auth(testCaller(ip)).register(person), [ip]],
    ['an unknown e-mail for its address', () => login('nobody@exemplo.com.br', { device }), [ip]],
    ['a wrong password for its address', () => login(person.email, { password: 'wrong' }), [ip]],
    ['a browser’s first sign-in for its address', () => login(person.email, { device }), [ip]],
    ['a known browser’s for its account', () => login(person.email, { device }), ['account']],
    ['an unknown browser’s, after that, for its address', () => login(person.email), [ip]],
    [
      'a change of password for the account that is signed in',
      async () => {
        const { access_token } = await login(person.email, { device });
        await client
          .as(access_token, testCaller(ip))
          .changePassword({ current: testPassword, password: 'Moringa#1962' });
      },
      ['account', 'account', 'account'],
    ],
    [
      'a new password by a letter’s link for the account that it was written to',
      async () => {
        await client.auth(testCaller(ip)).forgotPassword(person.email);
        const emails = await emailsTo(database.db, person.email);
        const token = tokenIn(emails.find(({ letter: emailKind }) => emailKind === 'password-reset')!);
        await client.auth(testCaller(ip)).resetPassword({ token, password: testPassword });
      },
      ['account'],
    ],
  ];

  it('by address, or by account for a known browser, session or link', async () => {
    for (const [step, call, askers] of steps) {
      recordedAskers = [];
      await call().catch(({ status }: { status?: number }) => expect(status, step).toBe(401));
      expect([step, addressOrAccount()]).toEqual([step, askers]);
    }
  });
});
