import { defaultBrokerageName } from '@domain/brokerage/brokerage';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '@api/app';
import { silentLogger } from '../support/silent-logger';
import { createDerivatives } from '@api/platform/photos/derivatives';
import { openPhotoStore } from '@api/platform/photos/store';
import { createApiClient } from '~/back-end/client.server';
import { shareImage } from '~/features/sharing/share-image.server';
import { startWebsite } from '../server/website';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { freshFolder, openTestDatabase } from '../support/database';

const photoUrl = 'https://fotos.example/casa.jpg';
const key = 'abcdefabcdefabcdefabcdef';
const place = { lat: -23.58123, lng: -46.68321 };
const listings = [
  makeListing({ reference: 'CASA', title: 'Casa de pedra', photos: [{ url: photoUrl, alt: 'Fachada' }] }),
  makeListing({ reference: 'SEM-FOTO', photos: [] }),
  makeListing({
    reference: 'BREVE',
    condition: 'soonLaunch',
    sellPrice: 4_321_000,
    displayAddress: 'neighborhood',
    point: place,
  }),
  makeListing({ reference: 'FORA', photos: [] }),
];

let dataDir: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let ids: Map<string, number>;
let site: Awaited<ReturnType<typeof startWebsite>>;
let backEnd: ReturnType<typeof createApi>;
/** What the back end answers instead, for a path that begins so. */
let instead: { path: string; answer: () => Response | Promise<Response> } | undefined;

beforeAll(async () => {
  dataDir = await freshFolder();
  database = await openTestDatabase();
  const { db } = database;
  ids = await fillCatalogue(db, listings);
  const store = openPhotoStore(dataDir);
  await store.writeOriginal(
    key,
    await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#3264c8' } })
      .jpeg()
      .toBuffer(),
  );
  await db
    .updateTable('photo')
    .set({ key, width: 1600, height: 1067, status: 'ready' })
    .where('url', '=', photoUrl)
    .execute();
  await db.updateTable('property').set({ in_feed: false }).where('id', '=', ids.get('FORA')!).execute();
  backEnd = createApi({ db, log: silentLogger, derivatives: createDerivatives(store, silentLogger) });
  site = await startWebsite(
    { DATA_DIR: dataDir },
    {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        return instead && pathname.startsWith(instead.path) ? instead.answer() : backEnd.fetch(request);
      },
    },
  );
});
afterAll(async () => {
  await site.close();
  await database.close();
});
beforeEach(() => {
  instead = undefined;
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: 'manual', ...init });
const imageOf = async (reference: string, negotiation: 'sell' | 'rent' = 'sell') => {
  const api = createApiClient({ fetch: async (request) => backEnd.fetch(request) });
  const detail = await api.product('usado', ids.get(reference)!, negotiation);
  return shareImage(detail, negotiation, { logo: defaultBrokerageName.name });
};
const storedImages = async () =>
  (await readdir(join(dataDir, 'share-images'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.jpg'),
  );

describe('the image of a property', () => {
  test('is an embeddable 1200×630 JPEG under 300 KB, cached for a year', async () => {
    const { path } = await imageOf('CASA');
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.length).toBeLessThan(300_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { dominant } = await sharp(
      await sharp(file).extract({ left: 460, top: 0, width: 730, height: 630 }).toBuffer(),
    ).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r + 60);
  });

  test('is drawn once: what is kept in the data folder is sent from then on', async () => {
    const { path } = await imageOf('CASA');
    const first = Buffer.from(await (await get(path)).arrayBuffer());
    instead = { path: '/fotos', answer: () => new Response(null, { status: 500 }) };
    const second = Buffer.from(await (await get(path)).arrayBuffer());
    expect(second.equals(first)).toBe(true);
    expect(first.equals(await readFile(join(dataDir, path.replace('/og/', 'share-images/'))))).toBe(true);
  });

  test('gets a new address with a new price; the old one redirects, file gone', async () => {
    const { path: before } = await imageOf('CASA');
    await get(before);
    const change = (sell_price: number) =>
      database.db.updateTable('property').set({ sell_price }).where('id', '=', ids.get('CASA')!).execute();
    await change(2_500_000);
    const { path: after } = await imageOf('CASA');
    expect(after).not.toBe(before);
    const moved = await get(before);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, after]);
    expect((await get(after)).status).toBe(200);
    const files = await storedImages();
    expect(files).toContain(after.replace('/og/', ''));
    expect(files).not.toContain(before.replace('/og/', ''));
    await change(2_000_000);
  });

  test('without its photo draws a card, not stored and cached for a minute', async () => {
    await database.db
      .updateTable('property')
      .set({ title: 'Casa sem a foto' })
      .where('id', '=', ids.get('CASA')!)
      .execute();
    const { path } = await imageOf('CASA');
    instead = {
      path: '/fotos',
      answer: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    };
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(await storedImages()).not.toContain(path.replace('/og/', ''));
    instead = undefined;
    expect((await get(path)).headers.get('cache-control')).toContain('immutable');
  });

  test('a property without photos has its card all the same', async () => {
    expect((await get((await imageOf('SEM-FOTO')).path)).headers.get('cache-control')).toContain('immutable');
  });

  test('many who ask at once wait for one drawing', async () => {
    await database.db
      .updateTable('property')
      .set({ title: 'Casa muito pedida' })
      .where('id', '=', ids.get('CASA')!)
      .execute();
    const { path } = await imageOf('CASA');
    let requestCount = 0;
    const photo = new Request(`https://www.example.com.br/fotos/${key}/1600.jpg`);
    instead = {
      path: '/fotos',
      answer: () => {
        requestCount += 1;
        return backEnd.fetch(photo);
      },
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(requestCount).toBe(1);
  });
});

describe('what may not be told', () => {
  test('shows no breve lançamento price, and only the district if hidden', async () => {
    const { card } = await imageOf('BREVE');
    const shown = JSON.stringify(card);
    expect(card.price).toBe('Breve lançamento');
    expect(shown).not.toMatch(/4[.]?321|23[.,]58|46[.,]68/);
    expect((await get((await imageOf('BREVE')).path)).status).toBe(200);
  });

  test('an unavailable property has no image, even when one is stored', async () => {
    const { path } = await imageOf('SEM-FOTO');
    expect((await get(path)).status).toBe(200);
    const set = (active: boolean) =>
      database.db
        .updateTable('property')
        .set({ in_feed: active })
        .where('id', '=', ids.get('SEM-FOTO')!)
        .execute();
    await set(false);
    expect((await get(path)).status).toBe(404);
    await set(true);
  });
});

describe('everything else', () => {
  const version = createHash('sha256').update('x').digest('hex').slice(0, 16);
  test.each([
    ['an unknown id', `/og/usado/venda/999999999-${version}.jpg`],
    ['an id beyond all numbers', `/og/usado/venda/9999999999-${version}.jpg`],
    ['no version', '/og/usado/venda/1.jpg'],
    ['another format', `/og/usado/venda/1-${version}.png`],
    ['no property at all', '/og/nada.jpg'],
  ])('%s is a plain 404', async (_, path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('what is not to let has no image of its rent', async () => {
    const { path } = await imageOf('CASA');
    expect((await get(path.replace('/venda/', '/aluguel/'))).status).toBe(404);
  });

  test.each([
    ['is refused', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 500', () => new Response('{}', { status: 500 })],
    ['answers garbage', () => new Response('<html>')],
  ])('where the back end %s the asker is to come again', async (_, answer) => {
    const { path } = await imageOf('SEM-FOTO');
    instead = { path: '/products', answer };
    const response = await get(path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
