import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import { changeProperty, fillCatalogue, makeListing } from '../support/catalogue';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let member: number;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of [...staffTables, 'broker'] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ id: member, token } = await api.member('vitrine'));
});

const list = async (query: Record<string, string> = {}, bearer = token) =>
  (await api.good('GET', `staff/properties?${new URLSearchParams(query).toString()}`, bearer)).data;
const codesOf = ({ properties }: { properties: { reference: string }[] }) =>
  properties.map(({ reference }) => reference);
const linesOf = async (query = '', bearer = token) => {
  const { status, text } = await api.call('GET', `staff/properties.csv?${query}`, bearer);
  expect(status).toBe(200);
  return text.split('\r\n').slice(1, -1);
};
const hoursAgo = (hours: number) => new Date(clock.nowMs() - hours * 3600_000);

test('pages have 50 properties in each order; a missing page is the last', async () => {
  const listings = Array.from({ length: 60 }, (_, at) =>
    makeListing({ reference: `P${String(at).padStart(2, '0')}`, sellPrice: 1_000_000 + at }),
  );
  await fillCatalogue(db, listings);
  for (const [at, { reference }] of listings.entries())
    await changeProperty(db, reference, { updated_at: hoursAgo(at), check_from: hoursAgo(at * 7) });
  const codes = listings.map(({ reference }) => reference);
  const pages = [await list(), await list({ page: '2' }), await list({ page: '9' })];
  expect(pages.map(codesOf)).toEqual([codes.slice(0, 50), codes.slice(50), codes.slice(50)]);
  expect(pages[0].total).toBe(60);
  expect(codesOf(await list({ sort: 'price-down' })).slice(0, 2)).toEqual(['P59', 'P58']);
  expect(codesOf(await list({ sort: 'unchecked' }))[0]).toBe('P59');
  const found = { text: 'apartamento', sort: 'code' };
  expect(codesOf(await list({ ...found, page: '2' }))).toEqual(codes.slice(50));
  expect(codesOf(await list({ ...found, page: '9' }))).toEqual(codes.slice(50));
  expect(await list({ text: 'nada' })).toMatchObject({ properties: [], total: 0 });
});

test('a row has both prices, broker, state, photos and the last check', async () => {
  await db.insertInto('broker').values({ slug: 'ana', name: 'Ana Reis', creci: '1' }).execute();
  const ids = await fillCatalogue(db, [
    makeListing({ reference: 'A', sellPrice: 900_000, brokerSlug: 'ana' }),
  ]);
  const id = ids.get('A')!;
  const checked = hoursAgo(3);
  await changeProperty(db, 'A', { checked_at: checked });
  const value = { value: 950_000, until: null, reason: null };
  await api.good('PUT', `staff/properties/${id}/overrides`, token, { sell_price: { was: null, value } });
  expect((await list()).properties).toMatchObject([
    {
      ...{ id, reference: 'A', source: 'teste', price: { sell: 950_000, rent: null } },
      ...{ feed_price: { sell: 900_000 }, held: null, broker: { name: 'Ana Reis' } },
      ...{ state: 'live', photos: 1, checked_at: checked.toISOString() },
    },
  ]);
  const { brokers, sources } = await list();
  expect([brokers[0].name, sources[0].name]).toEqual(['Ana Reis', 'teste']);
});

test.each([
  ['{"sell_price": 20000}', { what: 'sell', value: 20_000 }],
  ['{"sell_price": 2000000, "rent_price": 90}', { what: 'area', value: 3 }],
])('the held value of %s', async (row, held) => {
  await fillCatalogue(db, [makeListing({ reference: 'A', sellPrice: 2_000_000 })]);
  await sql`with run as (
      insert into import_run (source_id, feed, started_at, finished_at, outcome)
      select id, 'x', now(), now(), 'applied' from source where name = 'teste' returning id)
    insert into import_listing (run_id, reference, content_hash, listing, figures, held)
    select id, 'A', 'x', jsonb_build_object('row', ${row}::jsonb), '{"area": 3}', true from run`.execute(db);
  expect((await list({ tab: 'held' })).properties[0].held).toEqual(held);
});

test('a broker sees, counts and takes along own properties alone', async () => {
  for (const slug of ['ana', 'rui'])
    await db
      .insertInto('broker')
      .values({ slug, name: slug, creci: '1', email: `${slug}@casa.com.br` })
      .execute();
  await fillCatalogue(db, [
    makeListing({ reference: 'A', brokerSlug: 'ana' }),
    makeListing({ reference: 'R', brokerSlug: 'rui', title: 'Casa do Rui' }),
  ]);
  const own = await api.member('corretor', 'ana@casa.com.br');
  const seen = await list({ tab: 'all' }, own.token);
  expect([codesOf(seen), seen.counts.all, seen.counts.live]).toEqual([['A'], 1, 1]);
  expect(seen.brokers.map(({ name }: { name: string }) => name)).toEqual(['ana']);
  expect(codesOf(await list({ tab: 'all', text: 'rui' }, own.token))).toEqual([]);
  expect((await linesOf('tab=all', own.token)).map((line) => line.split(';')[0])).toEqual(['A']);
});

test('the file has the filter’s properties, without streets and owners', async () => {
  const ids = await fillCatalogue(db, [
    makeListing({ reference: '=1+1', title: '@SUM(A1)', street: 'Rua Secreta', streetNumber: '7' }),
    makeListing({ reference: 'B', title: 'Casa; "de" vila', district: 'Itaim Bibi' }),
  ]);
  await db
    .insertInto('property_owner')
    .values({ property_id: ids.get('B')!, email: 'beatriz@exemplo.com.br' })
    .execute();
  const { text, headers } = await api.call('GET', 'staff/properties.csv', token);
  expect(text.startsWith('código;título;')).toBe(true);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(text).not.toMatch(/Secreta|beatriz|(^|[;"\n])[=@]/);
  expect(await linesOf('place=itaim')).toEqual([
    expect.stringMatching(/^B;"Casa; ""de"" vila";Apartamento;/),
  ]);
  expect(await linesOf('text=nada')).toEqual([]);
});

test('the file has all pages of many properties once', async () => {
  const codes = Array.from({ length: 1_001 }, (_, at) => `M${String(at).padStart(4, '0')}`);
  await fillCatalogue(
    db,
    codes.map((reference) => makeListing({ reference, photos: [] })),
  );
  expect((await linesOf()).map((line) => line.split(';')[0])).toEqual(codes);
});

test('taking the file is an act with its filter', async () => {
  await linesOf('text=casa&tab=off&page=2&x=y');
  const acts = await db
    .selectFrom('audit_log')
    .innerJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .select(['subject', 'content'])
    .where('verb', '=', 'properties.read')
    .where('member_id', '=', member)
    .execute();
  expect(acts.map(({ subject, content }) => [subject, JSON.parse(content).changes])).toEqual([
    ['export:properties', { filter: [null, { text: 'casa', tab: 'off' }] }],
  ]);
});

test.each([
  ...['tab=x', 'page=0', 'page=1e9', 'sort=toString', 'broker=0', 'broker=rui', 'source=-1', 'state=sold'],
  ...['checked=1', 'quality=bad', 'search=https://x.example', `text=${'x'.repeat(101)}`],
  `search=/imoveis/${'x'.repeat(2_000)}`,
])('refuses the filter %s', async (query) => {
  for (const path of ['staff/properties', 'staff/properties.csv'])
    expect((await api.call('GET', `${path}?${query}`, token)).status).toBe(400);
});

test.each(["'", '"', '\\', '\u0000', '%', 'x'.repeat(100), '🏠', ') or true --', ':*', 'l:moema'])(
  'a text like %j is only a text',
  async (text) => {
    await fillCatalogue(db, [makeListing({ reference: 'A' })]);
    for (const field of ['text', 'place', 'owner'])
      expect((await list({ tab: 'all', [field]: text })).total).toBe(0);
  },
);
