import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { changeProperty, fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { siteUrl } from '../staff/staff-api';
import { photos, portalsApi, sent } from './portals-api';

let database: TestDatabase;
let portals: Awaited<ReturnType<typeof portalsApi>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  portals = await portalsApi(database);
});

const textOf = async (portal: string) => (await portals.read(portal)).text();
const codesIn = (xml: string) => [...xml.matchAll(/<ListingID>([^<]+)</g)].map(([, code]) => code);
const tagOf = async (portal = 'zap') => {
  const answer = await portals.read(portal);
  await answer.text();
  return answer.headers.get('etag')!;
};

test('each portal reads its format, with what is on for it alone', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B'), sent('C', { title: 'Curto' })]);
  await portals.save([ids.get('B')!, 'zap', 'plain', 'off']);
  const answer = await portals.read('zap');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'private, no-cache',
  ]);
  const zap = await answer.text();
  expect(codesIn(zap)).toEqual(['A']);
  expect(zap).toContain('<Email>contato@bossa.example</Email>');
  expect(zap).toContain(`<DetailViewUrl>${siteUrl}/`);
  expect((await textOf('chavesnamao')).match(/<referencia>/g)).toHaveLength(2);
  expect(await textOf('imovelweb')).toContain('<codigoAnuncio><![CDATA[B]]>');
});

test('a highlight is in the file as the portal writes it', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B'), sent('C')]);
  const [a, b] = [ids.get('A')!, ids.get('B')!];
  for (const portal of ['zap', 'chavesnamao', 'imovelweb']) await portals.plan(portal, 2, 1);
  for (const portal of ['zap', 'chavesnamao', 'imovelweb'])
    await portals.save([a, portal, 'plain', 'highlight']);
  await portals.save([b, 'zap', 'plain', 'super'], [b, 'imovelweb', 'plain', 'super']);
  const all = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]+)<`, 'g'))].map(([, word]) => word);
  expect(all(await textOf('zap'), 'PublicationType')).toEqual(['PREMIUM', 'SUPER_PREMIUM', 'STANDARD']);
  expect(all(await textOf('chavesnamao'), 'destaque')).toEqual(['1', '0', '0']);
  expect(all(await textOf('imovelweb'), 'tipoPublicacao')).toEqual(['DESTACADO', 'HOME', 'SIMPLE']);
});

test('the file has no more highlights than the plan', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  await portals.plan('zap', 1);
  await portals.save([ids.get('A')!, 'zap', 'plain', 'highlight']);
  await changeProperty(database.db, 'A', { available: false });
  await portals.save([ids.get('B')!, 'zap', 'plain', 'highlight']);
  await changeProperty(database.db, 'A', { available: true });
  expect((await textOf('zap')).match(/PREMIUM/g)).toHaveLength(1);
});

test('what is reserved, a draft or sold is in no file', async () => {
  await fillCatalogue(database.db, [sent('A'), sent('B'), sent('C'), sent('D')]);
  await changeProperty(database.db, 'B', { visibility: 'reserved' });
  await changeProperty(database.db, 'C', { visibility: 'draft' });
  await changeProperty(database.db, 'D', { available: false });
  expect(codesIn(await textOf('zap'))).toEqual(['A']);
});

test('the list refuses exactly what the file leaves out', async () => {
  await fillCatalogue(database.db, [
    sent('A'),
    sent('B', { postalCode: null }),
    sent('C', { photos: photos(2, 'C') }),
    sent('D', { sellPrice: null }),
    sent('E', { condition: 'soonLaunch' }),
  ]);
  const refused = (await portals.list({ tab: 'refused' })).properties.map(
    ({ reference }: { reference: string }) => reference,
  );
  expect(refused.toSorted()).toEqual(['B', 'C', 'D', 'E']);
  expect(codesIn(await textOf('zap'))).toEqual(['A']);
});

test('an unchanged file is 304, until something of it changes', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  const first = await tagOf();
  const again = await portals.read('zap', { 'if-none-match': first });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', first]);
  const changes = [
    () => changeProperty(database.db, 'A', { sell_price: 1_900_000 }),
    () => portals.save([ids.get('A')!, 'zap', 'plain', 'off']),
    () => portals.plan('zap', 3),
    () => changeProperty(database.db, 'B', { visibility: 'reserved' }),
    () =>
      database.db
        .updateTable('photo')
        .set({ address: 'https://fotos.example/nova.jpg' })
        .where('url', '=', 'https://fotos.example/B/0.jpg')
        .execute(),
  ];
  let before = first;
  for (const change of changes) {
    await change();
    const answer = await portals.read('zap', { 'if-none-match': before });
    expect(answer.status).toBe(200);
    await answer.text();
    before = answer.headers.get('etag')!;
  }
  const other = await tagOf('imovelweb');
  await portals.save([ids.get('A')!, 'zap', 'off', 'plain']);
  expect(await tagOf('imovelweb')).toBe(other);
});

test('a complete reading is noted, also of what had not changed', async () => {
  await fillCatalogue(database.db, [sent('A'), sent('B', { postalCode: null })]);
  const readOf = async () => (await portals.list()).portals[0];
  expect(await readOf()).toMatchObject({ read_at: null, read_listings: null });
  const answer = await portals.read('zap');
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.cancel();
  expect(await readOf()).toMatchObject({ read_at: null });
  const tag = await tagOf();
  const noted = await readOf();
  expect(noted).toMatchObject({ read_at: expect.any(String), read_listings: 1 });
  await (await portals.read('zap', { 'if-none-match': tag })).text();
  const later = await readOf();
  expect(new Date(later.read_at) >= new Date(noted.read_at)).toBe(true);
  expect(later.read_listings).toBe(1);
});

test('a cell says what the portal has not read yet', async () => {
  const ids = await fillCatalogue(database.db, [sent('A')]);
  const isChanged = async () => (await portals.list()).properties[0].portals[0].is_changed;
  expect(await isChanged()).toBe(false);
  await portals.save([ids.get('A')!, 'zap', 'plain', 'off']);
  expect(await isChanged()).toBe(true);
  await textOf('zap');
  expect(await isChanged()).toBe(false);
});

test('no other secret opens a file, and a closed address none', async () => {
  await fillCatalogue(database.db, [sent('A')]);
  const old = await portals.secretOf('zap');
  expect(old).toMatch(/^[\w-]{32}$/);
  expect(await portals.secretOf('zap')).toBe(old);
  const other = await portals.secretOf('imovelweb');
  const statusOf = async (portal: string, secret: string) => (await portals.read(portal, {}, secret)).status;
  const wrong = [old.slice(1), `${old}a`, old.toLowerCase(), '', other, 'x'.repeat(5000)];
  for (const secret of wrong) expect(await statusOf('zap', secret)).toBe(404);
  expect(await statusOf('outro', old)).toBe(404);
  expect(await statusOf('constructor', old)).toBe(404);
  expect(await statusOf('zap', old)).toBe(200);
  const { data } = await portals.api.good('POST', 'staff/portals/zap/address', portals.token);
  expect(await statusOf('zap', old)).toBe(404);
  expect(await statusOf('zap', data.url.split('/').at(-1))).toBe(200);
  const { id } = await database.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', 'portal:1')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect((await portals.undo(id)).body).toMatchObject({ code: 'NOT_UNDOABLE' });
});

test('a portal that is not used has no file', async () => {
  const secret = await portals.secretOf('zap');
  await portals.api.good('PUT', 'staff/portals/zap', portals.token, { in_use: { was: true, value: false } });
  expect((await portals.read('zap', {}, secret)).status).toBe(404);
});

test('the database has no secret', async () => {
  const secret = await portals.secretOf('zap');
  await portals.api.good('POST', 'staff/portals/zap/address', portals.token);
  const tables = ['portal_feed', 'audit_log', 'audit_value'] as const;
  for (const table of tables)
    expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain(secret);
});
