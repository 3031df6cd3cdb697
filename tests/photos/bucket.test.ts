import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@api/app';
import { type BucketSettings, openBucket, StoreUnavailableError } from '@api/platform/photos/bucket';
import { createDerivatives } from '@api/platform/photos/derivatives';
import { openPhotoStore } from '@api/platform/photos/store';
import { startPhotoWorker } from '@api/platform/photos/worker';
import { startBucketServer } from '../support/bucket-server';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { silentLogger } from '../support/silent-logger';
import { clock } from '@domain/kernel/clock';
import { type PhotoServer, send, startPhotoServer } from './photo-server';
import { until } from '../support/until';

let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let database: TestDatabase;
let photos: PhotoServer;
beforeAll(async () => {
  const small = sharp({ create: { width: 640, height: 100, channels: 3, background: '#486' } });
  photos = await startPhotoServer({ '/photo.jpg': send(await small.jpeg().toBuffer()) });
  bucket = await startBucketServer();
  database = await openTestDatabase();
});
afterAll(async () => {
  await bucket.close();
  await photos.close();
  await database.close();
});

/** A real store, where one is named (scripts/stores/radosgw.sh): its bucket is there, and empty. */
const { TEST_S3_URL: url, TEST_S3_KEY, TEST_S3_SECRET } = process.env;
const real: BucketSettings | undefined = url
  ? { url, region: 'default', accessKeyId: TEST_S3_KEY!, secretAccessKey: TEST_S3_SECRET! }
  : undefined;

describe.each([
  ['the test’s own', () => bucket.settings] as const,
  ...(real ? [['a real one', () => real] as const] : []),
])('photos in a store: %s', (_, settings) => {
  it('has what was put there, whole, and nothing else', async () => {
    const files = openBucket(settings());
    const photo = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    expect(await files.read('01/0123/original.jpg')).toBeNull();
    await files.write('01/0123/original.jpg', photo);
    await files.write('01/0123/original.jpg', photo);
    expect((await files.read('01/0123/original.jpg'))!.equals(photo)).toBe(true);
    expect(await files.read('01/0123/480.avif')).toBeNull();
  });

  it('is shared by instances: one stores, another serves, no local folder', async () => {
    const [one, other] = [1, 2].map(() => openPhotoStore(database.dataDir, settings()));
    await database.db.deleteFrom('photo').execute();
    await database.db
      .insertInto('photo')
      .values({ url: photos.url('/photo.jpg'), next_attempt_at: clock.now() })
      .execute();
    const given = { db: database.db, store: one!, log: silentLogger, policy: photos.policy };
    const worker = startPhotoWorker(given);
    const readyPhoto = database.db.selectFrom('photo').select('key').where('status', '=', 'ready');
    const { key } = await until(() => readyPhoto.executeTakeFirstOrThrow());
    await worker.stop();
    expect(await one!.read(key!, 480, 'avif')).not.toBeNull();

    const derivatives = createDerivatives(other!, silentLogger);
    const app = createApi({ db: database.db, log: silentLogger, derivatives });
    const answer = await app.request(`/fotos/${key}/480.jpg`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(480);
    expect(await one!.read(key!, 480, 'jpg')).not.toBeNull();
    expect(await readdir(database.dataDir)).not.toContain('photos');
  });

  it('that refuses our key is away, and is not taken for an empty one', async () => {
    const files = openBucket({ ...settings(), secretAccessKey: 'another' });
    await expect(files.read('01/0123/original.jpg')).rejects.toThrow(new StoreUnavailableError('HTTP 403'));
    await expect(files.write('x', Buffer.from('x'))).rejects.toThrow(StoreUnavailableError);
  });
});

describe('a store that is away', () => {
  const limits = { totalMs: 8_000, restMs: 20, atOnce: 2, maxWaiting: 4, maxBytes: 1000 };
  const key = '0123456789abcdef01234567';
  const path = `01/${key}/480.jpg`;
  beforeEach(async () => {
    bucket.comeBack();
    await openBucket(bucket.settings).write(path, Buffer.from('a photo'));
  });

  it.each<[string, RegExp, () => void, object?]>([
    ['does not answer', /^TimeoutError$/, () => void (bucket.hangs = true), { totalMs: 50 }],
    ['fails', /^HTTP 500$/, () => void (bucket.fails = 500)],
    // Whether the request or the end of its connection is first.
    ['is not there', /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, () => bucket.leave()],
  ])('(%s) gives nothing for now, and its photos again once it is back', async (_, reason, leave, less) => {
    const files = openBucket(bucket.settings, { ...limits, ...less });
    leave();
    await expect(files.read(path)).rejects.toMatchObject({
      name: 'StoreUnavailableError',
      message: expect.stringMatching(reason),
    });
    bucket.comeBack();
    await until(async () => expect(String(await files.read(path))).toBe('a photo'));
  });

  it('is not asked by everybody at once', async () => {
    bucket.hangs = true;
    bucket.asked = 0;
    const files = openBucket(bucket.settings, { ...limits, restMs: 60_000 });
    const reads = Promise.allSettled(Array.from({ length: 20 }, () => files.read(path)));
    await until(() => expect(bucket.asked).toBe(2));
    bucket.leave();
    const answers = await reads;
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(bucket.asked).toBe(2);
  });

  it('answers 503 with Retry-After for photos and logs it once', async () => {
    bucket.fails = 503;
    const warn = vi.fn();
    const derivatives = createDerivatives(openPhotoStore('/nowhere', bucket.settings), { warn });
    const app = createApi({ db: database.db, log: silentLogger, derivatives });
    for (const width of [480, 480, 1080]) {
      const answer = await app.request(`/fotos/${key}/${width}.jpg`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith({ reason: 'HTTP 503' }, expect.any(String));
  });

  it('gives no file that is larger than any photo', async () => {
    await openBucket(bucket.settings).write('large', Buffer.alloc(1001));
    await expect(openBucket(bucket.settings, limits).read('large')).rejects.toThrow('over 1000 bytes');
  });
});
