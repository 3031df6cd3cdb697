import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { staffApi } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addContact } from './add-contact';

/** Those called Ana came first, more than a search counts; those called Rui since, more than are looked through. */
const [anas, ruis] = [5_010, 20_000];

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
let first: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  api = staffApi(database);
  ({ token } = await api.member('atendimento'));
  await sql`insert into lead (idempotency_key, protocol, kind, name, email, consent_version, created_at)
    select gen_random_uuid(), '2612-' || to_char(n, 'FM000000'), 'lead', case when n <= ${anas} then 'Ana' else 'Rui' end,
      'x@exemplo.com.br', 'x', '2026-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, ${anas + ruis}::int) n order by n`.execute(db);
  first = (await db.selectFrom('lead').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}, 120_000);
afterAll(() => database.close());

const list = async (query: Record<string, string>) =>
  (await api.good('GET', `staff/contacts?${new URLSearchParams({ tab: 'all', ...query })}`, token)).data;
const found = async (query: Record<string, string>) => {
  const { contacts, total, has_more } = await list(query);
  return { total, has_more, ids: contacts.map(({ id }: { id: number }) => id - first) };
};
/** `count` numbers from `from` on, down or up. */
const run = (from: number, step: 1 | -1, count = 50) =>
  Array.from({ length: count }, (_, at) => from + at * step);
const many = { total: 5_000, has_more: true };

test('a frequent word finds its page; no more than 5,000 are counted', async () => {
  const newest = anas + ruis - 1;
  expect(await found({ text: 'rui' })).toEqual({ ...many, ids: run(newest, -1) });
  expect(await found({ text: 'rui', page: '3' })).toEqual({ ...many, ids: run(newest - 100, -1) });
  expect(await found({ text: 'ana', sort: 'oldest' })).toEqual({ ...many, ids: run(0, 1) });
  expect(await found({ text: 'ana', page: '101' })).toEqual({ ...many, ids: [] });
});

test('a frequent word of old contacts finds its page too', async () => {
  expect(await found({ text: 'ana' })).toEqual({ ...many, ids: run(anas - 1, -1) });
  expect(await found({ text: 'rui', sort: 'oldest' })).toEqual({ ...many, ids: run(anas, 1) });
});

test('the number of all follows each insert and delete, and no rollback', async () => {
  const all = async () => (await list({})).counts.all;
  expect(await all()).toBe(anas + ruis);
  const id = await addContact(db);
  await expect(
    db.transaction().execute(async (write) => {
      await addContact(write);
      await write.deleteFrom('lead').where('name', '=', 'Ana').execute();
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  expect(await all()).toBe(anas + ruis + 1);
  await db.deleteFrom('lead').where('id', '=', id).execute();
  await db.deleteFrom('lead').where('id', '=', id).execute();
  expect(await all()).toBe(anas + ruis);
});

test('a day counts from its nearer side', async () => {
  const older = await found({ since: '2026-02-01' });
  const day = await found({ since: '2026-01-01' });
  expect([older.total, day.total]).toEqual([0, anas + ruis - 3 * 3600 + 1]);
});
