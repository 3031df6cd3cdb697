import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, type PasswordCost } from '@api/auth/passwords';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { separation } from '../support/separation';

/** A few milliseconds: less than in earnest, so that what the database does differently is not drowned in it. */
const cost: PasswordCost = { ln: 10, r: 8, p: 1 };
/** What the issue allows. Chance alone gives more among few tries: then more are made, and all count. */
const most = 0.55;
/** The first round, which is short, ends it only where it is well within what is allowed. */
const rounds = [
  { tries: 200, enough: 0.53 },
  { tries: 300, enough: most },
  { tries: 500, enough: most },
];

const calls: [string, (client: ApiClient, email: string) => Promise<unknown>, number | undefined][] = [
  ['a sign-in', (client, email) => client.auth(testCaller()).login({ email, password: 'Leblon#1962' }), 401],
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
    const password = await createPasswords(cost).hash('Ipanema#1962', { ip: null });
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
          terms_at: new Date(),
        })),
      )
      .execute();
    return { known, unknown: Array.from({ length: tries }, email) };
  }

  it.each(calls)(
    'take the same time to %s',
    async (_, call, status) => {
      const times = { known: [] as number[], unknown: [] as number[] };
      const measure = async (kind: 'known' | 'unknown', email: string) => {
        const begun = performance.now();
        const error = await call(client, email).then(
          () => undefined,
          (reason) => reason,
        );
        times[kind].push(performance.now() - begun);
        expect(error?.status).toBe(status);
      };
      const measureAll = async (tries: number) => {
        const { known, unknown } = await freshEmails(tries);
        for (let index = 0; index < tries; index += 1) {
          // By turns, the first of each pair by chance: what the machine does meanwhile meets both alike.
          const pair = [() => measure('known', known[index]!), () => measure('unknown', unknown[index]!)];
          for (const next of Math.random() < 0.5 ? pair : pair.reverse()) await next();
        }
      };
      await call(client, 'nobody@exemplo.com.br').catch(() => {});
      for (const { tries, enough } of rounds) {
        await measureAll(tries);
        if (separation(times.known, times.unknown) <= enough) break;
      }
      expect(separation(times.known, times.unknown)).toBeLessThanOrEqual(most);
    },
    300_000,
  );
});
