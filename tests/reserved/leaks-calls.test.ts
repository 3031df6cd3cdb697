import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedListings } from '@api/feeds/export/stored-listing';
import { matchFavorites } from '@api/saved-searches/alerts/match-favorites';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addPublicly, isOfHidden, setVisibility, unknownTwin, withoutWords } from './hidden-listings';

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
let clara: Awaited<ReturnType<typeof signedInCustomer>>;
let ids: number[];
let owned: number;
let before: Map<string, string>;

const search = { negotiation: 'sell', pageSize: 100 };
/** `{id}`: of a hidden property; `{own}`: of the customer's own one, which is like them. */
const calls: [method: string, path: string, body?: object][] = [
  ['GET', 'products/sitemap'],
  ['GET', 'products/code/ZQX-7'],
  ['GET', 'products/code/{id}'],
  ['GET', 'products/used/{id}'],
  ['GET', 'products/used/{id}/similar'],
  ['GET', 'products/used/{own}/similar'],
  ['GET', 'productHistory/{id}'],
  ['GET', 'products/searchLocations/velado'],
  ['GET', 'products/searchLocations/zimbro'],
  ['GET', 'listing/searchDistrict/velado'],
  ['GET', 'home/searchLocations'],
  ['POST', 'search/properties', search],
  ['POST', 'search/pins', search],
  ['POST', 'search/prices', search],
  ['POST', 'search/counts', { searches: [search, { negotiation: 'sell', price: { max: 3_800_000 } }] }],
  ['GET', 'clientArea/favorite?cards=1'],
  ['GET', 'clientArea/favorite/folders'],
  ['GET', 'clientArea/favorite/removed'],
  ['GET', 'clientArea/visitasImovel'],
  ['GET', 'clientArea/changes?of=all'],
  ['GET', 'clientArea/newProducts'],
  ['GET', 'clientArea/ownerReport/similar/{own}'],
  ['GET', 'clientArea/ownerReport/info/{own}'],
  ['POST', 'clientArea/visitasImovel', { id_imovel: '{id}' }],
  ['POST', 'clientArea/favorite/{id}/used'],
  ['DELETE', 'clientArea/favorite/{id}/used'],
  ['POST', 'views', { views: [{ product_id: '{id}', product_segment: 'detail', view_type: 'detail' }] }],
];

async function answer(method: string, path: string, body?: object): Promise<string> {
  const response = await api.app.request(`http://local/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${clara.session.access_token}`,
      'content-type': 'application/json',
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  return `${response.status} ${await response.text()}`;
}
const named = (text: string, id: number) =>
  text.replaceAll('"{id}"', String(id)).replaceAll('{id}', String(id)).replaceAll('{own}', String(owned));
const answerTo = (method: string, path: string, body: object | undefined, id: number) =>
  answer(method, named(path, id), body && (JSON.parse(named(JSON.stringify(body), id)) as object));

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
  const { db } = database;
  const alike = { sellPrice: 3_700_000, area: 180, propertyType: 'apartamento' as const };
  const own = await fillCatalogue(db, [
    makeListing({ reference: 'MINHA', ...alike }),
    ...['A', 'B', 'C', 'D'].map((reference) => makeListing({ reference, ...alike })),
  ]);
  owned = own.get('MINHA')!;
  ids = await addPublicly(db);
  clara = await signedInCustomer(api.client);
  await db.insertInto('property_owner').values({ property_id: owned, email: clara.email }).execute();
  await db.updateTable('account').set({ verified_at: new Date(), favorite_letters: 'daily' }).execute();
  for (const code of ids.slice(0, 5))
    await clara.customer.keepInFolder({ code, condition: 'used', negotiation: 'sell' }, { name: 'Casa' });
  await clara.customer.removeFavorite({ code: ids[4]!, condition: 'used' });
  for (const id of ids.slice(0, 5)) await answer('POST', 'clientArea/visitasImovel', { id_imovel: id });
  before = new Map();
  for (const [method, path, body] of calls)
    if (method !== 'DELETE') before.set(`${method} ${path}`, await answerTo(method, path, body, ids[7]!));
  await setVisibility(db, ids.slice(0, 25), 'reserved');
  await setVisibility(db, ids.slice(25), 'draft');
});
afterAll(() => database.close());

test('while they are public, most calls show them', () => {
  const silent = [...before].filter(([, text]) => !isOfHidden(text)).map(([call]) => call);
  expect(silent.length).toBeLessThan(calls.length / 2);
});

test.each(calls)('%s %s shows none of them, as if there were none', async (method, path, body) => {
  const id = ids[7]!;
  const text = await answerTo(method, path, body, id);
  const isNamed = isOfHidden(named(path + JSON.stringify(body ?? ''), id));
  if (!isNamed) return expect(isOfHidden(text)).toBe(false);
  const other = Number(unknownTwin(String(id)));
  expect(withoutWords(text)).toBe(withoutWords(await answerTo(method, unknownTwin(path), body, other)));
});

test('neither exports nor letters about favorites have one of them', async () => {
  const exported: string[] = [];
  for await (const { reference } of storedListings(database.db)) exported.push(reference);
  expect(exported.filter(isOfHidden)).toEqual([]);
  expect(exported.length).toBe(5);
  const batches = await database.db.selectFrom('alert_batch').select('id').execute();
  expect(batches.length).toBeGreaterThan(0);
  for (const batch of batches) expect(await matchFavorites(database.db, batch)).toBe(0);
});
