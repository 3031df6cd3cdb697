import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordAct, recordActs } from '@api/audit/record-act';
import type { Database } from '@api/database';
import { inTransaction } from '@api/platform/db/transaction';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addContact } from './add-contact';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ana = await api.member('atendimento');
});

const leads = () => db.selectFrom('lead').selectAll().orderBy('id').execute();
const undo = (act: number) => api.call('POST', `staff/acts/${act}/undo`, ana.token);

/** A bulk as a module writes one: the act of the whole, then one for each contact. @returns the whole's act */
const takeAll = (ids: readonly number[]) =>
  inTransaction(db, async (write) => {
    const actor = { memberId: ana.id, role: ana.role };
    const changes = { responsible: [null, { kind: 'member', id: ana.id, name: 'Ana' }] as [null, object] };
    const act = { actor, verb: 'contacts.write', changes: changes as never };
    await write
      .updateTable('lead')
      .set({ member_id: ana.id, taken_at: new Date('2026-11-29T12:00:00Z') })
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute();
    const batch = await recordAct(write, { ...act, subject: `contacts:${ids.length}` });
    await recordActs(
      write,
      ids.map((id) => ({ ...act, subject: `lead:${id}`, batch })),
    );
    return batch;
  });

test('the undo of a bulk of 500 gives the rows of before', async () => {
  const ids = [];
  for (let each = 0; each < 500; each += 1) ids.push(await addContact(db));
  const before = await leads();
  const act = await takeAll(ids);
  const { data } = (await undo(act)).body;
  expect(data.restored).toEqual({ records: 500, fields: ['responsible'] });
  expect(await leads()).toEqual(before);
  expect((await undo(act)).body.code).toBe('ALREADY_UNDONE');
  // The undo is a bulk itself.
  expect((await undo(data.act)).body.data.restored.records).toBe(500);
});

test('a bulk leaves and names what changed since; one contact goes alone', async () => {
  const ids = [await addContact(db), await addContact(db), await addContact(db)];
  const act = await takeAll(ids);
  const put = { responsible: { was: `member:${ana.id}`, value: null } };
  await api.good('PUT', `staff/contacts/${ids[0]}`, ana.token, put);
  const own = await db
    .selectFrom('audit_log')
    .select('id')
    .where('batch', '=', act)
    .where('subject', '=', `lead:${ids[1]}`)
    .executeTakeFirstOrThrow();
  expect((await undo(own.id)).status).toBe(200);
  const { data } = (await undo(act)).body;
  expect(data.restored.records).toBe(1);
  expect(data.left.items).toMatchObject([
    { subject: `lead:${ids[0]}`, field: 'responsible', reason: 'changed', by: 'Pessoa de atendimento' },
    { subject: `lead:${ids[1]}`, field: null, reason: 'undone', by: 'Pessoa de atendimento' },
  ]);
});

test('the room has one row for a bulk; a contact has its own', async () => {
  const ids = [await addContact(db), await addContact(db)];
  await takeAll(ids);
  const { token } = await api.member('direcao');
  const listed = async (query: string) =>
    (await api.good('GET', `staff/audit?verb=contacts.write&${query}`, token)).data.acts;
  const rows = await listed(`member=${ana.id}`);
  expect(rows.map((row: { subject: string; records: number }) => [row.subject, row.records])).toEqual([
    ['contacts:2', 2],
  ]);
  expect(await listed(`subject=lead:${ids[0]}`)).toHaveLength(1);
});

/** Park and Miller: the same sequences in each run. */
const randomFrom = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

interface ModelAct {
  id: number;
  changes: { contact: number; field: 'next_step' | 'next_on'; old: string | null; is: string | null }[];
  isUndone: boolean;
}

/** What an undo does, slowly: field by field. */
function undoInModel(rows: Map<number, Record<string, string | null>>, act: ModelAct, undoneBy: number) {
  act.isUndone = true;
  const restored = act.changes.filter(({ contact, field, is }) => rows.get(contact)![field] === is);
  for (const { contact, field, old } of restored) rows.get(contact)![field] = old;
  const changes = restored.map(({ old, is, ...rest }) => ({ ...rest, old: is, is: old }));
  return { id: undoneBy, changes, isUndone: false };
}

test.each([1, 2, 3])('random edits and undos end as a slow model says, %i', async (seed) => {
  const random = randomFrom(seed * 7919);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const ids = [await addContact(db), await addContact(db)];
  const rows = new Map<number, Record<string, string | null>>(
    ids.map((id) => [id, { next_step: null, next_on: null }]),
  );
  const acts: ModelAct[] = [];
  for (let step = 0; step < 40; step += 1) {
    const undoable = acts.filter((act) => !act.isUndone);
    if (undoable.length > 0 && random() < 0.45) {
      const act = pick(undoable);
      const { data } = (await undo(act.id)).body;
      const mirrored = undoInModel(rows, act, data.act);
      if (data.act === null) act.isUndone = false;
      else acts.push(mirrored);
      expect(data.act === null).toBe(mirrored.changes.length === 0);
    } else {
      const [contact, changed] = [
        pick(ids),
        pick([['next_step'], ['next_on'], ['next_step', 'next_on']] as const),
      ];
      const was = rows.get(contact)!;
      const value = {
        next_step: pick([null, 'ligar', 'visitar']),
        next_on: pick([null, '2999-01-01', '2999-01-02']),
      };
      const changes = changed
        .map((field) => ({ contact, field, old: was[field]!, is: value[field] }))
        .filter(({ old, is }) => old !== is);
      const body = Object.fromEntries(
        changed.map((field) => [field, { was: was[field], value: value[field] }]),
      );
      await api.good('PUT', `staff/contacts/${contact}`, ana.token, body);
      if (changes.length === 0) continue;
      for (const { field, is } of changes) was[field] = is;
      const { id } = await db
        .selectFrom('audit_log')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      acts.push({ id, changes, isUndone: false });
    }
  }
  const stored = await db
    .selectFrom('lead')
    .select(['id', 'next_step', sql<string | null>`to_char(next_on, 'YYYY-MM-DD')`.as('next_on')])
    .orderBy('id')
    .execute();
  expect(stored).toEqual(ids.map((id) => ({ id, ...rows.get(id) })));
});
