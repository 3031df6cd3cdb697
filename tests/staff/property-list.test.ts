import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { propertyCondition } from '@api/property-admin/list/property-condition';
import { staffPropertyFilter } from '@contract/staff-property-list';
import { clock } from '@domain/kernel/clock';
import { propertyStates } from '@domain/property/property-list';
import { changeProperty, fillCatalogue, makeListing } from '../support/catalogue';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  await db.deleteFrom('broker').execute();
});

const helena = { id: 1, email: 'helena@casa.com.br', name: 'Helena Prado', role: 'vitrine' } as const;
const referencesOf = async (filter: object, grant: 'all' | 'own' = 'all') => {
  const condition = await propertyCondition(db, { member: helena, grant }, staffPropertyFilter.parse(filter));
  const rows = await db
    .selectFrom('property')
    .select('reference')
    .where(condition)
    .orderBy('reference')
    .execute();
  return rows.map(({ reference }) => reference);
};
const fill = (...listings: Parameters<typeof makeListing>[0][]) =>
  fillCatalogue(db, listings.map(makeListing));
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://fotos.example/${count}-${at}.jpg` }));

test.each([
  ['a code as written', { text: 'AP-18.466' }],
  ['a code without signs', { text: 'ap18466' }],
  ['the beginning of a code', { text: 'ap184' }],
  ['words of the title', { text: 'TERRAÇO cobert' }],
  ['street and number', { text: 'rua cônego eugênio 210' }],
  ['a postal code', { text: '05437-000' }],
  ['digits of a postal code', { text: '05437000' }],
  ['a district', { place: 'vila mad' }],
  ['district and city', { place: 'Vila Madalena, São Paulo' }],
  ['a condominium', { place: 'solar das figueiras' }],
  ['title and place', { text: 'cobertura', place: 'madalena' }],
])('finds by %s', async (_, filter) => {
  await fill(
    { reference: 'X1', title: 'Apartamento na Vila Mariana' },
    {
      ...{ reference: 'AP-18.466', title: 'Cobertura com terraço', district: 'Vila Madalena' },
      ...{ street: 'Rua Cônego Eugênio Leite', streetNumber: '210', postalCode: '05437000' },
      condominiumName: 'Solar das Figueiras',
    },
  );
  expect(await referencesOf(filter)).toEqual(['AP-18.466']);
});

test.each(['???', "'; drop table property; --", '%', '\u0000', 'terraco & piscina', 'x:*', '\\'])(
  'finds nothing by %j',
  async (text) => {
    await fill({ reference: 'X1' });
    expect([await referencesOf({ text }), await referencesOf({ place: text })]).toEqual([[], []]);
    expect(await referencesOf({ owner: text })).toEqual([]);
  },
);

test('finds by the number that the site gave', async () => {
  const id = (await fill({ reference: 'X1' }, { reference: 'X2' })).get('X2')!;
  expect(await referencesOf({ text: ` ${id} ` })).toEqual(['X2']);
});

test('each property is in one state, and in the tab of it', async () => {
  await fill(
    ...['A-live', 'B-reserved', 'C-draft', 'D-gone', 'E-withdrawn', 'F-out'].map((reference) => ({
      reference,
    })),
  );
  await changeProperty(db, 'B-reserved', { visibility: 'reserved' });
  await changeProperty(db, 'C-draft', { visibility: 'draft' });
  await changeProperty(db, 'D-gone', { in_feed: false });
  await changeProperty(db, 'E-withdrawn', { available: false });
  await changeProperty(db, 'F-out', { available: false });
  await sql`insert into property_override (source_id, reference, field, value, feed_value, at)
    select source_id, reference, 'withdrawn', '"sold"', 'false', now() from property
    where reference = 'E-withdrawn'`.execute(db);
  const states = propertyStates.map((state) => referencesOf({ tab: 'all', state }));
  expect(await Promise.all(states)).toEqual([
    ...[['A-live'], ['B-reserved'], ['C-draft'], ['D-gone'], ['E-withdrawn'], ['F-out']],
  ]);
  expect(await referencesOf({})).toEqual(['A-live']);
  expect(await referencesOf({ tab: 'reserved' })).toEqual(['B-reserved']);
  expect(await referencesOf({ tab: 'off' })).toEqual(['C-draft', 'D-gone', 'E-withdrawn', 'F-out']);
});

test('filters by broker, source and owner', async () => {
  for (const [slug, email] of [
    ['ana', 'Helena@casa.com.br'],
    ['rui', 'rui@casa.com.br'],
  ] as const)
    await db.insertInto('broker').values({ slug, name: slug, creci: '1', email }).execute();
  const ids = await fill(
    { reference: 'A', brokerSlug: 'ana' },
    { reference: 'R', brokerSlug: 'rui' },
    { reference: 'N' },
  );
  const { id: broker } = await db
    .selectFrom('broker')
    .select('id')
    .where('slug', '=', 'rui')
    .executeTakeFirstOrThrow();
  await fillCatalogue(db, [makeListing({ reference: 'S' })], 'outra');
  const { id: source } = await db
    .selectFrom('source')
    .select('id')
    .where('name', '=', 'outra')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('property_owner')
    .values({ property_id: ids.get('N')!, email: 'beatriz.sa@exemplo.com.br' })
    .execute();
  expect(await referencesOf({ broker })).toEqual(['R']);
  expect(await referencesOf({ broker: 'none' })).toEqual(['N', 'S']);
  expect(await referencesOf({ source: String(source) })).toEqual(['S']);
  expect(await referencesOf({ owner: 'Beatriz.SA@' })).toEqual(['N']);
  expect(await referencesOf({ owner: 'b%a' })).toEqual([]);
  expect(await referencesOf({ tab: 'all' }, 'own')).toEqual(['A']);
  expect(await referencesOf({ tab: 'all', broker }, 'own')).toEqual([]);
});

test('filters by quality; few photos are a tab too', async () => {
  await fill(
    { reference: 'A', photos: photos(5) },
    { reference: 'B', photos: photos(4) },
    { reference: 'C', photos: [] },
    { reference: 'D', photos: photos(6), point: null },
  );
  expect(await referencesOf({ tab: 'few-photos' })).toEqual(['B', 'C']);
  expect(await referencesOf({ quality: 'few-photos' })).toEqual(['B', 'C']);
  expect(await referencesOf({ quality: 'no-photo' })).toEqual(['C']);
  expect(await referencesOf({ quality: 'no-coordinates' })).toEqual(['D']);
});

test('a price is odd beside ten of its district, type and negotiation', async () => {
  const usual = Array.from({ length: 10 }, (_, at) => ({
    reference: `U${at}`,
    sellPrice: 2_000_000,
    area: 100,
  }));
  await fill(
    ...usual,
    { reference: 'X-dear', sellPrice: 4_100_000, area: 100 },
    { reference: 'X-cheap', sellPrice: 990_000, area: 100 },
    { reference: 'Y-twice', sellPrice: 4_000_000, area: 100 },
    { reference: 'Z-elsewhere', sellPrice: 9_000_000, area: 100, district: 'Itaim Bibi' },
  );
  expect(await referencesOf({ quality: 'price' })).toEqual(['X-cheap', 'X-dear']);
  await changeProperty(db, 'U0', { visibility: 'reserved' });
  await changeProperty(db, 'U1', { visibility: 'reserved' });
  await changeProperty(db, 'U2', { visibility: 'reserved' });
  await changeProperty(db, 'Y-twice', { visibility: 'reserved' });
  expect(await referencesOf({ quality: 'price' }), 'reserved ones are in no median').toEqual([]);
});

test('a value is held while its listing is staged, or its price withheld', async () => {
  await fill({ reference: 'A' }, { reference: 'B' });
  await sql`with run as (
      insert into import_run (source_id, feed, started_at, finished_at, outcome)
      select id, 'x', now(), now(), 'applied' from source where name = 'teste' returning id)
    insert into import_listing (run_id, reference, content_hash, listing, held)
    select id, 'B', 'x', '{"row": {"sell_price": 20000}}', true from run`.execute(db);
  expect(await referencesOf({ tab: 'held' })).toEqual(['B']);
  expect(await referencesOf({ quality: 'held' })).toEqual(['B']);
  await sql`update import_run set finished_at = null`.execute(db);
  expect(await referencesOf({ tab: 'held' })).toEqual([]);
  await sql`insert into withheld_price (source_id, reference, sell)
    select id, 'A', 20000 from source where name = 'teste'`.execute(db);
  expect(await referencesOf({ tab: 'held' })).toEqual(['A']);
});

test('filters by the last check', async () => {
  await fill(
    { reference: 'A' },
    { reference: 'B' },
    { reference: 'C' },
    { reference: 'D', exclusivity: true },
  );
  const daysAgo = (days: number) => new Date(clock.nowMs() - days * 24 * 3600_000);
  for (const [reference, days] of [
    ['A', 1],
    ['B', 31],
    ['C', 50],
    ['D', 50],
  ] as const)
    await changeProperty(db, reference, { check_from: daysAgo(days) });
  await changeProperty(db, 'A', { checked_at: daysAgo(1) });
  expect(await referencesOf({ checked: '30' })).toEqual(['B', 'C', 'D']);
  expect(await referencesOf({ checked: '60' })).toEqual([]);
  expect(await referencesOf({ checked: 'never' })).toEqual(['B', 'C', 'D']);
  expect(await referencesOf({ checked: 'late' })).toEqual(['C']);
  expect(await referencesOf({ tab: 'unchecked' })).toEqual(['C']);
});

test('reads a search of the site as the site does, on the site or not', async () => {
  await fill(
    { reference: 'A', propertyType: 'casa', bedrooms: 4, sellPrice: 3_000_000 },
    { reference: 'B', propertyType: 'casa', bedrooms: 2, sellPrice: 3_000_000 },
    { reference: 'C', propertyType: 'casa', bedrooms: 5, sellPrice: 9_000_000 },
    { reference: 'D', propertyType: 'casa', bedrooms: 4, sellPrice: 3_000_000 },
  );
  await changeProperty(db, 'D', { available: false });
  const search = '/imoveis/venda/casa/3-quartos?preco=2000000-4000000';
  expect(await referencesOf({ search })).toEqual(['A']);
  expect(await referencesOf({ search, tab: 'all' })).toEqual(['A', 'D']);
  expect(await referencesOf({ search: '/imoveis/venda/lugar-nenhum' })).toEqual([]);
});
