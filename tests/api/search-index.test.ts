import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flags } from '@domain/search/filter-rows';
import { type Flag, searchFilters, type SearchFilters } from '@domain/search/filters';
import { resolvePlace } from '@api/repositories/places';
import { countByReading, countMatches, findMatches, readMatches } from '@api/repositories/search';
import { searchBits } from '@api/repositories/search-bits';
import { largePlace, searchIndexIsStale } from '@api/repositories/search-index';
import type { Search } from '@api/repositories/search-conditions';
import { conditionValues } from '@domain/taxonomy/conditions';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { locationTypes } from '@domain/taxonomy/location-types';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { orderByValues } from '@domain/taxonomy/sort-options';
import { applyCatalogue } from '@api/catalogue/apply';
import { makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

/** A repeatable stream of numbers, so that the catalogue is the same on every engine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function randomListings(count: number) {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.3);
  return Array.from({ length: count }, () => {
    const forSale = random() < 0.8;
    return makeListing({
      forSale,
      forRent: !forSale || random() < 0.2,
      sellPrice: random() < 0.1 ? null : Math.floor(100_000 * 10 ** (random() * 3)),
      rentPrice: random() < 0.1 ? null : Math.floor(1_000 * 10 ** (random() * 2)),
      propertyType: pick(propertyTypes),
      condition: pick(conditionValues),
      registrationNumber: random() < 0.5 ? 'R1' : null,
      area: random() < 0.1 ? null : Math.floor(2_000 + random() * 100_000) / 100,
      bedrooms: pick([null, 0, 1, 2, 3, 4, 5, 9]),
      suites: pick([null, 0, 1, 2, 3, 4, 5]),
      parkingLots: pick([null, 0, 1, 2, 3, 4, 5]),
      propertyDetails: some(propertyDetailSlugs),
      condominiumDetails: some(condominiumDetailSlugs),
      renovationLevel: pick([null, ...renovationLevelSlugs]),
      highlighted: random() < 0.1,
      news: random() < 0.2,
      exclusivity: random() < 0.2,
      renownedArchitects: random() < 0.1,
      acceptExchange: random() < 0.3,
      available: random() < 0.95,
      tourUrl: random() < 0.2 ? 'https://tour.example/1' : null,
      locationType: pick(['cidade', 'campo', 'praia', 'internacional'] as const),
      city: random() < 0.6 ? 'São Paulo' : pick(['Rio de Janeiro', 'Itu']),
      listedAt: new Date(1_760_000_000_000 + Math.floor(random() * 50) * 86_400_000).toISOString(),
    });
  });
}

const someOf = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 3 });
const bounds = (largest: number) =>
  fc
    .tuple(fc.option(fc.integer({ min: 1, max: largest })), fc.option(fc.integer({ min: 1, max: largest })))
    .filter(([min, max]) => (min !== null || max !== null) && (min === null || max === null || min < max))
    .map(([min, max]) => ({ ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }));

/** Filter sets of every kind, most of them light enough to leave something. */
const anyFilters = fc
  .record(
    {
      negotiation: fc.constantFrom('sell', 'rent'),
      local: fc.constantFrom('sao-paulo', 'rio-de-janeiro', 'moema'),
      locationType: fc.constantFrom(...locationTypes),
      propertyType: someOf(propertyTypes),
      dorms: fc.integer({ min: 1, max: 5 }),
      suites: fc.integer({ min: 1, max: 5 }),
      parkingLots: fc.integer({ min: 1, max: 5 }),
      price: fc.oneof(bounds(3_000_000), bounds(999_999_999_999)),
      area: bounds(1_100),
      condition: someOf(conditionValues),
      propertyDetails: fc.subarray(propertyDetailSlugs, { maxLength: 2 }),
      condominiumDetails: fc.subarray(condominiumDetailSlugs, { maxLength: 2 }),
      renovationLevel: someOf(renovationLevelSlugs),
      ...(Object.fromEntries(flags.map((name) => [name, fc.boolean()])) as Record<
        Flag,
        fc.Arbitrary<boolean>
      >),
      orderBy: fc.constantFrom(...orderByValues),
      direction: fc.constantFrom('asc', 'desc'),
    },
    { requiredKeys: [] },
  )
  .map((filters) =>
    Object.fromEntries(Object.entries(filters).filter((_, index) => index % 4 === 0 || index < 3)),
  )
  .map((filters): SearchFilters => searchFilters.parse(filters));

describe.each(testEngines)('the search index on %s', (engine) => {
  let database: TestDatabase;
  const listings = randomListings(1_600);

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

  it('finds and counts for any filters exactly what reading the catalogue finds', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.nat(60), async (filters, offset) => {
        const search: Search = { filters, place: await resolvePlace(db, filters), brokerId: null };
        const slice = { offset, limit: 9 };
        const [byIndex, byReading] = [
          await findMatches(db, search, slice),
          await readMatches(db, search, slice),
        ];
        expect(byIndex.rows.map(({ id }) => id)).toEqual(byReading.rows.map(({ id }) => id));
        expect(byIndex.total).toBe(byReading.total);
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
    expect(await findMatches(db, everything, { offset: 0, limit: 9 })).toEqual({ rows: [], total: 0 });
  });
});
