import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, type PasswordCost } from '@api/accounts/passwords';
import { clock } from '@domain/kernel/clock';
import { staffApi } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { maxSeparation, timingSeparation } from '../support/timing-separation';

/** As in sign-in-timing.test.ts. */
const cost: PasswordCost = { ln: 10, r: 8, p: 1 };

describe.each(testEngines)('members and strangers on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof staffApi>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = staffApi(database, {}, cost);
  });
  afterAll(() => database.close());

  async function freshEmails(tries: number) {
    const password = await createPasswords(cost).hash('Jangada#1962', { ip: null });
    const email = () => `${randomUUID()}@casa.com.br`;
    const known = Array.from({ length: tries }, email);
    const now = clock.now();
    await database.db
      .insertInto('staff_member')
      .values(
        known.map((each) => ({ email: each, name: 'Ana Reis', role: 'vitrine', password, joined_at: now })),
      )
      .execute();
    return { known, unknown: Array.from({ length: tries }, email) };
  }

  it('take the same time to be refused', { timeout: 300_000 }, async () => {
    const refused = async (email: string) => {
      const { status } = await api.call('POST', 'staff/sign-in', undefined, {
        email,
        password: 'Moringa#1962',
      });
      expect(status).toBe(401);
    };
    await refused('nobody@casa.com.br');
    const apart = await timingSeparation(async (tries) => {
      const { known, unknown } = await freshEmails(tries);
      return [(index) => refused(known[index]!), (index) => refused(unknown[index]!)];
    });
    expect(apart).toBeLessThanOrEqual(maxSeparation);
  });
});
