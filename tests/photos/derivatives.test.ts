import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDerivatives } from '@api/platform/photos/derivatives';
import { openPhotoStore } from '@api/platform/photos/store';
import { BusyError } from '@api/platform/photos/semaphore';
import { freshFolder } from '../support/database';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

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

  it('are skipped once every client has left, and free their slot', async () => {
    const dataDir = await freshFolder();
    const store = openPhotoStore(dataDir);
    const keyOf = (n: number) => `0123456789abcdef01234${String(n).padStart(3, '0')}`;
    const reads: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const waiting = {
      ...store,
      read: async () => null,
      async readOriginal(key: string) {
        reads.push(key);
        await finished;
        return null;
      },
    };
    const { get } = createDerivatives(waiting, silentLogger);
    const leaving = new AbortController();
    const pending = Array.from({ length: 62 }, (_, n) =>
      get(keyOf(n), 480, 'avif', n < 2 ? undefined : leaving.signal).catch((error: unknown) => error),
    );
    await until(() => expect(reads).toHaveLength(2));
    const pendingRepeat = get(keyOf(3), 480, 'avif');
    await expect(get(keyOf(62), 480, 'avif')).rejects.toThrow(BusyError);
    leaving.abort();
    const next = get(keyOf(62), 480, 'avif');
    finish();
    expect([await next, await pendingRepeat]).toEqual([null, null]);
    await Promise.all(pending);
    expect(reads).toEqual([keyOf(0), keyOf(1), keyOf(3), keyOf(62)]);
    await rm(dataDir, { recursive: true });
  });

  it('report visitor activity to the worker, unlike prepared files', async () => {
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
