import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../support/silent-logger';
import { openPhotoStore } from '@api/platform/photos/store';
import { type PhotoWorker, startPhotoWorker } from '@api/platform/photos/worker';
import { openTestDatabase } from '../support/database';
import { type PhotoServer, send, startPhotoServer } from './photo-server';
import { until } from '../support/until';
import { clock } from '@domain/kernel/clock';

const database = await openTestDatabase();
let server: PhotoServer;
let worker: PhotoWorker;
beforeEach(async () => {
  await database.db.deleteFrom('photo').execute();
  const jpeg = await sharp({ create: { width: 640, height: 100, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();
  server = await startPhotoServer({
    '/photo-N.jpg': send(jpeg),
    '/page.jpg': send('<html>'),
    '/flaky.jpg': (_, response) => response.writeHead(502).end(),
  });
});
afterEach(async () => {
  await worker.stop();
  await server.close();
});
afterAll(() => database.close());

const start = () => {
  worker = startPhotoWorker({
    db: database.db,
    store: openPhotoStore(database.dataDir),
    log: silentLogger,
    policy: server.policy,
    derivatives: { get: async () => null, prepare: async () => {}, idleFor: () => Infinity },
  });
};
const rowOf = (url: string) =>
  database.db.selectFrom('photo').selectAll().where('url', '=', url).executeTakeFirstOrThrow();

const daysUntil = (at: Date | null) => Math.round((at!.getTime() - clock.nowMs()) / (24 * 3600_000));

describe('what was kept coarser than it would be now', () => {
  /** A row as a start of before has left it. */
  const insertOldPhoto = async (url: string, key: string) => {
    // It is marked as known: a fresh store has everything fetched again.
    await openPhotoStore(database.dataDir).isFresh();
    await database.db
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
  };
  const old = 'a'.repeat(24);

  it('is fetched again, and the old files stay as long as letters show them', async () => {
    const url = server.url('/photo-1.jpg');
    await insertOldPhoto(url, old);
    start();
    await until(async () => expect((await rowOf(url)).key).not.toBe(old));
    const { key, status } = await rowOf(url);
    expect(key).toMatch(/^(?!a{24})[0-9a-f]{24}$/);
    expect(['pending', 'ready']).toContain(status);
    const work = await database.db
      .selectFrom('work')
      .select(['details', 'next_attempt_at'])
      .where('kind', '=', 'photo-files')
      .executeTakeFirstOrThrow();
    expect(work.details).toEqual({ keys: [old] });
    expect(work.next_attempt_at.getTime() - clock.nowMs()).toBeGreaterThan(89 * 24 * 3600_000);
  });

  it('stays as it is where its address has no photograph any more', async () => {
    const url = server.url('/page.jpg');
    await insertOldPhoto(url, old);
    start();
    await until(async () => expect(daysUntil((await rowOf(url)).renew_at)).toBe(30));
    expect(await rowOf(url)).toMatchObject({ key: old, status: 'ready', width: 640 });
  });

  it('is asked for again later where its address fails, and shown until then', async () => {
    const url = server.url('/flaky.jpg');
    await insertOldPhoto(url, old);
    start();
    await until(async () => expect((await rowOf(url)).attempts).toBe(1));
    const row = await rowOf(url);
    expect(row).toMatchObject({ key: old, status: 'ready' });
    expect(row.renew_at!.getTime()).toBeGreaterThan(clock.nowMs());
  });
});
