import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { contentHash, readContent } from '@api/audit/content';
import { bulkJob } from '@api/property-admin/bulk/bulk-job';
import { prepareNext } from '@api/property-admin/bulk/prepare-acts';
import { clock } from '@domain/kernel/clock';
import type { PropertyBulk } from '@contract/staff-property-bulk';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let vitrine: Awaited<ReturnType<typeof api.member>>;
let ids: number[];
const codes = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
const listings = (names = codes) =>
  names.map((reference) =>
    makeListing({
      reference,
      title: `Casa ${reference}`,
      sellPrice: 999_999 + Number(reference[1]),
      brokerSlug: 'ana',
    }),
  );

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  for (const slug of ['ana', 'rui'])
    await db.insertInto('broker').values({ slug, name: slug, creci: '1-F' }).execute();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of staffTables) await db.deleteFrom(table).execute();
  const stored = await fillCatalogue(db, listings(), 'crm');
  ids = codes.map((code) => stored.get(code)!);
  api = staffApi(database);
  vitrine = await api.member('vitrine');
});

const rui = { broker: { value: 'rui' } };
const make = async (changes: object = rui, of = ids): Promise<number> => {
  const body = { properties: { ids: of }, changes, about: 'Todos.' };
  return (await api.good('POST', 'staff/properties/bulks', vitrine.token, body)).data.id;
};
const bulk = async (id: number, query = ''): Promise<PropertyBulk> =>
  (await api.good('GET', `staff/properties/bulks/${id}${query}`, vitrine.token)).data;
const start = (id: number, typed?: number) =>
  api.call('POST', `staff/properties/bulks/${id}/start`, vitrine.token, { typed });
const cancel = async (id: number) =>
  (await api.good('POST', `staff/properties/bulks/${id}/cancel`, vitrine.token)).canceled;
const work = async () => {
  for (const job of await db.selectFrom('work').selectAll().where('kind', '=', 'property-bulk').execute())
    await bulkJob(db, database.engine).run(job, AbortSignal.timeout(600_000));
};
const run = async (id: number, typed = ids.length) => {
  expect((await start(id, typed)).status).toBe(200);
  await work();
  return bulk(id);
};
const edit = (index: number, field: string, value: unknown, token = vitrine.token) =>
  api.good('PUT', `staff/properties/${ids[index]}/overrides`, token, {
    [field]: { was: null, value: { value, until: null, reason: null } },
  });
const brokers = async () => {
  const rows = await db
    .selectFrom('property')
    .innerJoin('broker', 'broker.id', 'broker_id')
    .select('slug')
    .orderBy('property.id')
    .execute();
  return rows.map(({ slug }) => slug);
};
const undo = async (act: number | null) =>
  (await api.good('POST', `staff/acts/${act}/undo`, vitrine.token)).data;

test('the preview names what changes, and why others stay', async () => {
  const bruno = await api.member('direcao');
  await edit(0, 'broker', null, bruno.token);
  await edit(1, 'broker', 'rui');
  await fillCatalogue(db, listings(codes.slice(0, 5)), 'crm');
  const preview = await bulk(await make(rui, [...ids, 999_999]));
  expect(preview).toMatchObject({
    state: 'preview',
    count: 3,
    left_count: 4,
    needs_typing: true,
    is_own: true,
  });
  expect(preview.changing[0]).toEqual({
    ...{ id: ids[2], reference: 'A3', currency: 'BRL' },
    fields: [{ field: 'broker', was: 'ana', value: 'rui', is_feed: false }],
  });
  expect(preview.left.map(({ id, reference, reason, by }) => [id, reference, reason, by])).toEqual([
    [ids[0], 'A1', 'changed', 'Pessoa de direcao'],
    [999_999, null, 'hidden', null],
    [ids[5], 'A6', 'gone', null],
    [ids[1], 'A2', 'same', null],
  ]);
  expect(await brokers()).toEqual(['rui', 'ana', 'ana', 'ana', 'ana']);
  expect((await bulk(preview.id, '?part=changing&page=2')).changing).toEqual([]);
  expect((await bulk(preview.id, '?part=left')).left).toHaveLength(4);
});

test('a bulk is one act with each value of before, undone at once', async () => {
  await edit(0, 'exclusivity', true);
  const done = await run(await make({ ...rui, exclusivity: { value: true }, reason: 'Nova carteira' }));
  expect([done.state, done.prepared, await brokers()]).toEqual(['done', 6, Array(6).fill('rui')]);
  const acts = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('batch', '=', done.act)
    .orderBy('id')
    .execute();
  expect(acts.map(({ subject }) => subject)).toEqual(ids.map((id) => `property:${id}`));
  expect(acts[0]!.fields).toEqual(['broker']);
  const values = await db.selectFrom('audit_value').selectAll().where('log_id', '=', acts[0]!.id).execute();
  expect(values.map(({ salt, content }) => contentHash(salt, content))).toEqual([acts[0]!.content_hash]);
  expect(readContent(values[0]!.content)).toEqual({
    changes: { broker: [null, { value: 'rui', until: null, reason: 'Nova carteira' }] },
    reason: null,
  });
  const listed = (await api.good('GET', 'staff/audit', (await api.member('direcao')).token)).data.acts;
  expect(listed.find(({ id }: { id: number }) => id === done.act)).toMatchObject({
    ...{ subject: 'properties:6', records: 6, fields: ['broker', 'exclusivity'] },
    changes: { broker: [null, { value: 'rui', until: null, reason: 'Nova carteira' }] },
  });
  expect(await undo(done.act)).toMatchObject({ restored: { records: 6 }, left: { records: 0 } });
  expect(await brokers()).toEqual(Array(6).fill('ana'));
  const left = await db.selectFrom('property_override').select(['reference', 'field']).execute();
  expect(left).toEqual([{ reference: 'A1', field: 'exclusivity' }]);
});

test('an undo leaves what was changed since, and names it', async () => {
  const done = await run(await make());
  const bruno = await api.member('direcao');
  await api.good('DELETE', `staff/properties/${ids[2]}/overrides/broker`, bruno.token);
  expect(await undo(done.act)).toMatchObject({
    restored: { records: 5 },
    left: {
      records: 1,
      items: [{ subject: `property:${ids[2]}`, name: 'A3', reason: 'changed', by: 'Pessoa de direcao' }],
    },
  });
});

test('what changed between preview and start is left', async () => {
  const id = await make({ sell_price: { percent: -10 } });
  const bruno = await api.member('direcao');
  await edit(0, 'sell_price', 900_000, bruno.token);
  await fillCatalogue(
    db,
    listings(codes.slice(1)).map((each) => ({
      ...each,
      sellPrice: each.sellPrice! + (each.reference === 'A2' ? 5 : 0),
    })),
    'crm',
  );
  const done = await run(id);
  expect(done.left.map(({ reference, reason, by }) => [reference, reason, by])).toEqual([
    ['A2', 'changed', null],
    ['A1', 'gone', null],
  ]);
  const prices = await db.selectFrom('property').select('sell_price').orderBy('id').execute();
  expect(prices.map(({ sell_price }) => sell_price)).toEqual([
    900_000, 1_000_006, 900_002, 900_003, 900_004, 900_005,
  ]);
});

test('what changes while the acts are prepared is left too', async () => {
  const id = await make();
  await start(id, 6);
  await db.updateTable('property_bulk').set({ state: 'running', started_at: clock.now() }).execute();
  while ((await prepareNext(db, id)) !== null);
  const bruno = await api.member('direcao');
  await edit(3, 'broker', null, bruno.token);
  await work();
  const done = await bulk(id);
  expect([done.count, done.left.map(({ reason, by }) => [reason, by])]).toEqual([
    5,
    [['changed', 'Pessoa de direcao']],
  ]);
});

test('fields go back to the feed; a price of nothing has no percentage', async () => {
  await run(await make());
  await run(await make({ broker: null }));
  expect(await brokers()).toEqual(Array(6).fill('ana'));
  expect(await db.selectFrom('property_override').selectAll().execute()).toEqual([]);
  const preview = await bulk(await make({ rent_price: { percent: 5 } }));
  expect(preview.left.map(({ reason }) => reason)).toEqual(Array(5).fill('unpriced'));
});

test('homes are checked today at once, and undone', async () => {
  const done = await run(await make({ check: true }));
  const checked = async () =>
    (await db.selectFrom('property').select(['checked_by', 'checked_at']).execute()).map(
      (each) => each.checked_by,
    );
  expect([done.count, await checked()]).toEqual([6, Array(6).fill(vitrine.id)]);
  expect((await bulk(await make({ check: true }))).count).toBe(0);
  expect(await undo(done.act)).toMatchObject({ restored: { records: 6, fields: ['check'] } });
  expect(await checked()).toEqual(Array(6).fill(null));
});

test('withdrawn homes leave the site in one act, and come back', async () => {
  const done = await run(await make({ withdrawn: { value: 'review' } }, ids.slice(0, 4)), 4);
  expect((await api.app.request(`/products/novo/${ids[0]}`)).status).toBe(410);
  await undo(done.act);
  expect((await api.app.request(`/products/novo/${ids[0]}`)).status).toBe(200);
});

test('the number is typed, a second start and a late cancel change nothing', async () => {
  const id = await make();
  const refused = await start(id);
  expect([refused.status, refused.body.errors]).toEqual([422, { typed: ['Escreva 6 para confirmar'] }]);
  await start(id, 6);
  expect((await start(id, 6)).status).toBe(200);
  await work();
  const done = await bulk(id);
  await work();
  expect([await cancel(id), (await bulk(id)).act]).toEqual([false, done.act]);
});

test('a canceled bulk changes nothing, also after its start', async () => {
  const [early, late] = [await make(), await make()];
  expect(await cancel(early)).toBe(true);
  await start(early, 6);
  await start(late, 6);
  expect(await cancel(late)).toBe(true);
  await work();
  expect([await brokers(), (await bulk(late)).state]).toEqual([Array(6).fill('ana'), 'canceled']);
});
