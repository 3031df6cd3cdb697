import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingOfRow } from '@api/feeds/export/stored-listing';
import { emptyFilters } from '@domain/search/normalize';
import { testApi } from '../support/api';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';

const launch = {
  condition: 'launch',
  registrationNumber: 'R-1',
  condominiumName: 'Casa Guaimbê',
  developer: 'Araçá Incorporações',
  delivery: '2028-03',
} as const;
const shown = { condominio: 'Casa Guaimbê', incorporadora: 'Araçá Incorporações', entrega: '2028-03' };

let database: TestDatabase;
let ids: Map<string, number>;
beforeAll(async () => {
  database = await openTestDatabase();
  ids = await fillCatalogue(database.db, [aListing('LAUNCH', launch), aListing('HOUSE')]);
});
afterAll(() => database.close());

it('a launch has its name, developer and delivery in lists and on its page', async () => {
  const { client } = testApi(database);
  const { items } = await client.searchProperties(emptyFilters(), {});
  expect(items.find(({ codigo }) => codigo === 'LAUNCH')).toMatchObject(shown);
  expect(items.find(({ codigo }) => codigo === 'HOUSE')).toMatchObject({
    condominio: null,
    incorporadora: null,
    entrega: null,
  });
  expect(await client.product('novo', ids.get('LAUNCH')!)).toMatchObject(shown);
});

it('a stored launch gives back the listing that it was made of', async () => {
  const row = await database.db
    .selectFrom('property')
    .selectAll()
    .where('id', '=', ids.get('LAUNCH')!)
    .executeTakeFirstOrThrow();
  expect(listingOfRow(row)).toMatchObject(launch);
});
