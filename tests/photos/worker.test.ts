import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../support/silent-logger';
import { createDerivatives } from '@api/photos/derivatives';
import { photoOf, photosByUrl } from '@api/photos/repository';
import { pictureLimits } from '@api/photos/child';
import { createPictures } from '@api/photos/pictures';
import { openPhotoStore } from '@api/photos/store';
import { type PhotoWorker, type PhotoWorkerOptions, startPhotoWorker } from '@api/photos/worker';
import { freshFolder, openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { type PhotoServer, send, startPhotoServer } from './photo-server';
import { clock } from '@domain/clock';

let jpeg: Buffer;
let ground: TestDatabase;
let server: PhotoServer;
let worker: PhotoWorker | undefined;
/** What '/held-N' waits for before it answers. */
let release: () => void;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 640, height: 420, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();
});

const start = (given: Partial<PhotoWorkerOptions> = {}) => {
  worker = startPhotoWorker({
    db: ground.db,
    store: openPhotoStore(ground.dataDir),
    log: silentLogger,
    policy: server.policy,
    ...given,
  });
};
const queue = (urls: string[]) =>
  ground.db
    .insertInto('photo')
    .values(urls.map((url) => ({ url, next_attempt_at: clock.now() })))
    .execute();
const rowOf = (url: string) =>
  ground.db.selectFrom('photo').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const keptCount = async () =>
  (await ground.db.selectFrom('photo').select('url').where('key', 'is not', null).execute()).length;

describe.each(testEngines)('the photo worker on the %s database', (engine) => {
  beforeAll(async () => {
    ground = await openTestDatabase(engine);
  });
  afterAll(() => ground.close());

  beforeEach(async () => {
    await ground.db.deleteFrom('photo').execute();
    await ground.db.deleteFrom('work').where('kind', '=', 'photo-files').execute();
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
    release();
    await worker?.stop();
    worker = undefined;
    await server.close();
  });

  it('keeps what it fetches, shows it at once and makes its files ahead', async () => {
    const url = server.url('/photo-1.jpg');
    await queue([url]);
    expect(photoOf({ url, alt: 'Sala' }, await photosByUrl(ground.db, [url]))).toMatchObject({
      base: null,
      alt: 'Sala',
    });
    start();
    await until(async () => (await rowOf(url)).status === 'ready');
    const photo = photoOf({ url, alt: 'Sala', focal: '50% 40%' }, await photosByUrl(ground.db, [url]));
    const { key } = await rowOf(url);
    expect(photo).toEqual({
      base: `/fotos/${key}`,
      cuts: true,
      width: 640,
      height: 420,
      alt: 'Sala',
      placeholder: 'linear-gradient(#486,#486)',
      focal: '50% 40%',
    });
    const files = await readdir(join(ground.dataDir, 'photos', key!.slice(0, 2), key!));
    expect(files.sort()).toEqual(['1080.avif', '480.avif', '720.avif', 'original.jpg']);
  });

  describe('what was kept coarser than it would be now', () => {
    /** A row as a start of before has left it. */
    const keptBefore = (url: string, key: string) =>
      ground.db
        .insertInto('photo')
        .values({
          url,
          key,
          width: 640,
          height: 420,
          status: 'ready',
          renew_at: new Date(0),
          next_attempt_at: clock.now(),
        })
        .execute();
    const old = 'a'.repeat(24);

    it('is fetched again and takes the old one’s place, whose files stay as long as letters may show them', async () => {
      const url = server.url('/photo-1.jpg');
      await keptBefore(url, old);
      start();
      await until(async () => (await rowOf(url)).renew_at === null);
      const { key, status } = await rowOf(url);
      expect(key).toMatch(/^(?!a{24})[0-9a-f]{24}$/);
      expect(['pending', 'ready']).toContain(status);
      const work = await ground.db
        .selectFrom('work')
        .select(['details', 'next_attempt_at'])
        .where('kind', '=', 'photo-files')
        .executeTakeFirstOrThrow();
      expect(work.details).toEqual({ keys: [old] });
      expect(work.next_attempt_at.getTime() - Date.now()).toBeGreaterThan(89 * 24 * 3600_000);
    });

    it('stays as it is where its address answers no more', async () => {
      const url = server.url('/missing.jpg');
      await keptBefore(url, old);
      start();
      await until(async () => (await rowOf(url)).renew_at === null);
      expect(await rowOf(url)).toMatchObject({ key: old, status: 'ready', width: 640 });
    });

    it('is asked for once more later where its address fails for a while, and shown meanwhile', async () => {
      const url = server.url('/flaky.jpg');
      await keptBefore(url, old);
      start();
      await until(async () => (await rowOf(url)).attempts === 1);
      const row = await rowOf(url);
      expect(row).toMatchObject({ key: old, status: 'ready' });
      expect(row.renew_at!.getTime()).toBeGreaterThan(Date.now());
    });
  });

  it('refuses what is no photograph or not to be had, and says why', async () => {
    const cases = {
      type: server.url('/page.jpg'),
      status: server.url('/missing.jpg'),
      address: 'http://inside.test/a.jpg',
    };
    await queue([...Object.values(cases), 'demo:../../secret.jpg', 'demo:no-such-picture.jpg']);
    start();
    await until(async () => {
      const left = await ground.db
        .selectFrom('photo')
        .select('url')
        .where('status', '=', 'pending')
        .execute();
      return left.length === 0;
    });
    for (const [code, url] of Object.entries(cases))
      expect(await rowOf(url)).toMatchObject({
        status: 'failed',
        key: null,
        error: expect.stringContaining(code),
      });
    expect((await rowOf('demo:../../secret.jpg')).status).toBe('failed');
    expect((await rowOf('demo:no-such-picture.jpg')).status).toBe('failed');
  });

  it('refuses a photo that costs more than one may, names it in the log without what may be a key to it, and goes on', async () => {
    const hog = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#888' } })
      .avif({ effort: 0, quality: 30 })
      .toBuffer();
    const hogs = await startPhotoServer({ '/hog.avif': send(hog), '/photo-N.jpg': send(jpeg) });
    const work = createPictures({ limits: { ...pictureLimits, bytes: 200 * 1024 ** 2 } });
    const said: object[] = [];
    const log = { info() {}, warn: (details: object) => void said.push(details) };
    try {
      const [dear, next] = [hogs.url('/hog.avif?token=secret'), hogs.url('/photo-9.jpg')];
      await queue([dear]);
      start({ policy: hogs.policy, work, log });
      await until(async () => (await rowOf(dear)).status === 'failed');
      await worker!.stop();
      await queue([next]);
      start({ policy: hogs.policy, work, log });
      await until(async () => (await rowOf(next)).key !== null);
      expect((await rowOf(dear)).error).toBe('cost: over 200 MB');
      const reason = 'cost: over 200 MB';
      const { host } = new URL(hogs.url('/'));
      expect(said).toEqual([
        { photo: hogs.url('/hog.avif'), reason },
        { host, failed: 1, reason },
      ]);
    } finally {
      work.end();
      await hogs.close();
    }
  });

  it('comes back later, and later still, to a host that is slow or broken', async () => {
    const [slow, flaky] = [server.url('/slow.jpg'), server.url('/flaky.jpg')];
    await queue([slow, flaky]);
    start();
    await until(async () => (await rowOf(slow)).attempts === 1 && (await rowOf(flaky)).attempts === 1);
    const waiting = await rowOf(slow);
    expect(waiting).toMatchObject({ status: 'pending', error: expect.stringContaining('timeout') });
    expect(waiting.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
    await worker!.stop();
    await ground.db
      .updateTable('photo')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    start();
    await until(async () => (await rowOf(flaky)).key !== null && (await rowOf(slow)).attempts === 2);
    await worker!.stop();
    await ground.db
      .updateTable('photo')
      .set({ attempts: 5, next_attempt_at: new Date(0) })
      .where('url', '=', slow)
      .execute();
    start();
    await until(async () => (await rowOf(slow)).status === 'failed');
  });

  it('asks few things of one host at once', async () => {
    const urls = Array.from({ length: 8 }, (_, n) => server.url(`/held-${n}.jpg`));
    const others = Array.from({ length: 3 }, (_, n) => server.url(`/photo-${n}.jpg`, 'others.example'));
    await queue([...urls, ...others]);
    start();
    await until(async () => (await keptCount()) === 3);
    release();
    await until(async () => (await keptCount()) === 11);
    expect(Math.max(...server.most.values())).toBe(3);
  });

  it('goes on where it was stopped, and asks for nothing twice', async () => {
    const done = server.url('/photo-1.jpg');
    const held = [server.url('/held-1.jpg'), server.url('/held-2.jpg')];
    await queue([done, ...held]);
    start();
    await until(
      async () =>
        (await keptCount()) === 1 && server.asked.has('/held-1.jpg') && server.asked.has('/held-2.jpg'),
    );
    await worker!.stop();
    for (const url of held)
      expect(await rowOf(url)).toMatchObject({ status: 'pending', key: null, attempts: 0 });
    release();
    start();
    await until(async () => (await keptCount()) === 3);
    expect(server.asked.get('/photo-1.jpg')).toBe(1);
  });

  it('asks for nothing twice where two workers run side by side', async () => {
    const urls = Array.from({ length: 12 }, (_, n) => server.url(`/photo-${n}.jpg`));
    await queue(urls);
    start();
    const first = worker!;
    start();
    await until(async () => (await keptCount()) === 12);
    await first.stop();
    for (let n = 0; n < 12; n++) expect(server.asked.get(`/photo-${n}.jpg`)).toBe(1);
  });

  it('fetches everything again when the folder of the photos is gone', async () => {
    const url = server.url('/photo-1.jpg');
    await queue([url]);
    start();
    await until(async () => (await rowOf(url)).key !== null);
    await worker!.stop();
    await rm(join(ground.dataDir, 'photos'), { recursive: true });
    start();
    await until(async () => server.asked.get('/photo-1.jpg') === 2);
    await until(async () => (await rowOf(url)).key !== null);
    const { key } = await rowOf(url);
    const kept = await readFile(join(ground.dataDir, 'photos', key!.slice(0, 2), key!, 'original.jpg'));
    expect(kept.length).toBeGreaterThan(0);
  });

  it('prepares the demo’s pictures from the project itself, mirrored and cropped', async () => {
    const urls = [
      'demo:villa-pool-day-1.jpg',
      'demo:villa-pool-day-1.jpg?flip',
      'demo:villa-pool-day-1.jpg?flip&crop=4,14,82',
    ];
    await queue(urls);
    start();
    await until(async () => (await keptCount()) === 3);
    const stored = await photosByUrl(ground.db, urls);
    expect(new Set([...stored.values()].map(({ key }) => key)).size).toBe(3);
    expect(urls.map((url) => stored.get(url)!.width)).toEqual([1440, 1440, 1181]);
  });
});

describe('the files made on first request', () => {
  it('are made once for all who ask meanwhile', async () => {
    const dataDir = await freshFolder();
    const store = openPhotoStore(dataDir);
    const key = '0123456789abcdef01234567';
    await store.writeOriginal(key, jpeg);
    let reads = 0;
    const counting = { ...store, readOriginal: (name: string) => (reads++, store.readOriginal(name)) };
    const derivatives = createDerivatives(counting, silentLogger);
    const answers = await Promise.all(Array.from({ length: 20 }, () => derivatives.get(key, 480, 'avif')));
    expect(reads).toBe(1);
    expect(new Set(answers.map((file) => file!.length)).size).toBe(1);
    expect(await readdir(join(dataDir, 'photos', '01', key))).toContain('480.avif');
    await rm(dataDir, { recursive: true });
  });

  it('tell the worker that visitors are there, which its own files made ahead do not', async () => {
    const dataDir = await freshFolder();
    const store = openPhotoStore(dataDir);
    const key = '0123456789abcdef01234567';
    await store.writeOriginal(key, jpeg);
    const derivatives = createDerivatives(store, silentLogger);
    await derivatives.prepare(key, 480, 'avif');
    expect(derivatives.idleFor()).toBe(Infinity);
    await derivatives.get(key, 480, 'avif');
    expect(derivatives.idleFor()).toBeLessThan(60_000);
    await rm(dataDir, { recursive: true });
  });
});
