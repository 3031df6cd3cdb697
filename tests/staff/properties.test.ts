import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { StaffProperty } from '@contract/staff-properties';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let vitrine: Awaited<ReturnType<typeof api.member>>;
let id: number;
const listing = (sellPrice = 2_000_000) =>
  makeListing({
    ...{ reference: '17954', title: 'Casa', sellPrice, brokerSlug: 'ana-reis' },
    photos: ['a', 'b', 'c'].map((name) => ({ url: `https://fotos.example/${name}.jpg` })),
  });
const load = async (sellPrice?: number) => {
  await fillCatalogue(db, [listing(sellPrice)], 'crm');
};

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  for (const [slug, name, email] of [
    ['ana-reis', 'Ana Reis', 'ana@casa.com.br'],
    ['rui-prado', 'Rui Prado', null],
  ] as const)
    await db.insertInto('broker').values({ slug, name, creci: '1-F', email }).execute();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of staffTables) await db.deleteFrom(table).execute();
  id = (await fillCatalogue(db, [listing()], 'crm')).get('17954')!;
  api = staffApi(database);
  vitrine = await api.member('vitrine');
});

const override = (value: unknown, until: string | null = null) => ({ value, until, reason: null });
const put = (changes: object, token = vitrine.token) =>
  api.call('PUT', `staff/properties/${id}/overrides`, token, changes);
const unset = (field: string) =>
  api.call('DELETE', `staff/properties/${id}/overrides/${field}`, vitrine.token);
const property = async (token = vitrine.token): Promise<StaffProperty> =>
  (await api.good('GET', `staff/properties/${id}`, token)).data;
const field = async (name: string) => (await property()).fields.find((each) => each.field === name)!;
const acts = () =>
  db
    .selectFrom('audit_log')
    .innerJoin('audit_value', 'log_id', 'audit_log.id')
    .select(['audit_log.id', 'verb', 'subject', 'content'])
    .where('subject', '=', `property:${id}`)
    .orderBy('audit_log.id')
    .execute();
const price = async () =>
  (await db.selectFrom('property').select('sell_price').where('id', '=', id).executeTakeFirstOrThrow())
    .sell_price;

test('an override outlives a load, shows both values, and is given back', async () => {
  const { act } = (await put({ sell_price: { was: null, value: override(1_900_000) } })).body;
  expect(await price()).toBe(1_900_000);
  await load(2_100_000);
  expect(await price()).toBe(1_900_000);
  expect(await field('sell_price')).toMatchObject({
    ...{ value: 1_900_000, feed: 2_100_000 },
    override: { value: 1_900_000, until: null, by: 'Pessoa de vitrine' },
  });
  expect(await field('title')).toEqual({ field: 'title', value: 'Casa', feed: 'Casa', override: null });
  expect((await unset('sell_price')).body.act).toBeGreaterThan(act);
  expect(await price()).toBe(2_100_000);
  expect((await unset('sell_price')).body).toEqual({ status: 'success', act: null });
  const changes = (await acts()).map(({ content }) => JSON.parse(content).changes);
  expect(changes).toEqual([
    { sell_price: [null, override(1_900_000)] },
    { sell_price: [override(1_900_000), null] },
  ]);
});

test('a home goes off the market and comes back by one undo', async () => {
  const body = { withdrawn: { was: null, value: { ...override('sold'), reason: 'Escritura no dia 2' } } };
  const { act } = (await put(body)).body;
  expect(await property()).toMatchObject({ is_in_feed: true, is_on_site: false });
  expect((await api.app.request(`/products/novo/${id}`)).status).toBe(410);
  await load(2_100_000);
  expect(await property()).toMatchObject({ is_on_site: false });
  expect((await api.good('POST', `staff/acts/${act}/undo`, vitrine.token)).data.restored).toEqual({
    ...{ records: 1, fields: ['withdrawn'] },
  });
  expect(await property()).toMatchObject({ is_on_site: true });
  const events = await db.selectFrom('property_event').select(['kind', 'new_price']).orderBy('id').execute();
  expect(events.map(({ kind, new_price }) => [kind, new_price])).toEqual([
    ['left', null],
    ['back', 2_100_000],
  ]);
});

test('two at once: each keeps his own field, the second of one learns', async () => {
  await put({ title: { was: null, value: override('Casa da Ana') } });
  const answer = await put({
    title: { was: null, value: override('Casa do Rui') },
    bedrooms: { was: null, value: override(5) },
  });
  expect([answer.status, answer.body.conflict]).toMatchObject([
    409,
    {
      saved: ['bedrooms'],
      fields: [{ name: 'title', by: 'Pessoa de vitrine', theirs: { value: 'Casa da Ana' } }],
    },
  ]);
  expect([(await field('title')).value, (await field('bedrooms')).value]).toEqual(['Casa da Ana', 5]);
});

test.each([
  ['a price of nothing', { sell_price: override(0) }, 'sell_price.value', /preço inteiro/],
  ['a rent of what is for sale', { rent_price: override(9_000) }, 'rent_price.value', /não tem aluguel/],
  ['an empty title', { title: override(' ') }, 'title.value', /Escreva o título/],
  ['a broker who is not there', { broker: override('ninguem') }, 'broker.value', /Não há corretor/],
  ['a day of the past', { title: override('x', '2020-01-01') }, 'title.until', /Escolha hoje/],
  ['a day that does not exist', { title: override('x', '2030-02-30') }, 'title.until', /não existe/],
  ['a photo of another', { photos: override(['https://x.example/1.jpg']) }, 'photos.value', /não é deste/],
  [
    'a photo twice',
    { photos: override(['a', 'a'].map((n) => `https://fotos.example/${n}.jpg`)) },
    'photos.value',
    /um só lugar/,
  ],
  ['no cover', { photos: override([]) }, 'photos.value', /capa/],
] as const)('refuses %s, and saves nothing', async (_, values, name, text) => {
  const changes = Object.entries(values).map(([each, value]) => [each, { was: null, value }]);
  const answer = await put({
    ...Object.fromEntries(changes),
    bedrooms: { was: null, value: override(7) },
  });
  expect([answer.status, answer.body.errors?.[name]?.[0]]).toEqual([422, expect.stringMatching(text)]);
  expect((await field('bedrooms')).override).toBeNull();
  expect(await acts()).toEqual([]);
});

test('photos keep the order of the house, and new ones of the feed follow', async () => {
  const url = (name: string) => `https://fotos.example/${name}.jpg`;
  await put({ photos: { was: null, value: override([url('c'), url('a')]) } });
  const order = async () => {
    const { photos } = await db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
    return photos.map((photo) => /(\w)\.jpg/.exec(photo.url)![1]).join('');
  };
  expect(await order()).toBe('cab');
  const photos = ['d', 'b', 'c'].map((name) => ({ url: url(name) }));
  await fillCatalogue(db, [{ ...listing(), photos } as ReturnType<typeof listing>], 'crm');
  expect(await order()).toBe('cdb');
  await unset('photos');
  expect(await order()).toBe('dbc');
});

test('a broker reads his own homes alone; service writes none', async () => {
  const ana = await api.member('corretor', 'ana@casa.com.br');
  const other = await api.member('corretor', 'rui@casa.com.br');
  expect((await property(ana.token)).reference).toBe('17954');
  expect((await api.call('GET', `staff/properties/${id}`, other.token)).status).toBe(404);
  const { token } = await api.member('atendimento');
  expect((await put({ bedrooms: { was: null, value: override(7) } }, token)).status).toBe(404);
  expect((await put({ bedrooms: { was: null, value: override(7) } }, ana.token)).status).toBe(404);
  await put({ broker: { was: null, value: override('rui-prado') } });
  expect((await api.call('GET', `staff/properties/${id}`, ana.token)).status).toBe(404);
  await load(2_200_000);
  expect(await field('broker')).toMatchObject({ value: 'rui-prado', feed: 'ana-reis' });
});
