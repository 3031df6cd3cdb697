import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLogger } from '../support/silent-logger';
import { createDerivatives } from '@api/platform/photos/derivatives';
import { BusyError } from '@api/platform/photos/semaphore';
import { photoRoutes } from '@api/platform/photos/routes';
import { openPhotoStore } from '@api/platform/photos/store';
import { freshFolder } from '../support/database';

const key = 'aaaabbbbccccddddeeeeffff';
const unreadable = 'ffffeeeeddddccccbbbbaaaa';
let dataDir: string;
let app: Hono;

beforeAll(async () => {
  dataDir = await freshFolder();
  const store = openPhotoStore(dataDir);
  const jpeg = await sharp({ create: { width: 900, height: 100, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();
  await store.writeOriginal(key, jpeg);
  await store.writeOriginal(unreadable, Buffer.from('not a picture any more'));
  await writeFile(join(dataDir, 'secret.jpg'), 'secret');
  app = photoRoutes(createDerivatives(store, silentLogger), async () => false);
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('GET /fotos/{key}/{width}.{format}', () => {
  it.each([
    ['480.avif', 'image/avif', 480],
    ['720.webp', 'image/webp', 720],
    ['1600.jpg', 'image/jpeg', 900],
  ])('answers %s, to be kept for ever', async (file, type, width) => {
    const answer = await app.request(`/fotos/${key}/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
    const etag = answer.headers.get('etag')!;
    const again = await app.request(`/fotos/${key}/${file}`, {
      headers: { 'if-none-match': `W/"x", ${etag}` },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await app.request(`/fotos/${key}/${file}`, { headers: { 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
    const head = await app.request(`/fotos/${key}/${file}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe(type);
    expect(await head.text()).toBe('');
  });

  it.each([
    `/fotos/${key}`,
    `/fotos/${key}/`,
    `/fotos/${key}/481.avif`,
    `/fotos/${key}/0480.avif`,
    `/fotos/${key}/480.png`,
    `/fotos/${key}/480.avif/x`,
    `/fotos/${key}/original.jpg`,
    `/fotos/${key.toUpperCase()}/480.avif`,
    `/fotos/${key}0/480.avif`,
    `/fotos/000000000000000000000000/480.avif`,
    `/fotos/${unreadable}/480.avif`,
    '/fotos/../secret.jpg',
    '/fotos/%2e%2e/%2e%2e/secret.jpg',
    `/fotos/${key}/..%2f..%2f..%2fsecret.jpg`,
    `/fotos/${key}/480.avif%00.jpg`,
    `/fotos/${key}/%E0%A4%A`,
    '/fotos/',
  ])('has nothing at %s', async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });

  it('asks to come again when too much is asked at once', async () => {
    const busy = photoRoutes(
      {
        get: () => Promise.reject(new BusyError()),
        prepare: () => Promise.resolve(),
        idleFor: () => Infinity,
      },
      async () => false,
    );
    const answer = await busy.request(`/fotos/${key}/480.avif`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes a bounded number of waiting files, and answers those', async () => {
    const store = openPhotoStore(dataDir);
    let release: (nothing: null) => void = () => undefined;
    const held = new Promise<null>((resolve) => (release = resolve));
    const slow = {
      ...store,
      read: async () => null,
      readOriginal: () => held,
    };
    const derivatives = createDerivatives(slow, silentLogger);
    const keys = Array.from({ length: 80 }, (_, n) => n.toString(16).padStart(24, '0'));
    const pending = keys.map((name) => derivatives.get(name, 480, 'avif'));
    await Promise.allSettled(pending.slice(62));
    release(null);
    const outcomes = await Promise.allSettled(pending);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(62);
    expect(await derivatives.get(keys[0]!, 480, 'avif')).toBeNull();
  });
});
