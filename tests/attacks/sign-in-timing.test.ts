import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, type PasswordCost } from '@api/accounts/passwords';
import type { ApiClient } from '~/back-end/client.server';
import { timingSeparation, maxSeparation } from '../support/timing-separation';
import { testApi } from '../support/api';
import { testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { separation } from '../support/separation';
import { clock } from '@domain/kernel/clock';

/** A few milliseconds: less than in earnest, so that what the database does differently is not drowned in it. */
const cost: PasswordCost = { ln: 10, r: 8, p: 1 };
const calls: [string, (client: ApiClient, email: string) => Promise<unknown>, number | undefined][] = [
  ['a sign-in', (client, email) => client.auth(testCaller()).login({ email, password: 'Moringa#1962' }), 401],
  ['a recovery', (client, email) => client.auth(testCaller()).forgotPassword(email), undefined],
];

it('chance separates nothing, a difference does, whatever its direction', () => {
  const values = Array.from({ length: 100 }, (_, index) => index);
  expect(separation(values, values)).toBe(0.5);
  expect(
    separation(
      values,
      values.map((value) => value + 100),
    ),
  ).toBe(1);
  expect(
    separation(
      values.map((value) => value + 100),
      values,
    ),
  ).toBe(1);
  expect(separation([1, 2, 3], [2, 3, 4])).toBeCloseTo(7 / 9);
});

describe.each(testEngines)('known and unknown e-mails on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ client } = testApi(database, cost));
  });
  afterAll(() => database.close());

  /** Accounts of their own for each try: the limits of one would soon answer instead. */
  async function freshEmails(tries: number) {
    const password = await createPasswords(cost).hash('Jangada#1962', { ip: null });
    const email = () => `${randomUUID()}@exemplo.com.br`;
    const known = Array.from({ length: tries }, email);
    await database.db
      .insertInto('account')
      .values(
        known.map((each) => ({
          email: each,
          name: 'Clara Nunes',
          password,
          terms_version: '1',
          terms_at: clock.now(),
          created_at: clock.now(),
        })),
      )
      .execute();
    return { known, unknown: Array.from({ length: tries }, email) };
  }

  it.each(calls)(
    'take the same time to %s',
    async (_, call, status) => {
      const refused = async (email: string) => {
        const error = await call(client, email).then(
          () => undefined,
          (reason) => reason,
        );
        expect(error?.status).toBe(status);
      };
      await refused('nobody@exemplo.com.br');
      const apart = await timingSeparation(async (tries) => {
        const { known, unknown } = await freshEmails(tries);
        return [(index) => refused(known[index]!), (index) => refused(unknown[index]!)];
      });
      expect(apart).toBeLessThanOrEqual(maxSeparation);
    },
    300_000,
  );
});
