import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { Write } from '@api/platform/db/transaction';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emptyCatalogue } from './catalogue-tables';

/* The trigger of statements against `remember_property`, which reads one row at a time. */

let database: TestDatabase;
let ids: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  await emptyCatalogue(database.db);
  const listings = Array.from({ length: 5 }, () => makeListing({ forRent: true, rentPrice: 9_000 }));
  ids = [...(await fillCatalogue(database.db, listings)).values()].toSorted((one, other) => one - other);
});
afterAll(() => database.close());

const price = fc.constantFrom(null, 1_000_000, 2_000_000);
const row = fc.record({
  ...{ in_feed: fc.boolean(), available: fc.boolean(), for_sale: fc.boolean(), for_rent: fc.boolean() },
  ...{ sell_price: price, rent_price: price, currency: fc.constantFrom('BRL', 'USD') },
  condition: fc.constantFrom('used', 'soonLaunch', 'launch'),
  photos: fc.subarray([
    { url: 'https://a/1.jpg' },
    { url: 'https://a/2.jpg' },
    { url: 'https://a/2.jpg', alt: 'b' },
  ]),
});
const rows = fc.array(row, { minLength: 5, maxLength: 5 });
type Rows = typeof rows extends fc.Arbitrary<infer Value> ? Value : never;

const stop = new Error('rolled back');

/** The events of two updates of all rows, of which nothing stays. */
async function eventsOf(updates: readonly Rows[], trigger: 'of statements' | 'of rows') {
  let events: unknown;
  await database.db
    .transaction()
    .execute(async (trx) => {
      const write = trx as unknown as Write<Database>;
      if (trigger === 'of rows')
        await sql`drop trigger property_changed on property; create trigger property_changed after update on property
          for each row execute function remember_property()`.execute(write);
      for (const update of updates) {
        const values = JSON.stringify(update.map((each, index) => ({ id: ids[index], ...each })));
        await sql`
          update property p set in_feed = r.in_feed, available = r.available, for_sale = r.for_sale,
            for_rent = r.for_rent, sell_price = r.sell_price, rent_price = r.rent_price, currency = r.currency,
            condition = r.condition, photos = r.photos
          from jsonb_populate_recordset(null::property, ${values}::jsonb) r where p.id = r.id`.execute(write);
      }
      events = (
        await write.selectFrom('property_event').selectAll().orderBy('property_id').orderBy('id').execute()
      ).map(({ id: _, at: _at, ...event }) => event);
      throw stop;
    })
    .catch((error: unknown) => {
      if (error !== stop) throw error;
    });
  return events;
}

test('one statement records what rows one by one do, over random updates', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { minLength: 2, maxLength: 4 }), async (updates) => {
      expect(await eventsOf(updates, 'of statements')).toEqual(await eventsOf(updates, 'of rows'));
    }),
    { numRuns: 40 },
  );
}, 120_000);
