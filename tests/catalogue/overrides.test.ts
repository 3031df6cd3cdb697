import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import type { ListingInput } from '@api/catalogue/listing';
import type { OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { lockProperties } from '@api/catalogue/overrides/write-overrides';
import type { Database } from '@api/database';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { ApplyOptions } from '@api/feeds/apply/apply-report';
import { inTransaction } from '@api/platform/db/transaction';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { endPassedOverrides } from '@api/property-admin/end-overrides-job';
import { saveOverrides } from '@api/property-admin/save-overrides';
import { heldBatches, nextBatch } from '@api/saved-searches/alerts/batches';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { clock, replaceClock } from '@domain/kernel/clock';
import { applyHouse } from '../support/brokerage';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue, snapshot } from './catalogue-tables';

let database: TestDatabase;
let db: Kysely<Database>;
let restore = () => {};
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  await db.deleteFrom('alert_batch').execute();
});
afterEach(() => restore());

const apply = (listings: ReturnType<typeof aListing>[], rest: Partial<ApplyOptions> = {}) =>
  applyCatalogue(db, { source: 'crm', feed: 'crm', listings, accept: [], ...rest });
const usual = (rest: Partial<ListingInput> = {}) =>
  Array.from({ length: 12 }, (_, n) => aListing(`U${n}`, { area: 100, sellPrice: 1_000_000, ...rest }));
const stored = (reference: string) =>
  db.selectFrom('property').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const set = async (reference: string, changes: OverrideChanges) =>
  replaceOverrides(db, operator, (await stored(reference)).id, changes);
const override = <Value>(value: Value, until: string | null = null) => ({ value, until, reason: null });
const kinds = async (reference: string) => {
  const { id } = await stored(reference);
  const rows = await db
    .selectFrom('property_event')
    .select(['kind', 'new_price'])
    .where('property_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, new_price }) => [kind, new_price]);
};

test('a value of the house holds back nothing that was loaded before', async () => {
  const odd = [
    aListing('X', { area: 100, sellPrice: 10_000 }),
    aListing('Y', { area: 100, sellPrice: 9_000 }),
  ];
  // Loaded before values were judged.
  await apply([...usual(), ...odd], { accept: undefined });
  await set('X', { sell_price: override(1_010_000), area: override(101) });
  await set('Y', { withdrawn: override('review' as const) });
  for (const dryRun of [true, false]) {
    const { implausible, counts } = await apply([...usual(), ...odd], { dryRun });
    expect(implausible.map(({ reference, held }) => [reference, held])).toEqual([
      ['X', false],
      ['Y', false],
    ]);
    expect(counts).toMatchObject({ held: 0, unchanged: 14 });
  }
});

test('what the feed has wrong stays held, and the house’s value is seen', async () => {
  await apply(usual());
  await set('U0', { sell_price: override(1_010_000) });
  const wrong = usual().map((each) => (each.reference === 'U0' ? { ...each, sellPrice: 10_000 } : each));
  const { counts } = await apply(wrong);
  expect(counts).toMatchObject({ held: 1, changed: 0 });
  await set('U0', { sell_price: null });
  expect((await stored('U0')).sell_price).toBe(1_000_000);
});

test('a seal of the house comes before the brokerage’s rule', async () => {
  const news = async (...references: string[]) =>
    Promise.all(references.map(async (reference) => (await stored(reference)).news));
  await apply(usual().slice(0, 3));
  const house = readBrokerageFile('name: Casa\nnovelties: { codes: [U0, U1] }\n').said;
  await applyHouse(db, { house, files: new Map() }, { force: true });
  expect(await news('U0', 'U1', 'U2')).toEqual([true, true, false]);
  await set('U1', { news: override(false) });
  await set('U2', { news: override(true) });
  expect(await news('U0', 'U1', 'U2')).toEqual([true, false, true]);
  await apply(usual({ title: 'Outro' }).slice(0, 3));
  expect(await news('U0', 'U1', 'U2')).toEqual([true, false, true]);
  await set('U1', { news: null });
  await set('U2', { news: null });
  expect(await news('U0', 'U1', 'U2')).toEqual([true, true, false]);
  await applyHouse(db, null, { force: true });
  expect(await news('U0', 'U1', 'U2')).toEqual([false, false, false]);
});

test('the day after, a field is the feed’s again, with what that causes', async () => {
  let at = new Date('2026-11-29T15:00:00Z');
  restore = replaceClock({ ...clock, now: () => at, nowMs: () => at.getTime() });
  await apply(usual().slice(0, 2));
  await set('U0', { sell_price: override(900_000, '2026-11-30'), title: override('Nossa') });
  at = new Date('2026-12-01T02:59:00Z');
  await endPassedOverrides(db);
  expect(await stored('U0')).toMatchObject({ sell_price: 900_000, title: 'Nossa' });
  at = new Date('2026-12-01T03:05:00Z');
  await endPassedOverrides(db);
  expect(await stored('U0')).toMatchObject({ sell_price: 1_000_000, title: 'Nossa', updated_at: at });
  expect(await kinds('U0')).toEqual([
    ['price', 900_000],
    ['price', 1_000_000],
  ]);
  const left = await db.selectFrom('property_override').select('field').execute();
  expect(left).toEqual([{ field: 'title' }]);
  expect(await db.selectFrom('alert_batch').select('at').orderBy('id').execute()).toHaveLength(2);
});

test('a load that changes the field on its last day makes one event', async () => {
  let at = new Date('2026-11-29T15:00:00Z');
  restore = replaceClock({ ...clock, now: () => at, nowMs: () => at.getTime() });
  await apply(usual().slice(0, 2));
  await set('U0', { sell_price: override(900_000, '2026-11-30') });
  at = new Date('2026-12-01T15:00:00Z');
  await apply(usual({ sellPrice: 1_100_000 }).slice(0, 2));
  expect(await kinds('U0')).toEqual([
    ['price', 900_000],
    ['price', 1_100_000],
  ]);
  expect(await db.selectFrom('property_override').select('field').execute()).toEqual([]);
});

test('the report names what differs from the feed, also of a dry run', async () => {
  await apply(usual().slice(0, 3));
  await set('U0', { sell_price: override(900_000), bedrooms: override(3) });
  await set('U2', { withdrawn: override('sold' as const) });
  const differing = [
    { reference: 'U0', field: 'sell_price', value: 900_000, feed: 1_000_000 },
    { reference: 'U2', field: 'withdrawn', value: true, feed: false },
  ];
  const same = usual().slice(0, 3);
  expect((await apply(same)).overridden).toEqual(differing);
  const dry = await apply(usual({ sellPrice: 1_200_000 }).slice(0, 3), { dryRun: true });
  expect(dry.overridden).toEqual([{ ...differing[0], feed: 1_200_000 }, differing[1]]);
  expect(dry.changed.map(({ reference, changes }) => [reference, changes])).toEqual([
    ['U0', []],
    ['U1', [{ field: 'sell_price', from: 1_000_000, to: 1_200_000 }]],
    ['U2', [{ field: 'sell_price', from: 1_000_000, to: 1_200_000 }]],
  ]);
});

test('a flood of prices by the house waits for the operator', async () => {
  const listings = Array.from({ length: 60 }, (_, n) => aListing(`F${n}`));
  await apply(listings);
  const rows = await db.selectFrom('property').select('id').orderBy('id').limit(30).execute();
  const change = async (count: number, price: number) =>
    inTransaction(db, async (write) => {
      const ids = rows.slice(0, count).map(({ id }) => id);
      const properties = await lockProperties(write, ids);
      await saveOverrides(
        write,
        properties.map((property) => ({ property, changes: { sell_price: override(price) } })),
        operator,
      );
    });
  await change(1, 900_000);
  expect(await nextBatch(db)).not.toBeNull();
  await db.deleteFrom('alert_batch').execute();
  await change(30, 800_000);
  expect(await nextBatch(db)).toBeNull();
  expect(await heldBatches(db)).toMatchObject([{ source: 'crm', prices: 30 }]);
});

test('edits beside loads lose neither', async () => {
  await apply(usual().slice(0, 3));
  for (let round = 1; round <= 5; round += 1) {
    const listings = usual({ sellPrice: 1_000_000 + round, title: `Carga ${round}` }).slice(0, 3);
    await Promise.all([
      set('U0', { sell_price: override(900_000 + round) }),
      apply(listings),
      set('U1', { title: override(`Nossa ${round}`) }),
      set('U0', { bedrooms: override(round) }),
    ]);
    expect(await stored('U0')).toMatchObject({
      ...{ sell_price: 900_000 + round, title: `Carga ${round}`, bedrooms: round },
    });
    expect(await stored('U1')).toMatchObject({ sell_price: 1_000_000 + round, title: `Nossa ${round}` });
  }
  await set('U0', { sell_price: null });
  expect((await stored('U0')).sell_price).toBe(1_000_005);
});

test('a write that fails at its end leaves nothing', async () => {
  await apply(usual().slice(0, 2));
  const before = await snapshot(db);
  const state = async () => ({
    ...(await snapshot(db)),
    overrides: await db.selectFrom('property_override').selectAll().execute(),
    events: await db.selectFrom('property_event').select('id').execute(),
  });
  await sql`
    create function refuse_act() returns trigger language plpgsql as $$ begin raise 'full disk'; end $$;
    create trigger refused_act before insert on audit_log for each row execute function refuse_act()`.execute(
    db,
  );
  await expect(set('U0', { sell_price: override(900_000) })).rejects.toThrow('full disk');
  await sql`drop trigger refused_act on audit_log; drop function refuse_act`.execute(db);
  expect(await state()).toEqual({ ...before, overrides: [], events: [] });
});
