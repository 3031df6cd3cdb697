import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetPhotos } from '@api/platform/photos/retention';
import type { Uploads } from '@api/platform/photos/uploads';
import type { StaffPropertyPhotos } from '@contract/staff-property-photos';
import { type DraftPhoto, staffPhotosKey } from '@domain/announcement/photos';
import { replaceClock } from '@domain/kernel/clock';
import { ownPhotoUrl } from '@domain/property/photo-arrangement';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let member: Awaited<ReturnType<typeof api.member>>;
let id: number;
let published: string[];
let sent: Map<string, DraftPhoto[]>;

const uploadId = (digit: string) => digit.repeat(32);
const upload = (digit: string): DraftPhoto => ({
  ...{ id: uploadId(digit), name: `${digit}.jpg`, caption: '', order: 0, at: '2026-11-29T12:00:00.000Z' },
  ...{ bytes: 9, width: 300, height: 200, key: digit.repeat(24), placeholder: '#000' },
  perceptualHash: digit.repeat(16),
});
const uploads: Uploads = {
  list: async (key) => sent.get(key) ?? [],
  publish: async (_, photo) => void published.push(photo.id),
};
const load = (...names: string[]) =>
  fillCatalogue(
    database.db,
    [
      makeListing({
        ...{ reference: '17954', title: 'Casa' },
        photos: names.map((name) => ({ url: `https://fotos.example/${name}.jpg`, caption: name })),
      }),
    ],
    'crm',
  );

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  for (const table of [...staffTables, 'photo'] as const) await database.db.deleteFrom(table).execute();
  [published, sent] = [[], new Map()];
  id = (await load('a', 'b', 'c')).get('17954')!;
  api = staffApi(database, { uploads });
  member = await api.member('vitrine');
});

const photos = async (): Promise<StaffPropertyPhotos> =>
  (await api.good('GET', `staff/properties/${id}/photos`, member.token)).data;
const put = (body: object, token = member.token) =>
  api.call('PUT', `staff/properties/${id}/photos`, token, body);
/** Photos of the feed are named by their captions. */
async function arrange(order: string[], leftOut: string[] = [], captions: Record<string, string> = {}) {
  const { version, ...found } = await photos();
  const all = [...found.photos, ...found.left_out];
  const idOf = (name: string) => all.find(({ caption }) => caption === name)?.id ?? uploadId(name);
  return put({
    version,
    order: order.map((name) => ({
      photo: idOf(name),
      caption: captions[name] ?? (name.length > 1 ? '' : name),
    })),
    left_out: leftOut.map((name) => ({ photo: idOf(name), reason: 'A planta de outro imóvel' })),
  });
}
async function seen() {
  const row = await database.db.selectFrom('property').select('photos').executeTakeFirstOrThrow();
  return row.photos.map(({ url, caption }) => `${/(\w)(\.jpg)?$/.exec(url)![1]} ${caption ?? ''}`.trim());
}

test('an order, a caption and a refused photo are one act, undone', async () => {
  const { act } = (await arrange(['c', 'a'], ['b'], { c: 'A piscina,  às cinco ' })).body;
  expect(await seen()).toEqual(['c A piscina, às cinco', 'a a']);
  expect(await photos()).toMatchObject({
    photos: [{ caption: 'A piscina, às cinco', alt: 'A piscina, às cinco' }, { caption: 'a' }],
    left_out: [{ caption: 'b', reason: 'A planta de outro imóvel', is_new: false }],
    override: { by: 'Pessoa de vitrine' },
  });
  await api.good('POST', `staff/acts/${act}/undo`, member.token);
  expect([await seen(), (await photos()).override]).toEqual([['a a', 'b b', 'c c'], null]);
});

test('the feed’s own order again is no override', async () => {
  await arrange(['c', 'a', 'b']);
  expect((await photos()).override).not.toBeNull();
  await arrange(['a', 'b', 'c']);
  expect((await photos()).override).toBeNull();
  expect((await arrange(['a', 'b', 'c'])).body).toEqual({ status: 'success', act: null });
});

test('photos that a load adds are at the end, and named until it is saved', async () => {
  await arrange(['c', 'a'], ['b']);
  const now = new Date('2026-11-29T09:00:00Z');
  const restore = replaceClock({ now: () => now, nowMs: () => +now, monotonicNow: () => 0 });
  await load('d', 'a', 'b', 'e').finally(restore);
  expect(await seen()).toEqual(['a a', 'd d', 'e e']);
  const { brought, photos: shown } = await photos();
  expect(brought).toEqual({ at: '2026-11-29T09:00:00.000Z', count: 2 });
  expect(shown.map(({ is_new: isNew }) => isNew)).toEqual([false, true, true]);
  await load('d', 'a', 'b');
  expect((await photos()).brought).toMatchObject({ count: 1 });
  await arrange(['a', 'd'], ['b']);
  expect((await photos()).brought).toBeNull();
});

test('a sent photo becomes the property’s own, and outlives loads', async () => {
  sent.set(staffPhotosKey(`imovel-${id}`), [upload('7')]);
  const saved = await arrange(['7', 'a', 'b', 'c'], [], { 7: 'Fachada' });
  expect([saved.status, published]).toEqual([200, [uploadId('7')]]);
  await load('a');
  expect(await seen()).toEqual(['7 Fachada', 'a a']);
  const { published: ids, photos: shown } = await photos();
  expect(ids).toEqual([uploadId('7')]);
  expect(shown[0]).toMatchObject({
    ...{ origin: 'own', key: '7'.repeat(24), perceptual_hash: '7'.repeat(16) },
  });
  expect(shown[1]!.perceptual_hash).toBeNull();
  const { status } = await database.db
    .selectFrom('photo')
    .select('status')
    .where('url', '=', ownPhotoUrl(id, uploadId('7')))
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
});

test('a form that is posted twice adds the photo once', async () => {
  sent.set(staffPhotosKey(`imovel-${id}`), [upload('7')]);
  const { version, photos: shown } = await photos();
  const order = [uploadId('7'), ...shown.map((photo) => photo.id)].map((photo) => ({ photo, caption: '' }));
  const [first, second] = [
    await put({ version, order, left_out: [] }),
    await put({ version, order, left_out: [] }),
  ];
  expect([first.status, second.status, second.body.act]).toEqual([200, 200, null]);
  expect(await seen()).toHaveLength(4);
});

test('a crash while a photo is stored leaves a row, which retention takes', async () => {
  sent.set(staffPhotosKey(`imovel-${id}`), [upload('7')]);
  const { publish } = uploads;
  uploads.publish = async () => {
    throw new Error('killed');
  };
  const crashed = await arrange(['7', 'a', 'b', 'c']);
  uploads.publish = publish;
  const rows = await database.db.selectFrom('photo').select('url').where('url', 'like', 'casa:%').execute();
  expect([crashed.status, rows.length, (await photos()).override]).toEqual([500, 1, null]);
  await forgetPhotos(database.db);
  const later = new Date(Date.now() + 40 * 24 * 3_600_000);
  const restore = replaceClock({ now: () => later, nowMs: () => +later, monotonicNow: () => 0 });
  await forgetPhotos(database.db).finally(restore);
  const left = await database.db.selectFrom('photo').select('url').where('url', 'like', 'casa:%').execute();
  expect(left).toEqual([]);
});

test('the second of two who arrange learns of the first, and saves nothing', async () => {
  const before = await photos();
  await arrange(['b', 'a', 'c']);
  const order = before.photos.toReversed().map((photo) => ({ photo: photo.id, caption: photo.caption }));
  const answer = await put({ version: before.version, order, left_out: [] });
  expect([answer.status, answer.body.conflict.fields]).toMatchObject([
    409,
    [{ name: 'photos', by: 'Pessoa de vitrine' }],
  ]);
  expect(await seen()).toEqual(['b b', 'a a', 'c c']);
});

test.each<[string, (ids: string[]) => object, RegExp]>([
  ['a photo of another', () => ({ order: [{ photo: 'f'.repeat(12), caption: '' }] }), /não está mais aqui/],
  [
    'a photo that was not sent',
    () => ({ order: [{ photo: uploadId('9'), caption: '' }] }),
    /Envie essa foto/,
  ],
  ['a photo twice', ([a]) => ({ order: [a, a].map((photo) => ({ photo, caption: '' })) }), /um só lugar/],
  ['a long caption', ([a]) => ({ order: [{ photo: a, caption: 'x'.repeat(61) }] }), /60/],
  ['a long reason', ([a]) => ({ left_out: [{ photo: a, reason: 'x'.repeat(81) }] }), /80/],
  ['no photo at all', () => ({}), /capa/],
])('refuses %s, and saves nothing', async (_, change, text) => {
  const { version, photos: shown } = await photos();
  const ids = shown.map((photo) => photo.id);
  const answer = await put({ version, order: [], left_out: [], ...change(ids) });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body.errors)).toMatch(text);
  expect((await photos()).override).toBeNull();
});

test('an own photo of one property is not another’s', async () => {
  sent.set(staffPhotosKey(`imovel-${id}`), [upload('7')]);
  await arrange(['7', 'a', 'b', 'c']);
  const other = (await fillCatalogue(database.db, [makeListing({ reference: 'X' })], 'outro')).get('X')!;
  const value = { order: [ownPhotoUrl(id, uploadId('7'))], left_out: [], captions: {} };
  const answer = await api.call('PUT', `staff/properties/${other}/overrides`, member.token, {
    photos: { was: null, value: { value, until: null, reason: null } },
  });
  expect([answer.status, answer.body.errors['photos.value']]).toEqual([
    422,
    [expect.stringMatching(/não é deste/)],
  ]);
});

test('an override of before, a plain list, still reads and is arranged', async () => {
  const url = (name: string) => `https://fotos.example/${name}.jpg`;
  await arrange(['c', 'a', 'b']);
  await database.db
    .updateTable('property_override')
    .set({ value: JSON.stringify([url('b'), url('c')]) })
    .execute();
  await load('a', 'b', 'c', 'd');
  expect(await seen()).toEqual(['b b', 'c c', 'a a', 'd d']);
  await arrange(['d', 'b'], ['a', 'c']);
  expect(await seen()).toEqual(['d d', 'b b']);
});

test('a refused photo is retained; an own one that no one names is forgotten', async () => {
  sent.set(staffPhotosKey(`imovel-${id}`), [upload('7')]);
  const { act } = (await arrange(['a', '7'], ['b', 'c'])).body;
  const retained = async () => {
    await forgetPhotos(database.db);
    const rows = await sql<{ url: string }>`select url from photo where unused_since is null`.execute(
      database.db,
    );
    return rows.rows.map(({ url }) => /(\w)(\.jpg)?$/.exec(url)![1]).toSorted();
  };
  expect(await retained()).toEqual(['7', 'a', 'b', 'c']);
  await api.good('POST', `staff/acts/${act}/undo`, member.token);
  expect(await retained()).toEqual(['a', 'b', 'c']);
});

test.each(['corretor', 'atendimento'] as const)('%s arranges no photos', async (role) => {
  const { token } = await api.member(role, 'outra@casa.com.br');
  expect((await put({ version: '', order: [], left_out: [] }, token)).status).toBe(404);
  expect((await api.call('GET', `staff/properties/${id}/photos`, token)).status).toBe(404);
});

test.each(['0', '-1', '1e9', '99999999999', 'x'])('there is no property %s', async (wrong) => {
  expect((await api.call('GET', `staff/properties/${wrong}/photos`, member.token)).status).toBe(404);
});
