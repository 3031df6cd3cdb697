import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../support/silent-logger';
import type { Derivatives } from '@api/platform/photos/derivatives';
import { photoOf, photosByUrl } from '@api/platform/photos/repository';
import { PhotoError } from '@api/platform/photos/photo-error';
import { pictures } from '@api/platform/photos/pictures';
import { demoPhotos } from '@api/demo/photo-source';
import { openPhotoStore } from '@api/platform/photos/store';
import { type PhotoWorker, type PhotoWorkerOptions, startPhotoWorker } from '@api/platform/photos/worker';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type PhotoServer, send, startPhotoServer } from './photo-server';
import { until } from '../support/until';
import { clock } from '@domain/kernel/clock';

let jpeg: Buffer;
let database: TestDatabase;
let server: PhotoServer;
let worker: PhotoWorker | undefined;
/** What '/held-N' waits for before it answers. */
let release: () => void;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 640, height: 100, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();
});

/** Makes no files: that takes longer than all that is tested here. */
const noFiles: Derivatives = { get: async () => null, prepare: async () => {}, idleFor: () => Infinity };
const start = (given: Partial<PhotoWorkerOptions> = {}) => {
  worker = startPhotoWorker({
    db: database.db,
    store: openPhotoStore(database.dataDir),
    log: silentLogger,
    policy: server.policy,
    derivatives: noFiles,
    localPhotos: demoPhotos,
    ...given,
  });
};
const queue = (urls: string[]) =>
  database.db
    .insertInto('photo')
    .values(urls.map((url) => ({ url, next_attempt_at: clock.now() })))
    .execute();
const rowOf = (url: string) =>
  database.db.selectFrom('photo').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
const storedCount = async () =>
  (await database.db.selectFrom('photo').select('url').where('key', 'is not', null).execute()).length;

describe('the photo worker', () => {
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.db.deleteFrom('photo').execute();
    await database.db.deleteFrom('work').where('kind', '=', 'photo-files').execute();
    const held = new Promise<void>((resolve) => (release = resolve));
    let flaky = 0;
    server = await startPhotoServer({
      '/photo-N.jpg': send(jpeg),
      '/held-N.jpg': (request, response) => void held.then(() => send(jpeg)(request, response)),
      '/page.jpg': send('<html>not a photo</html>'),
      '/slow.jpg': () => undefined,
      '/flaky.jpg': (request, response) =>
        flaky++ ? send(jpeg)(request, response) : response.writeHead(502).end(),
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    release();
    await worker?.stop();
    worker = undefined;
    await server.close();
  });

  it('keeps what it fetches, shows it at once and makes its files ahead', async () => {
    const url = server.url('/photo-1.jpg');
    await queue([url]);
    expect(photoOf({ url, alt: 'Sala' }, await photosByUrl(database.db, [url]))).toMatchObject({
      base: null,
      alt: 'Sala',
    });
    start({ derivatives: undefined });
    await until(async () => expect((await rowOf(url)).status).toBe('ready'));
    const photo = photoOf({ url, alt: 'Sala', focal: '50% 40%' }, await photosByUrl(database.db, [url]));
    const { key } = await rowOf(url);
    expect(photo).toEqual({
      base: `/fotos/${key}`,
      cuts: true,
      width: 640,
      height: 100,
      alt: 'Sala',
      placeholder: 'linear-gradient(#486,#486)',
      focal: '50% 40%',
    });
    const files = await readdir(join(database.dataDir, 'photos', key!.slice(0, 2), key!));
    expect(files.sort()).toEqual(['1080.avif', '480.avif', '720.avif', 'original.jpg']);
  });

  it('refuses what is no photograph and what it may not fetch', async () => {
    const cases = {
      type: server.url('/page.jpg'),
      address: 'http://inside.test/a.jpg',
    };
    await queue([...Object.values(cases), 'demo:../../secret.jpg', 'demo:no-such-picture.jpg']);
    start();
    const pending = database.db.selectFrom('photo').select('url').where('status', '=', 'pending');
    await until(async () => expect(await pending.execute()).toEqual([]));
    for (const [code, url] of Object.entries(cases))
      expect(await rowOf(url)).toMatchObject({
        status: 'failed',
        key: null,
        error: expect.stringContaining(code),
      });
    expect((await rowOf('demo:../../secret.jpg')).status).toBe('failed');
    expect((await rowOf('demo:no-such-picture.jpg')).status).toBe('failed');
  });

  it('logs a too expensive photo without its query, and continues', async () => {
    const [dear, next] = [server.url('/photo-8.jpg?token=secret'), server.url('/photo-9.jpg')];
    vi.spyOn(pictures.imports, 'run').mockRejectedValueOnce(new PhotoError('cost', 'over 200 MB', true));
    const warn = vi.fn();
    await queue([dear]);
    start({ log: { info() {}, warn } });
    await until(async () => expect((await rowOf(dear)).status).toBe('failed'));
    await worker!.stop();
    await queue([next]);
    start();
    await until(async () => expect((await rowOf(next)).key).not.toBeNull());
    const reason = 'cost: over 200 MB';
    expect((await rowOf(dear)).error).toBe(reason);
    const { host } = new URL(dear);
    expect(warn.mock.calls.map(([details]) => details)).toEqual([
      { photo: server.url('/photo-8.jpg'), reason },
      { host, failed: 1, reason },
    ]);
  });

  const setDue = (values: { attempts?: number } = {}) =>
    database.db
      .updateTable('photo')
      .set({ ...values, next_attempt_at: new Date(0) })
      .execute();

  it('comes back later, and later still, to a host that is slow', async () => {
    const slow = server.url('/slow.jpg');
    const policy = { ...server.policy, idleMs: 200 };
    await queue([slow]);
    start({ policy });
    await until(async () => expect((await rowOf(slow)).attempts).toBe(1));
    const waiting = await rowOf(slow);
    expect(waiting).toMatchObject({ status: 'pending', error: expect.stringContaining('timeout') });
    expect(waiting.next_attempt_at.getTime()).toBeGreaterThan(clock.nowMs());
    await worker!.stop();
    await setDue();
    start({ policy });
    await until(async () => expect((await rowOf(slow)).attempts).toBe(2));
    await worker!.stop();
    await setDue({ attempts: 6 });
    start({ policy });
    await until(async () => expect((await rowOf(slow)).status).toBe('failed'));
  });

  it('comes back to a host that was broken', async () => {
    const flaky = server.url('/flaky.jpg');
    await queue([flaky]);
    start();
    await until(async () => expect((await rowOf(flaky)).attempts).toBe(1));
    await worker!.stop();
    await setDue();
    start();
    await until(async () => expect((await rowOf(flaky)).key).not.toBeNull());
  });

  it('asks few things of one host at once', async () => {
    const urls = Array.from({ length: 8 }, (_, n) => server.url(`/held-${n}.jpg`));
    const others = Array.from({ length: 3 }, (_, n) => server.url(`/photo-${n}.jpg`, 'others.example'));
    await queue([...urls, ...others]);
    start();
    await until(async () => expect(await storedCount()).toBe(3));
    release();
    await until(async () => expect(await storedCount()).toBe(11));
    expect(Math.max(...server.most.values())).toBe(3);
  });

  it('goes on where it was stopped, and asks for nothing twice', async () => {
    const done = server.url('/photo-1.jpg');
    const held = [server.url('/held-1.jpg'), server.url('/held-2.jpg')];
    await queue([done, ...held]);
    start();
    await until(async () => {
      expect(await storedCount()).toBe(1);
      for (const path of ['/held-1.jpg', '/held-2.jpg']) expect(server.asked.has(path)).toBe(true);
    });
    await worker!.stop();
    for (const url of held)
      expect(await rowOf(url)).toMatchObject({ status: 'pending', key: null, attempts: 0 });
    release();
    start();
    await until(async () => expect(await storedCount()).toBe(3));
    expect(server.asked.get('/photo-1.jpg')).toBe(1);
  });

  it('asks for nothing twice where two workers run side by side', async () => {
    const urls = Array.from({ length: 12 }, (_, n) => server.url(`/photo-${n}.jpg`));
    await queue(urls);
    start();
    const first = worker!;
    start();
    await until(async () => expect(await storedCount()).toBe(12));
    await first.stop();
    for (let n = 0; n < 12; n++) expect(server.asked.get(`/photo-${n}.jpg`)).toBe(1);
  });

  it('fetches everything again when the folder of the photos is gone', async () => {
    const url = server.url('/photo-1.jpg');
    await queue([url]);
    start();
    await until(async () => expect((await rowOf(url)).key).not.toBeNull());
    await worker!.stop();
    await rm(join(database.dataDir, 'photos'), { recursive: true });
    start();
    await until(() => expect(server.asked.get('/photo-1.jpg')).toBe(2));
    await until(async () => expect((await rowOf(url)).key).not.toBeNull());
    const { key } = await rowOf(url);
    const original = await readFile(join(database.dataDir, 'photos', key!.slice(0, 2), key!, 'original.jpg'));
    expect(original.length).toBeGreaterThan(0);
  });

  it('prepares the demo pictures from the project, mirrored and cropped', async () => {
    const urls = [
      'demo:villa-pool-day-1.jpg',
      'demo:villa-pool-day-1.jpg?flip',
      'demo:villa-pool-day-1.jpg?flip&crop=4,14,82',
    ];
    await queue(urls);
    start();
    await until(async () => expect(await storedCount()).toBe(3));
    const stored = await photosByUrl(database.db, urls);
    expect(new Set([...stored.values()].map(({ key }) => key)).size).toBe(3);
    expect(urls.map((url) => stored.get(url)!.width)).toEqual([1440, 1440, 1181]);
  });
});
