import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxCountedSearches } from '@contract/search';
import { withoutFilter } from '@domain/search/changes';
import { searchFilters } from '@domain/search/filters';
import { isHeadedByOwn } from '@domain/search/own-first';
import { priceSteps } from '@domain/search/price-steps';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { resolvePlace } from '@api/search/queries/places';
import { pricesByBitmap, pricesByReading } from '@api/search/queries/prices';
import type { Search } from '@api/search/queries/search-conditions';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { anyFilters, randomListings } from '../support/random-catalogue';

const million = 1_000_000;

describe('the prices and counts of a search', () => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase();
    const listings = randomListings(800, (pick) => ({
      // Mostly one town: one of 500 homes is searched by its bits.
      city: pick(['São Paulo', 'São Paulo', 'São Paulo', 'Itu']),
      currency: pick(['BRL', 'BRL', 'BRL', 'USD', 'EUR', 'GBP']),
    }));
    await applyCatalogue(database.db, { source: 'a', feed: 'a', listings });
    api = testApi(database);
  });
  afterAll(() => database.close());

  /** Counted one by one. */
  async function byHand(filters: ReturnType<typeof searchFilters.parse>) {
    const { client } = api;
    const { step, steps } = priceSteps[filters.negotiation ?? 'sell'];
    const { total } = await client.searchProperties(withoutFilter(filters, 'price'), { perPage: 1 });
    const found: { currency: string; price: number }[] = [];
    for (let page = 1; found.length < total!; page++) {
      const { items } = await client.searchProperties(
        { ...withoutFilter(filters, 'price'), page },
        { perPage: 100 },
      );
      for (const { moeda, valorMin, valorLocacao } of items)
        found.push({
          currency: moeda,
          price: (filters.negotiation === 'rent' ? valorLocacao : valorMin) ?? NaN,
        });
    }
    const known = ['BRL', 'EUR', 'USD'].map((currency) =>
      found
        .filter((home) => home.currency === currency && !Number.isNaN(home.price))
        .map(({ price }) => price)
        .sort((a, b) => a - b),
    );
    const most = Math.max(...known.map(({ length }) => length));
    const which = known.findIndex(({ length }) => length === most);
    const prices = known[which]!;
    const counts = Array.from({ length: steps + 1 }, () => 0);
    for (const price of prices) counts[Math.min(Math.floor(price / step), steps)]! += 1;
    return {
      total,
      currency: most > 0 ? ['BRL', 'EUR', 'USD'][which]! : null,
      half: prices[Math.ceil(most / 2) - 1] ?? null,
      step,
      counts,
    };
  }

  it.each([
    { negotiation: 'sell', dorms: 4 },
    { negotiation: 'sell', local: 'sao-paulo', price: { min: 2 * million, max: 5 * million } },
    { negotiation: 'rent', dorms: 2 },
    { negotiation: 'sell', local: 'itu', propertyDetails: ['adega'], suites: 3 },
    { negotiation: 'sell', condominiumName: 'nenhum' },
    { negotiation: 'sell', localName: 'Lugar nenhum' },
  ] as const)('are those of the homes that pass all of %j but the price', async (given) => {
    const filters = searchFilters.parse(given);
    expect(await api.client.searchPrices(filters)).toEqual(await byHand(filters));
  });

  it('are the same from the search index and by reading, for any filters', async () => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom('sale', 'rent'), async (filters, amount) => {
        const search: Search = { filters, place: await resolvePlace(db, filters), brokerId: null };
        if (search.place?.by === 'unknown') return;
        const byReading = await pricesByReading(db, search, amount);
        const byBits = await pricesByBitmap(db, search, amount);
        if (byBits) expect(byBits).toEqual(byReading);
      }),
      { numRuns: 40 },
    );
  });

  it('equal the totals of the listings for many searches, also pinned', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from property where active and available order by id limit 1`.execute(database.db);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyFilters, { minLength: 1, maxLength: maxCountedSearches }),
        fc.boolean(),
        async (searches, isPinned) => {
          const queries = searches.map((each) =>
            isPinned ? { ...each, fixedProductId: String(rows[0]!.id) } : each,
          );
          const { totals } = await api.client.searchCounts(queries);
          const lists = await Promise.all(queries.map((each) => api.client.searchProperties(each)));
          expect(totals).toEqual(
            lists.map(({ total, location }, index) =>
              isHeadedByOwn(queries[index]!, location?.own) ? location.own : total,
            ),
          );
        },
      ),
      { numRuns: 4 },
    );
  });

  it('answers 400 for too many searches and for invalid ones', async () => {
    const ask = async (path: string, body: unknown) =>
      (await api.app.request(path, { method: 'POST', body: JSON.stringify(body) })).status;
    expect(
      await ask('/search/counts', { searches: Array.from({ length: maxCountedSearches + 1 }, () => ({})) }),
    ).toBe(400);
    expect(await ask('/search/counts', { searches: [{ dorms: 'três' }] })).toBe(400);
    expect(await ask('/search/prices', { price: { min: 2, max: 1 } })).toBe(400);
  });

  it('answers while the search index is stale', async () => {
    const filters = searchFilters.parse({ negotiation: 'sell', local: 'sao-paulo' });
    const before = await api.client.searchPrices(filters);
    await sql`update property set title = title where id = (select min(id) from property)`.execute(
      database.db,
    );
    expect(await api.client.searchPrices(filters)).toEqual(before);
  });
});
