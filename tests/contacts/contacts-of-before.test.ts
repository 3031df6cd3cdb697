import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '@api/database';
import { partOf } from '@api/contacts/queries/parts';
import * as contactsOfBefore from '@api/platform/db/migrations/0055-contacts-of-before';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addBroker, addContact } from './contacts';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
let old: number;
let recent: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'broker'] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('atendimento'));
  old = await addContact(db, { created_at: daysAgo(8) }, { house: 'refused' });
  recent = await addContact(db, { created_at: daysAgo(6) });
  await migrated();
});

const daysAgo = (days: number) => new Date(clock.nowMs() - days * 24 * 3600_000);
/** The leads as in a database of before. */
async function migrated() {
  await sql`alter table lead drop column came_before`.execute(db);
  await sql`create index lead_untaken on lead (created_at)`.execute(db);
  await contactsOfBefore.up(db as Kysely<unknown>);
}
const list = async (tab = 'untaken') => (await api.good('GET', `staff/contacts?tab=${tab}`, token)).data;
const idsOf = ({ contacts }: { contacts: { id: number }[] }) => contacts.map(({ id }) => id);
const today = async () => (await api.good('GET', 'staff/today', token)).data;
const put = (body: object) => api.good('PUT', `staff/contacts/${old}`, token, body);

test('contacts older than a week at the update wait for nobody', async () => {
  const { counts, ...found } = await list();
  expect([idsOf(found), counts]).toMatchObject([[recent], { untaken: 1, taken: 0, failed: 1, all: 2 }]);
  const waiting = await today();
  expect([waiting.contacts.count, idsOf({ contacts: waiting.contacts.rows })]).toEqual([1, [recent]]);
  expect(waiting.deliveries.count).toBe(0);
  expect(idsOf(await list('all'))).toEqual([recent, old]);
  expect((await api.good('GET', 'staff/contacts?tab=all&text=rafael', token)).data.total).toBe(2);
});

test('contacts that come after the update wait, however old they are', async () => {
  const late = await addContact(db, { created_at: daysAgo(30) });
  expect(idsOf(await list())).toEqual([recent, late]);
});

test('an old contact that somebody takes, or plans, is as others', async () => {
  const broker = await addBroker(db, 'marina', 'marina@casa.com.br');
  await put({ responsible: { was: null, value: `broker:${broker}` } });
  expect(idsOf(await list('taken'))).toEqual([old]);
  await put({ responsible: { was: `broker:${broker}`, value: null } });
  expect(idsOf(await list())).toEqual([recent]);
  await put({ next_on: { was: null, value: isoDay(clock.now()) } });
  expect([idsOf(await list()), (await today()).promises.count]).toEqual([[recent, old], 1]);
});

test('a state that somebody chose makes an old contact wait', async () => {
  const was = { state: 'novo', state_reason: null, remind_on: null };
  await put({ state: { was, value: { ...was, state: 'em-conversa' } } });
  expect(idsOf(await list())).toEqual([recent, old]);
});

test('the first tab is counted by its index alone', async () => {
  // PostgreSQL does not use an index at once that was made beside updated rows, as `migrated` does.
  const fresh = await openTestDatabase();
  onTestFinished(() => fresh.close());
  const { rows } = await fresh.db.transaction().execute(async (write) => {
    await sql`set local enable_seqscan = off`.execute(write);
    return sql<object>`explain select count(*) from lead where ${partOf.untaken}`.execute(write);
  });
  expect(JSON.stringify(rows)).toMatch(/Index Only Scan using lead_untaken/);
});
