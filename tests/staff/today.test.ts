import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { StaffToday, StaffWaiting } from '@contract/staff-today';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { Role } from '@domain/staff/roles';
import { addBroker, addContact } from '../contacts/contacts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await fillCatalogue(db, [makeListing()]);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'broker', 'data_request'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('import_run').where('outcome', '=', 'refused').execute();
  api = staffApi(database);
});

const today = async (token: string): Promise<StaffToday> =>
  (await api.good('GET', 'staff/today', token)).data;
const waiting = async (token: string): Promise<StaffWaiting> =>
  (await api.good('GET', 'staff/waiting', token)).data;
const ago = (minutes: number) => new Date(clock.nowMs() - minutes * 60_000);
const day = (days: number) => isoDay(new Date(clock.nowMs() + days * 24 * 3600_000));
const idsOf = (part: { rows: { id: number }[] } | undefined) => part?.rows.map(({ id }) => id);
const holdLoad = async () => {
  const { id } = await db.selectFrom('source').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('import_run')
    .values({
      ...{ source_id: id, feed: 'x', started_at: clock.now(), finished_at: clock.now() },
      ...{ outcome: 'refused', hold: 'gone', report: JSON.stringify({ deactivated: 312 }) },
    })
    .execute();
};

describe('what waits', () => {
  test('contacts that nobody has taken, the oldest first', async () => {
    const { token, id } = await api.member('atendimento');
    const newer = await addContact(db, { created_at: ago(5) });
    const older = await addContact(db, { created_at: ago(90) });
    await addContact(db, { member_id: id });
    await addContact(db, { suspicion: 'trap' });
    await addContact(db, { kind: 'newsletter' });
    await addContact(db, { state: 'perdido', state_reason: 'caro' });
    const { contacts, unread } = await today(token);
    expect([idsOf(contacts), contacts?.count, unread]).toEqual([[older, newer], 2, []]);
    expect((await waiting(token)).contacts).toBe(2);
  });

  test('promises of today and before, while the contact is open', async () => {
    const { token, id } = await api.member('operacao');
    const now = await addContact(db, { member_id: id, next_step: 'Ligar', next_on: day(0) });
    const late = await addContact(db, { member_id: id, next_on: day(-3) });
    await addContact(db, { member_id: id, next_on: day(1) });
    await addContact(db, { member_id: id, next_on: day(-1), state: 'ganho' });
    const { promises } = await today(token);
    expect(idsOf(promises)).toEqual([late, now]);
    expect(promises?.rows[1]).toMatchObject({ next_step: 'Ligar', next_on: day(0) });
  });

  test('deliveries refused, a held load, requests and invitations', async () => {
    const { token } = await api.member('direcao');
    const refused = await addContact(db, { state: 'em-conversa' }, { house: 'sent', mautic: 'refused' });
    await addContact(db, { state: 'ganho' }, { mautic: 'refused' });
    await holdLoad();
    await db
      .insertInto('data_request')
      .values({ requested_on: day(-2), noted_at: clock.now(), member_id: null })
      .execute();
    for (const email of ['nova@casa.com.br', 'outra@casa.com.br'])
      await api.call('POST', 'staff/invitations', token, { email, role: 'vitrine' });
    const found = await today(token);
    expect(idsOf(found.deliveries)).toEqual([refused]);
    expect(found.feeds?.rows[0]).toMatchObject({ hold: 'gone', gone: 312 });
    expect(found.requests?.rows[0]).toMatchObject({ requested_on: day(-2) });
    expect(found.invitations).toEqual({ count: 2 });
    // The untaken contact with the refused delivery waits twice; invitations are one task.
    expect((await waiting(token)).today).toBe(5);
  });

  test('since yesterday: received, and the median of first answers', async () => {
    const { token, id } = await api.member('direcao');
    for (const minutes of [5, 9, 60])
      await addContact(db, { member_id: id, created_at: ago(100), answered_at: ago(100 - minutes) });
    await addContact(db, { created_at: ago(3) });
    await addContact(db, { created_at: ago(3 * 24 * 60) });
    const { since } = await today(token);
    expect(since).toMatchObject({
      contacts: { received: 4, median_minutes: 9 },
      catalogue: { count: 1 },
      system: { warnings: expect.any(Number) },
    });
    expect(since?.last_answer?.minutes).toBe(60);
  });
});

const parts = ({ unread: _, since, ...rest }: StaffToday) => [Object.keys(rest), Object.keys(since ?? {})];
const ofContacts = ['absence', 'contacts', 'promises', 'deliveries'];
const ofChecks = ['checks', 'late_checks'];
const ofWriters = [...ofChecks, 'changed'];

test.each([
  [
    'direcao',
    [...ofContacts, 'announcements', 'feeds', 'requests', 'invitations', ...ofWriters],
    ['contacts', 'last_answer', 'announcements', 'catalogue', 'system'],
  ],
  [
    'operacao',
    [...ofContacts, 'announcements', 'feeds', 'requests', ...ofWriters],
    ['contacts', 'last_answer', 'announcements', 'catalogue', 'system'],
  ],
  [
    'atendimento',
    [...ofContacts, 'announcements', ...ofChecks],
    ['contacts', 'last_answer', 'announcements', 'catalogue'],
  ],
  ['vitrine', ofWriters, ['catalogue']],
  ['corretor', ['offers', ...ofContacts, 'checks'], []],
] as [Role, string[], string[]][])('%s reads the parts of the role', async (role, lists, since) => {
  const { token } = await api.member(role);
  await addContact(db);
  expect(parts(await today(token))).toEqual([lists, since]);
});

test('a broker sees what is theirs alone', async () => {
  const { token, id } = await api.member('corretor', 'marina@casa.com.br');
  const own = await addBroker(db, 'marina', 'Marina@casa.com.br');
  const other = await addBroker(db, 'tomas', 'tomas@casa.com.br');
  const next_on = day(0);
  const asMember = await addContact(db, { member_id: id, created_at: ago(9), next_on });
  const asBroker = await addContact(db, { broker_id: own, created_at: ago(5) }, { house: 'refused' });
  await addContact(db, { broker_id: own, state: 'em-conversa' });
  await addContact(db, { broker_id: other, next_on }, { house: 'refused' });
  await addContact(db, {}, { house: 'refused' });
  const found = await today(token);
  expect([idsOf(found.contacts), idsOf(found.promises), idsOf(found.deliveries)]).toEqual([
    [asMember, asBroker],
    [asMember],
    [asBroker],
  ]);
  expect(await waiting(token)).toEqual({ contacts: 2, checks: 0, today: 4 });
});

test('a part that fails is named; the others are there', async () => {
  const { token } = await api.member('direcao');
  const id = await addContact(db);
  await db.schema.alterTable('data_request').renameTo('data_request_away').execute();
  try {
    const { unread, requests, contacts } = await today(token);
    expect([unread, requests, idsOf(contacts)]).toEqual([['requests'], undefined, [id]]);
  } finally {
    await db.schema.alterTable('data_request_away').renameTo('data_request').execute();
  }
});
