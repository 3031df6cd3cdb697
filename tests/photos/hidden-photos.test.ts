import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hiddenPhotos } from '@api/platform/photos/hidden-photos';
import { photoRoutes } from '@api/platform/photos/routes';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { setVisibility } from '../reserved/hidden-listings';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let ids: Map<string, number>;
const key = (n: number) => `0123456789abcdef0000000${n}`;
const url = (n: number) => `https://fotos.example/${n}.jpg`;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  await database.db.deleteFrom('photo').execute();
  ids = await fillCatalogue(database.db, [
    makeListing({ reference: 'A', photos: [1, 2].map((n) => ({ url: url(n) })) }),
    makeListing({ reference: 'B', photos: [2, 3].map((n) => ({ url: url(n) })) }),
    makeListing({ reference: 'LONGE', district: 'Lapa', photos: [{ url: url(1) }] }),
  ]);
  await sql`update photo set status = 'ready', width = 9, height = 6,
    key = '0123456789abcdef0000000' || (regexp_match(url, '(\\d).jpg'))[1]`.execute(database.db);
});

const photos = () =>
  photoRoutes(
    { get: async () => Buffer.from('x'), prepare: async () => undefined, idleFor: () => Infinity },
    hiddenPhotos(database.db, { knownForMs: 0 }),
  );
const statuses = async (app = photos()) =>
  Promise.all([1, 2, 3].map(async (n) => (await app.request(`/fotos/${key(n)}/720.jpg`)).status));

test('only photos of hidden properties alone answer 404', async () => {
  const app = photos();
  expect(await statuses(app)).toEqual([200, 200, 200]);
  await setVisibility(database.db, [ids.get('A')!], 'reserved');
  expect(await statuses(app)).toEqual([404, 200, 200]);
  await setVisibility(database.db, [ids.get('B')!], 'draft');
  expect(await statuses(app)).toEqual([404, 404, 404]);
  await setVisibility(database.db, [...ids.values()], 'public');
  expect(await statuses(app)).toEqual([200, 200, 200]);
});

test('an unchanged copy in a browser is no way around', async () => {
  await setVisibility(database.db, [ids.get('A')!], 'draft');
  const etag = `"${key(1)}-720-jpg"`;
  const again = await photos().request(`/fotos/${key(1)}/720.jpg`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(404);
});

test('if the database fails, the keys of before count', async () => {
  await setVisibility(database.db, [ids.get('A')!], 'reserved');
  let isDown = false;
  const db = new Proxy(database.db, {
    get: (target, name) => {
      if (isDown && name === 'getExecutor') throw new Error('down');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const isHidden = hiddenPhotos(db, { knownForMs: 0 });
  expect(await isHidden(key(1))).toBe(true);
  isDown = true;
  expect([await isHidden(key(1)), await isHidden(key(3))]).toEqual([true, false]);
});
