import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDerivatives } from '@api/photos/derivatives';
import { openPhotoStore } from '@api/photos/store';
import { freshFolder } from '../support/database';
import { silentLogger } from '../support/silent-logger';

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 640, height: 100, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer();
});

describe('the files made on first request', () => {
  it('are made once for all who ask at once', async () => {
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
