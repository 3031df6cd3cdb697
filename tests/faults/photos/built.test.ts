import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhotoStore } from '@api/platform/photos/store';
import { startBuiltSite } from '../../support/built-site';
import { folderWithDatabase } from '../../support/database';
import { childrenOf, isRunning } from '../../support/processes';
import { until } from '../../support/until';

const key = 'aaaabbbbccccddddeeeeffff';
let dataDir: string;
let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  dataDir = await folderWithDatabase();
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#486' } });
  await openPhotoStore(dataDir).writeOriginal(key, await photo.jpeg().toBuffer());
  site = await startBuiltSite({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the built site starts its picture process lazily and ends it on exit', async () => {
  expect(childrenOf(site.pid)).toEqual([]);
  const answer = await fetch(`http://127.0.0.1:${site.port}/fotos/${key}/480.avif`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  const children = childrenOf(site.pid);
  expect(children).toHaveLength(1);
  site.signal('SIGTERM');
  await site.ended;
  await until(() => expect(children.filter(isRunning)).toEqual([]));
});
