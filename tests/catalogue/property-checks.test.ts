import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isCheckDue, isCheckLate } from '@api/catalogue/checks/check-conditions';
import { writeChecks } from '@api/catalogue/checks/write-checks';
import { applyOwners } from '@api/owners/apply-owners';
import { inTransaction } from '@api/platform/db/transaction';
import { searchIndexIsStale } from '@api/search/queries/search-index';
import { clock, replaceClock } from '@domain/kernel/clock';
import { changeProperty, fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emptyCatalogue } from './catalogue-tables';

type Changes = Parameters<typeof changeProperty>[2];

let database: TestDatabase;
let id: number;
let restore = () => {};
/** 2026-11-12, a quarter of an hour before midnight in São Paulo. */
const start = Date.parse('2026-11-13T02:45:00Z');
const dayMs = 86_400_000;
const listing = (rest: object = {}) => makeListing({ reference: 'A1', ...rest });
const fill = (...listings: ReturnType<typeof makeListing>[]) => fillCatalogue(database.db, listings);
const onDay = (day: number) => {
  restore();
  const now = start + day * dayMs;
  restore = replaceClock({ ...clock, now: () => new Date(now), nowMs: () => now });
};

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  onDay(0);
  id = (await fill(listing())).get('A1')!;
});
afterEach(() => restore());

const check = () => inTransaction(database.db, (write) => writeChecks(write, [id], null));
const row = async () => {
  const { rows } = await sql<{ due: boolean; late: boolean; checked: string | null }>`
    select ${isCheckDue('property')} as due, ${isCheckLate('property')} as late, checked_at::text as checked
    from property where id = ${id}`.execute(database.db);
  return rows[0]!;
};
/** Days from the start on which it becomes due, and late. */
async function dueAndLate(): Promise<[number, number]> {
  let due: number | null = null;
  for (let day = 0; day < 200; day += 1) {
    onDay(day);
    const state = await row();
    if (state.due) due ??= day;
    if (state.late) return [due!, day];
  }
  throw new Error('never');
}

test('asked after 30 days, late after 14 more', async () => {
  expect(await dueAndLate()).toEqual([30, 44]);
  await check();
  expect((await row()).due).toBe(false);
});

test('an exclusive one after 60 days', async () => {
  await fill(listing({ exclusivity: true }));
  expect(await dueAndLate()).toEqual([60, 74]);
});

test('days are those of São Paulo', async () => {
  restore();
  const now = start + 29 * dayMs + 16 * 60_000;
  restore = replaceClock({ ...clock, now: () => new Date(now), nowMs: () => now });
  expect((await row()).due).toBe(true);
});

test('a load does not change when it was checked', async () => {
  await check();
  const { checked } = await row();
  onDay(5);
  await fill(listing({ sellPrice: 1_000_000 }));
  expect((await row()).checked).toBe(checked);
  expect(await dueAndLate()).toEqual([30, 44]);
});

test.each([
  ['off the market', { available: false }, { available: true }],
  ['a draft', { visibility: 'draft' }, { visibility: 'public' }],
  ['gone from its feed', null, {}],
] as [string, Changes | null, Changes][])('a pause is not counted: %s', async (_what, gone, back) => {
  await check();
  onDay(10);
  if (gone) await changeProperty(database.db, 'A1', gone);
  else await fill();
  onDay(29);
  expect(await check()).toEqual([]);
  onDay(35);
  expect(await row()).toMatchObject({ due: false, checked: expect.any(String) });
  if (gone) await changeProperty(database.db, 'A1', back);
  else await fill(listing());
  expect(await dueAndLate()).toEqual([55, 69]);
});

test('relisted after a long pause it is as a new one', async () => {
  await check();
  await changeProperty(database.db, 'A1', { available: false });
  onDay(31);
  await changeProperty(database.db, 'A1', { available: true });
  expect((await row()).checked).toBeNull();
  expect(await dueAndLate()).toEqual([61, 75]);
});

test('another owner: the broker is asked at once', async () => {
  const sourceId = (
    await database.db
      .selectFrom('property')
      .select('source_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).source_id;
  const own = (email: string) =>
    applyOwners(database.db, sourceId, [{ property: id, reference: 'A1', email, onlyYouUntil: null }], {
      mayApply: () => true,
      invites: false,
    });
  await own('ana@x.br');
  await check();
  await own('ana@x.br');
  expect((await row()).checked).not.toBeNull();
  onDay(3);
  await own('rui@x.br');
  expect(await row()).toEqual({ due: true, late: false, checked: null });
  expect(await dueAndLate()).toEqual([3, 17]);
});

test('a reserved property is asked about as well', async () => {
  await changeProperty(database.db, 'A1', { visibility: 'reserved' });
  expect(await dueAndLate()).toEqual([30, 44]);
});

test('a check alone leaves the search index', async () => {
  await check();
  expect(await searchIndexIsStale(database.db)).toBe(false);
  await sql`update property set checked_at = null, title = 'Outra'`.execute(database.db);
  expect(await searchIndexIsStale(database.db)).toBe(true);
});
