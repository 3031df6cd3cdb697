import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import { resolvePlace } from '@api/search/queries/places';
import { countByReading, countMatches, findMatches, readMatches } from '@api/search/queries/search';
import { bitmapSearch } from '@api/search/queries/bitmap-search';
import { largePlace } from '@api/search/queries/search-index';
import { partsOf, type Search } from '@api/search/queries/search-conditions';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { anyFilters, randomListings } from '../support/random-catalogue';

const idColumn = sql<{ id: number }>`property.id`;

describe('the search index', () => {
  let database: TestDatabase;
  // Two districts at one point: each is what lies around the other.
  const listings = randomListings(900, (pick) => ({
    city: pick(['São Paulo', 'São Paulo', 'São Paulo', 'Rio de Janeiro']),
    district: pick(['Moema', 'Vila Nova Conceição']),
  }));

  beforeAll(async () => {
    database = await openTestDatabase();
    await applyCatalogue(database.db, { source: 'a', feed: 'a', listings });
  });
  afterAll(() => database.close());

  it('knows a large town by its bits', async () => {
    const filters = searchFilters.parse({ local: 'sao-paulo' });
    const place = await resolvePlace(database.db, filters);
    expect(bitmapSearch({ filters, place, brokerId: null })).not.toBeNull();
    expect(await countMatches(database.db, { filters, place, brokerId: null })).toBeGreaterThan(largePlace);
  });

  it('knows a large district by its bits: its own homes and those around', async () => {
    const filters = searchFilters.parse({ local: 'moema' });
    const place = await resolvePlace(database.db, filters);
    const parts = partsOf({ filters, place, brokerId: null });
    expect(parts.map((part) => bitmapSearch(part) !== null)).toEqual([true, true]);
    const counts = await Promise.all(parts.map((part) => countMatches(database.db, part)));
    for (const count of counts) expect(count).toBeGreaterThan(largePlace / 2);
  });

  it('finds and counts for any filters what reading the catalogue finds', async () => {
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
      { numRuns: 60 },
    );
  });
});
