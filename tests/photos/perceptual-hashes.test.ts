import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openPhotoStore } from '@api/platform/photos/store';
import { type PhotoWorker, startPhotoWorker } from '@api/platform/photos/worker';
import { registerStored } from '@api/platform/photos/register';
import { clock } from '@domain/kernel/clock';
import { isSimilar } from '@domain/media/perceptual-hash';
import { openTestDatabase } from '../support/database';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';
import { type PhotoServer, send, startPhotoServer } from './photo-server';

const database = await openTestDatabase();
const store = openPhotoStore(database.dataDir);
const picture = await readFile('api/demo/photos/apartment-living-day-1.jpg');
let server: PhotoServer;
let worker: PhotoWorker;

beforeEach(async () => {
  await database.db.deleteFrom('photo').execute();
  server = await startPhotoServer({ '/photo-N.jpg': send(picture) });
  // Known: a fresh store has everything fetched again.
  await store.isFresh();
});
afterEach(async () => {
  await worker.stop();
  await server.close();
});
afterAll(() => database.close());

const start = () => {
  worker = startPhotoWorker({
    ...{ db: database.db, store, log: silentLogger, policy: server.policy },
    derivatives: { get: async () => null, prepare: async () => {}, idleFor: () => Infinity },
  });
};
const hashes = async () => {
  const rows = await database.db.selectFrom('photo').select(['url', 'perceptual_hash']).execute();
  return new Map(rows.map(({ url, perceptual_hash: hash }) => [url, hash]));
};

test('a photo of a feed has its hash with its first reading', async () => {
  const url = server.url('/photo-1.jpg');
  await database.db.insertInto('photo').values({ url, next_attempt_at: clock.now() }).execute();
  start();
  await until(async () => expect((await hashes()).get(url)).toMatch(/^[0-9a-f]{16}$/));
});

test('stored photos without a hash get it in the background', async () => {
  const keys = { old: 'a'.repeat(24), lost: 'b'.repeat(24), broken: 'c'.repeat(24) };
  await store.writeOriginal(keys.old, picture);
  await store.writeOriginal(keys.broken, Buffer.from('no picture'));
  for (const [url, key] of Object.entries(keys))
    await registerStored(database.db, url, { key, width: 300, height: 200, placeholder: null });
  await database.db.updateTable('photo').set({ status: 'ready' }).execute();
  start();
  await until(async () => expect([...(await hashes()).values()]).not.toContain(null));
  const found = await hashes();
  expect(isSimilar(found.get('old')!, found.get('old')!)).toBe(true);
  expect([found.get('lost'), found.get('broken')]).toEqual(['', '']);
});
