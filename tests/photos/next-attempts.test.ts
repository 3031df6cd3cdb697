import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../support/silent-logger';
import { retryPauses } from '@api/platform/photos/queue';
import { claimRefetch } from '@api/platform/photos/refetch';
import { openPhotoStore } from '@api/platform/photos/store';
import { type PhotoWorker, startPhotoWorker } from '@api/platform/photos/worker';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { conditional, type PhotoServer, send, startPhotoServer } from './photo-server';
import { until } from '../support/until';
import { clock } from '@domain/kernel/clock';

const plain = (background: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
const statuses = [401, 403, 404, 410, 429, 500, 503];
const changedAt = 'Fri, 27 Nov 2026 10:00:00 GMT';

let database: TestDatabase;
let server: PhotoServer;
let worker: PhotoWorker | undefined;
let bodies: Record<'blue' | 'red', Buffer>;
/** What '/replaced.jpg' answers with. */
let current: 'blue' | 'red';

beforeAll(async () => {
  database = await openTestDatabase();
  bodies = { blue: await plain('#448'), red: await plain('#844') };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('photo').execute();
  await openPhotoStore(database.dataDir).isFresh();
  current = 'blue';
  const refused = new Set<string>();
  server = await startPhotoServer({
    '/status-N.jpg': (request, response) => {
      const status = Number(/\d+/.exec(request.url!)![0]);
      if (refused.has(request.url!)) return send(bodies.blue)(request, response);
      refused.add(request.url!);
      response.writeHead(status).end();
    },
    '/signed.jpg': (request, response) =>
      request.url!.endsWith('?sig=new')
        ? send(bodies.blue)(request, response)
        : response.writeHead(403).end(),
    '/replaced.jpg': (request, response) =>
      conditional(bodies[current], { etag: `"${current}"`, 'last-modified': changedAt })(request, response),
  });
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await server.close();
});

const start = () => {
  worker = startPhotoWorker({
    db: database.db,
    store: openPhotoStore(database.dataDir),
    log: silentLogger,
    policy: server.policy,
    derivatives: { get: async () => null, prepare: async () => {}, idleFor: () => Infinity },
  });
};
const add = (url: string, address?: string) =>
  database.db.insertInto('photo').values({ url, address, next_attempt_at: clock.now() }).execute();
const rowOf = (url: string) =>
  database.db.selectFrom('photo').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
const change = (url: string, values: object) =>
  database.db.updateTable('photo').set(values).where('url', '=', url).execute();
const isStored = (url: string) => until(async () => expect((await rowOf(url)).key).not.toBeNull());
const daysUntil = (at: Date | null) => Math.round((at!.getTime() - clock.nowMs()) / (24 * 3600_000));
async function restart() {
  await worker!.stop();
  start();
}

describe('a photo that is refused', () => {
  it.each(statuses)('with %i once is asked for again', async (status) => {
    const url = server.url(`/status-${status}.jpg`);
    await add(url);
    start();
    await until(async () => expect((await rowOf(url)).attempts).toBe(1));
    const row = await rowOf(url);
    expect(row).toMatchObject({ status: 'pending', error: `status: ${status}` });
    expect(row.next_attempt_at.getTime()).toBeGreaterThan(clock.nowMs());
    await change(url, { next_attempt_at: new Date(0) });
    await restart();
    await isStored(url);
  });

  it('is asked for at growing pauses, for more than a day', () => {
    expect(retryPauses).toEqual([...retryPauses].sort((a, b) => a - b));
    expect(retryPauses.reduce((sum, minutes) => sum + minutes, 0)).toBeGreaterThan(24 * 60);
  });
});

it('fetches a photo from its newest address', async () => {
  const url = server.url('/signed.jpg');
  await add(url, `${url}?sig=new`);
  start();
  await isStored(url);
});

describe('a stored picture', () => {
  const store = async () => {
    const url = server.url('/replaced.jpg');
    await add(url);
    start();
    await isStored(url);
    const row = await rowOf(url);
    expect(row).toMatchObject({ etag: '"blue"', last_modified: changedAt });
    expect(daysUntil(row.renew_at)).toBe(30);
    await change(url, { renew_at: new Date(0) });
    return { url, key: row.key };
  };

  it('that is unmodified stays, and is asked for a month later', async () => {
    const { url, key } = await store();
    await restart();
    await until(async () => expect(daysUntil((await rowOf(url)).renew_at)).toBe(30));
    expect(await rowOf(url)).toMatchObject({ key, etag: '"blue"' });
    expect(server.asked.get('/replaced.jpg')).toBe(2);
  });

  it('that was replaced is shown once the new one is stored', async () => {
    const { url, key } = await store();
    current = 'red';
    await restart();
    await until(async () => expect((await rowOf(url)).key).not.toBe(key));
    const row = await rowOf(url);
    expect(row).toMatchObject({ etag: '"red"', width: 320 });
    const original = await openPhotoStore(database.dataDir).readOriginal(row.key!);
    expect(original).not.toBeNull();
  });

  it('that no page shows is not asked for', async () => {
    const { url } = await store();
    await worker!.stop();
    await change(url, { unused_since: new Date(0), renew_at: new Date(0) });
    expect(await claimRefetch(database.db)).toBeUndefined();
    await change(url, { unused_since: null });
    expect(await claimRefetch(database.db)).toMatchObject({ url });
  });
});
