import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { lockProperties, type OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { lockInSets } from '@api/catalogue/overrides/write-in-sets';
import type { Write } from '@api/platform/db/transaction';
import { saveOverrides } from '@api/property-admin/save-overrides';
import { saveInSets } from '@api/property-admin/save-in-sets';
import { clock, replaceClock } from '@domain/kernel/clock';
import { type BulkField, bulkFields } from '@domain/property/bulk';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emptyCatalogue } from './catalogue-tables';

/* Statements of sets against the slow reference, `saveOverrides`, over random overrides of before. */

let database: TestDatabase;
let db: Kysely<Database>;
let ids: number[];

let restoreClock: () => void;

beforeAll(async () => {
  // One moment for all: both write it where the offer of a property pauses.
  const ms = clock.nowMs();
  restoreClock = replaceClock({ now: () => new Date(ms), nowMs: () => ms, monotonicNow: () => ms });
  database = await openTestDatabase();
  ({ db } = database);
  await emptyCatalogue(db);
  for (const slug of ['ana', 'rui'])
    await db.insertInto('broker').values({ slug, name: slug, creci: '1-F' }).execute();
  const rented = { forSale: false, forRent: true, sellPrice: null, rentPrice: 9_000 };
  const listings = [
    makeListing({ brokerSlug: 'ana', news: true }),
    makeListing({ forRent: true, rentPrice: 9_000, exclusivity: true, highlighted: true }),
    makeListing({ ...rented, available: false }),
    makeListing({ opportunity: true, sellPrice: null }),
  ];
  ids = [...(await fillCatalogue(db, listings)).values()].toSorted((one, other) => one - other);
  // As a rule of the brokerage leaves it.
  await sql`update property set news = true, feed_news = false where id = ${ids[3]!}`.execute(db);
});
afterAll(() => {
  restoreClock();
  return database.close();
});

const values: { [Field in BulkField]: fc.Arbitrary<unknown> } = {
  broker: fc.constantFrom('ana', 'rui', null),
  exclusivity: fc.boolean(),
  news: fc.boolean(),
  opportunity: fc.boolean(),
  highlighted: fc.boolean(),
  withdrawn: fc.constantFrom('sold', 'owner'),
  sell_price: fc.constantFrom(1_000_000, 2_000_000, null),
  rent_price: fc.constantFrom(8_000, 9_000),
};
const overrides = fc.record(
  Object.fromEntries(
    bulkFields.map((field) => [
      field,
      fc.option(
        fc.record({
          value: values[field],
          until: fc.constantFrom(null, '2020-01-01', '2999-01-01'),
          reason: fc.constantFrom(null, 'porque sim'),
        }),
      ),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<OverrideChanges>;
const ofAll = fc.tuple(overrides, overrides, overrides, overrides);

type Save = (write: Write<Database>, changes: readonly OverrideChanges[]) => Promise<void>;

const oneByOne: Save = async (write, changes) => {
  const properties = await lockProperties(write, ids);
  await saveOverrides(
    write,
    properties.map((property, index) => ({ property, changes: changes[index]! })),
    { memberId: null },
  );
};

const rowsOf = (each: OverrideChanges, index: number) =>
  Object.entries(each).map(([field, override]) => ({ property_id: ids[index], field, override }));

/** @param size properties of each statement */
const inSets =
  (size: number): Save =>
  async (write, changes) => {
    await lockInSets(write, sql`select unnest(${ids}::int[])`);
    const rows = changes.map(rowsOf);
    const parts = Array.from({ length: ids.length / size }, (_, part) => {
      const of = rows.slice(part * size, (part + 1) * size).flat();
      return sql`select * from jsonb_to_recordset(${JSON.stringify(of)}::jsonb)
        as r (property_id int, field text, override jsonb)`;
    });
    await saveInSets(write, { parts, fields: bulkFields, memberId: null });
  };

const stop = new Error('rolled back');

/** What is stored after both, of which nothing stays. */
async function outcome(before: readonly OverrideChanges[], changes: readonly OverrideChanges[], save: Save) {
  let stored: unknown;
  await db
    .transaction()
    .execute(async (trx) => {
      const write = trx as unknown as Write<Database>;
      await oneByOne(write, before);
      await save(write, changes);
      const properties = await write.selectFrom('property').selectAll().orderBy('id').execute();
      const left = await write
        .selectFrom('property_override')
        .selectAll()
        .orderBy('reference')
        .orderBy('field')
        .execute();
      stored = [
        properties.map(({ updated_at: _, ...row }) => row),
        left.map(({ at: _, ...row }) => row),
        await write.selectFrom('search_facet').selectAll().orderBy('facet').execute(),
        (
          await write.selectFrom('property_event').selectAll().orderBy('property_id').orderBy('id').execute()
        ).map(({ id: _, ...event }) => event),
        await write.selectFrom('alert_batch').select(['source_id', 'at']).execute(),
      ];
      throw stop;
    })
    .catch((error: unknown) => {
      if (error !== stop) throw error;
    });
  return stored;
}

test('sets write what single edits write, over random cases', async () => {
  await fc.assert(
    fc.asyncProperty(ofAll, ofAll, fc.constantFrom(1, 2, 4), async (before, changes, size) => {
      expect(await outcome(before, changes, inSets(size))).toEqual(await outcome(before, changes, oneByOne));
    }),
    { numRuns: 12 },
  );
}, 300_000);
