import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import { resolvePlace } from '@api/repositories/places';
import { countByReading, countMatches, findMatches, readMatches } from '@api/repositories/search';
import { searchBits } from '@api/repositories/search-bits';
import { largePlace, searchIndexIsStale } from '@api/repositories/search-index';
import { partsOf, type Search } from '@api/repositories/search-conditions';
import { applyCatalogue } from '@api/catalogue/apply';
import { makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { anyFilters, randomListings } from '../support/random-catalogue';

const idColumn = sql<{ id: number }>`property.id`;

describe.each(testEngines)('the search index on %s', (engine) => {
  let database: TestDatabase;
  // Two districts at one point: each is what lies around the other.
  const listings = randomListings(1_600, (pick) => ({ district: pick(['Moema', 'Vila Nova Conceição']) }));

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await applyCatalogue(database.db, { source: 'a', feed: 'a', listings });
  });
  afterAll(() => database.close());

  it('knows a large town by its bits', async () => {
    const filters = searchFilters.parse({ local: 'sao-paulo' });
    const place = await resolvePlace(database.db, filters);
    expect(searchBits({ filters, place, brokerId: null })).not.toBeNull();
    expect(await countMatches(database.db, { filters, place, brokerId: null })).toBeGreaterThan(largePlace);
  });

  it('knows of a large district its own homes and those around it by their bits', async () => {
    const filters = searchFilters.parse({ local: 'moema' });
    const place = await resolvePlace(database.db, filters);
    const parts = partsOf({ filters, place, brokerId: null });
    expect(parts.map((part) => searchBits(part) !== null)).toEqual([true, true]);
    const counts = await Promise.all(parts.map((part) => countMatches(database.db, part)));
    for (const count of counts) expect(count).toBeGreaterThan(largePlace / 2);
  });

  it('finds and counts for any filters exactly what reading the catalogue finds', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.nat(60), async (filters, offset) => {
        const search: Search = { filters, place: await resolvePlace(db, filters), brokerId: null };
        const slice = { offset, limit: 9 };
        const [byIndex, byReading] = [
          await findMatches(db, search, slice, idColumn),
          await readMatches(db, search, slice, idColumn),
        ];
        expect(byIndex.rows.map(({ id }) => id)).toEqual(byReading.rows.map(({ id }) => id));
        expect([byIndex.total, byIndex.own]).toEqual([byReading.total, byReading.own]);
        expect(await countMatches(db, search)).toBe(await countByReading(db, search));
      }),
      { numRuns: 250 },
    );
  });

  it('is stale from any change of a property until it is made anew, and not by a run that changes nothing', async () => {
    const { db } = database;
    expect(await searchIndexIsStale(db)).toBe(false);
    await applyCatalogue(db, { source: 'a', feed: 'a', listings });
    expect(await searchIndexIsStale(db)).toBe(false);
    await sql`update property set available = false where id = (select min(id) from property where active and available)`.execute(
      db,
    );
    expect(await searchIndexIsStale(db)).toBe(true);
    await applyCatalogue(db, { source: 'b', feed: 'b', listings: [makeListing()] });
    expect(await searchIndexIsStale(db)).toBe(false);
  });

  it('is whole after two sources were applied at the same time', async () => {
    const { db } = database;
    await Promise.all(
      ['c', 'd', 'e'].map((source) =>
        applyCatalogue(db, {
          source,
          feed: source,
          listings: Array.from({ length: 40 }, () => makeListing()),
        }),
      ),
    );
    const everything: Search = { filters: searchFilters.parse({}), place: null, brokerId: null };
    expect(await searchIndexIsStale(db)).toBe(false);
    expect(await countMatches(db, everything)).toBe(await countByReading(db, everything));
  });

  it('answers an empty catalogue', async () => {
    const { db } = database;
    await db.updateTable('property').set({ active: false }).execute();
    await applyCatalogue(db, { source: 'f', feed: 'f', listings: [makeListing()] });
    await applyCatalogue(db, { source: 'f', feed: 'f', listings: [], force: true });
    const everything: Search = { filters: searchFilters.parse({}), place: null, brokerId: null };
    expect(await searchIndexIsStale(db)).toBe(false);
    expect(await findMatches(db, everything, { offset: 0, limit: 9 }, idColumn)).toMatchObject({
      rows: [],
      total: 0,
    });
  });
});
