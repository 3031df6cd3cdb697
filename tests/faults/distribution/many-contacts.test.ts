import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distribute } from '@api/distribution/distribute';
import { inTransaction } from '@api/platform/db/transaction';
import { addBroker, movableClock, sendContact } from '@tests/distribution/distributing';
import { addMember } from '@tests/staff/member';
import { openTestDatabase, type TestDatabase } from '@tests/support/database';

const contacts = 1_000;
const slugs = ['ana', 'bia', 'caio', 'davi', 'eva', 'fabio', 'gil'];

describe('1,000 contacts over seven equal brokers', () => {
  let opened: TestDatabase;
  let clock: ReturnType<typeof movableClock>;
  beforeAll(async () => {
    opened = await openTestDatabase('embedded');
    clock = movableClock('2026-11-27T14:00:00-03:00');
  });
  afterAll(async () => {
    clock.restore();
    await opened.close();
  });

  test('differ by one at most', async () => {
    const { db } = opened;
    await addMember(db, 'direcao');
    const brokers = [];
    for (const slug of slugs) brokers.push(await addBroker(db, slug));
    const leads: number[] = [];
    for (let n = 0; n < contacts; n += 1) leads.push(await sendContact(db));
    const begun = performance.now();
    for (const lead of leads)
      expect(await inTransaction(db, (write) => distribute(write, lead, 15))).toEqual({ rule: 'general' });
    const ms = (performance.now() - begun) / contacts;
    const offers = await db
      .selectFrom('lead_offer')
      .select('broker_id')
      .where('ended_at', 'is', null)
      .execute();
    const counts = brokers.map((id) => offers.filter(({ broker_id: broker }) => broker === id).length);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(contacts);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    process.stdout.write(`${ms.toFixed(1)} ms a distribution, ${counts.join(', ')}\n`);
  });
});
