import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addMember } from '../staff/member';
import { addBroker, movableClock, offersOf, runDistribution, runSweep, sendContact } from './distributing';

let opened: TestDatabase;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => void (opened = await openTestDatabase()));
afterAll(() => opened.close());
/** A Friday in São Paulo, 14h. */
beforeEach(() => void (clock = movableClock('2026-11-27T14:00:00-03:00')));
afterEach(async () => {
  clock.restore();
  for (const table of [
    'lead',
    'distribution',
    'distribution_group',
    'broker',
    'staff_member',
    'work',
    'work_pace',
  ] as const)
    await opened.db.deleteFrom(table).execute();
});

const leadOf = (id: number) =>
  opened.db
    .selectFrom('lead')
    .select(['broker_id', 'member_id', 'taken_at', 'reply_due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('contacts', () => {
  test('without a member and a rule wait as before', async () => {
    await addBroker(opened.db, 'ana');
    const lead = await sendContact(opened.db);
    expect(await runDistribution(opened.db)).toEqual([]);
    expect([await offersOf(opened.db, lead), (await leadOf(lead)).reply_due_at]).toEqual([[], null]);
  });

  test('late twice, they are of the last resort', async () => {
    const direction = await addMember(opened.db, 'direcao');
    const [ana, bia] = [await addBroker(opened.db, 'ana'), await addBroker(opened.db, 'bia')];
    const lead = await sendContact(opened.db, { broker: 'bia' });
    await runDistribution(opened.db);
    expect(await offersOf(opened.db, lead)).toEqual([['page', `broker:${bia}`, null]]);
    expect((await leadOf(lead)).reply_due_at).toEqual(new Date('2026-11-27T14:15:00-03:00'));
    clock.move(15);
    await runDistribution(opened.db);
    clock.move(15);
    await runDistribution(opened.db);
    expect(await offersOf(opened.db, lead)).toEqual([
      ['page', `broker:${bia}`, 'lapsed'],
      ['general', `broker:${ana}`, 'lapsed'],
      ['last', `member:${direction.id}`, 'resort'],
    ]);
    expect(await leadOf(lead)).toMatchObject({ member_id: direction.id, broker_id: null, taken_at: null });
    clock.move(60);
    expect(await runDistribution(opened.db)).toEqual([]);
  });

  test('that lost whoever had them are offered again', async () => {
    await addMember(opened.db, 'direcao');
    const ana = await addBroker(opened.db, 'ana');
    const lead = await sendContact(opened.db);
    await runDistribution(opened.db);
    await opened.db.updateTable('lead_offer').set({ ended_at: new Date(), outcome: 'moved' }).execute();
    expect(await runSweep(opened.db)).toEqual({ count: 1 });
    expect(await offersOf(opened.db, lead)).toEqual([
      ['general', `broker:${ana}`, 'moved'],
      ['general', `broker:${ana}`, null],
    ]);
    expect(await runSweep(opened.db)).toBeNull();
  });
});
