import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let client: ApiClient;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogue(database.db, [
    makeListing({ reference: 'used', sellPrice: 5_000_000 }),
    makeListing({
      reference: 'launch',
      condition: 'launch',
      registrationNumber: 'R1',
      sellPrice: 6_980_000,
      forRent: true,
      rentPrice: 9_000,
    }),
  ]);
  ({ client } = testApi(database));
});
afterAll(() => database.close());

it('marks the sale price of a launch as its lowest, and no rent', async () => {
  const pricesOf = async (negotiation: 'sell' | 'rent') =>
    (await client.searchPins(searchFilters.parse({ negotiation }))).pins.map(({ price, isFrom }) => [
      price,
      isFrom,
    ]);
  expect(Object.fromEntries(await pricesOf('sell'))).toEqual({ 5000000: undefined, 6980000: true });
  expect(await pricesOf('rent')).toEqual([[9_000, undefined]]);
});
