import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addBroker, addContact } from './add-contact';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ana = await api.member('atendimento');
  id = await addContact(db);
});

const stored = () =>
  db
    .selectFrom('lead')
    .select([
      'state',
      'state_reason',
      'remind_on',
      'broker_id',
      'member_id',
      'taken_at',
      'next_step',
      'next_on',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** @returns the act's id */
async function put(body: object): Promise<number> {
  await api.good('PUT', `staff/contacts/${id}`, ana.token, body);
  const act = db.selectFrom('audit_log').select('id').where('subject', '=', `lead:${id}`);
  return (await act.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
}
const undo = (act: number, token = ana.token) => api.call('POST', `staff/acts/${act}/undo`, token);

const novo = { state: 'novo', state_reason: null, remind_on: null };
const lost = { state: 'perdido', state_reason: 'Preço', remind_on: null };
const later = { state: 'sem-interesse', state_reason: null, remind_on: '2999-01-02' };

test('restores a contact as it was before the write, and the undo is undone', async () => {
  const before = await stored();
  const broker = await addBroker(db, 'marina', 'Marina Couto');
  const act = await put({
    state: { was: novo, value: later },
    responsible: { was: null, value: `broker:${broker}` },
    next_step: { was: null, value: 'Ligar' },
    next_on: { was: null, value: '2999-01-01' },
    note: 'fica',
  });
  const after = await stored();
  const { data } = (await undo(act)).body;
  expect(data).toMatchObject({
    restored: { records: 1 },
    left: { items: [{ field: 'note', reason: 'final' }] },
  });
  expect(await stored()).toEqual(before);
  expect((await undo(data.act)).status).toBe(200);
  expect({ ...(await stored()), taken_at: null }).toEqual({ ...after, taken_at: null });
});

test('a state whose reason another has changed stays whole', async () => {
  const act = await put({ state: { was: novo, value: lost }, next_step: { was: null, value: 'Nada' } });
  await put({ state: { was: lost, value: { ...lost, state_reason: 'Bairro' } } });
  const { data } = (await undo(act)).body;
  expect(data.restored.fields).toEqual(['next_step']);
  expect(await stored()).toMatchObject({ state: 'perdido', state_reason: 'Bairro', next_step: null });
});

test('a changed reason is restored without its state', async () => {
  await put({ state: { was: novo, value: lost } });
  const act = await put({ state: { was: lost, value: { ...lost, state_reason: 'Bairro' } } });
  expect((await undo(act)).status).toBe(200);
  expect(await stored()).toMatchObject(lost);
});

test('nobody is given back who no longer answers contacts', async () => {
  const marina = await addBroker(db, 'marina', 'Marina Couto');
  await put({ responsible: { was: null, value: `broker:${marina}` } });
  const act = await put({ responsible: { was: `broker:${marina}`, value: `member:${ana.id}` } });
  await db.updateTable('broker').set({ active: false }).execute();
  const { data } = (await undo(act)).body;
  expect(data.left.items).toMatchObject([{ field: 'responsible', reason: 'gone' }]);
  expect((await stored()).member_id).toBe(ana.id);
});

test('Corretor undoes on his own contacts alone', async () => {
  const broker = await api.member('corretor');
  const act = await put({ next_step: { was: null, value: 'Ligar' } });
  const foreign = (await undo(act, broker.token)).body;
  expect(foreign.data?.restored.records ?? 0).toBe(0);
  expect((await stored()).next_step).toBe('Ligar');
  await db.updateTable('lead').set({ member_id: broker.id }).where('id', '=', id).execute();
  expect((await undo(act, broker.token)).status).toBe(200);
  expect((await stored()).next_step).toBe(null);
});

test('a bulk of unlike contacts gives each its own values back', async () => {
  const broker = await addBroker(db, 'marina', 'Marina Couto');
  const taken = { broker_id: broker, taken_at: new Date('2026-11-01T12:00:00Z') };
  await addContact(db, { ...taken, state: 'sem-interesse', remind_on: '2999-01-02' });
  await addContact(db, {
    state: 'perdido',
    state_reason: 'Preço',
    next_step: 'Ligar',
    next_on: '2999-01-01',
  });
  await addContact(db, { ...taken, member_id: null });
  const all = () => db.selectFrom('lead').selectAll().orderBy('id').execute();
  const before = await all();
  const changes = { state: { ...lost, state_reason: 'Longe' }, responsible: `member:${ana.id}` };
  const contacts = { ids: before.map((lead) => lead.id) };
  const { versions } = (
    await api.good('POST', 'staff/contacts/bulk/preview', ana.token, { contacts, changes })
  ).data;
  const typed = before.length;
  const { act } = (
    await api.good('POST', 'staff/contacts/bulk', ana.token, {
      versions,
      changes,
      typed,
    })
  ).data;
  expect((await all()).map(({ state_reason }) => state_reason)).toEqual(before.map(() => 'Longe'));
  expect((await undo(act)).body.data.restored.records).toBe(before.length);
  expect(await all()).toEqual(before);
});
