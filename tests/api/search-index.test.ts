import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { searchFilters } from '@domain/search/filters';
import { resolvePlace } from '@api/search/queries/places';
import {
  countByReading,
  countMatches,
  findMatches,
  type Found,
  readMatches,
} from '@api/search/queries/search';
import { bitmapSearch } from '@api/search/queries/bitmap-search';
import { largePlace } from '@api/search/queries/search-index';
import { findInOrder } from '@api/search/queries/large-match';
import { findSorted } from '@api/search/queries/sorted-search';
import { partsOf, type Search } from '@api/search/queries/search-conditions';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { anyFilters, randomListings } from '../support/random-catalogue';

const idColumn = sql<{ id: number }>`property.id`;

const shown = (found: Found<{ id: number }> | null) =>
  found && { ...found, rows: found.rows.map(({ id }) => id) };

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

  const searchOf = async (given: z.input<typeof searchFilters>): Promise<Search> => {
    const filters = searchFilters.parse(given);
    return { filters, place: await resolvePlace(database.db, filters), brokerId: null };
  };

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

  it.each([
    { local: 'sao-paulo', orderBy: 'preco', negotiation: 'sell' },
    { local: 'moema', orderBy: 'preco', negotiation: 'sell' },
    { local: 'sao-paulo', orderBy: 'area' },
    { orderBy: 'area' },
    { orderBy: 'quartos' },
  ] as const)('sorts $local by $orderBy of its bits as by reading', async (given) => {
    for (const direction of ['asc', 'desc'] as const)
      for (const offset of [0, 7, 150, 300]) {
        const search = await searchOf({ ...given, direction });
        const slice = { offset, limit: 12 };
        const byIndex = await findSorted(database.db, search, slice, idColumn);
        expect(shown(byIndex)).toEqual(shown(await readMatches(database.db, search, slice, idColumn)));
      }
  });

  it.each([
    { lat: -23.6, lng: -46.66, range: 20 },
    { lat: -23.6, lng: -46.66, range: 20, dorms: 2 },
    { local: 'moema' },
  ] as const)('reads a page of $local $range km in the default order', async (given) => {
    const search = await searchOf(given);
    const { total } = await readMatches(database.db, search, { offset: 0, limit: 1 }, idColumn);
    expect(total).toBeGreaterThan(100);
    for (const offset of [0, 40, 150]) {
      const slice = { offset, limit: 12 };
      const inOrder = await findInOrder(database.db, search, slice, idColumn, async () => null, 50);
      expect(shown(inOrder)).toEqual(shown(await readMatches(database.db, search, slice, idColumn)));
    }
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
