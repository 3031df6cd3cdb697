import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxFormBytes, maxForms, openFormStore } from './form-store';

let above: string;
let folder: string;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'forms-'));
  folder = join(above, 'forms');
});
afterEach(() => rm(above, { recursive: true, force: true }));

const longAgo = new Date(Date.now() - 31 * 60_000);

test('a form lies under a random key, for this user alone, and is taken once', async () => {
  const store = openFormStore(folder);
  const [one, other] = [await store.put('one'), await store.put('other')];
  expect(one).not.toBe(other);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, one))).mode & 0o777).toBe(0o600);
  expect([await store.take(one), await store.take(one), await store.take(other)]).toEqual([
    'one',
    null,
    'other',
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test('no key leads out of the folder', async () => {
  await writeFile(join(above, 'secret'), 'a secret');
  expect(await openFormStore(folder).take('../secret')).toBeNull();
  expect(await readdir(above)).toContain('secret');
});

test('deletes files older than half an hour when another is stored', async () => {
  const store = openFormStore(folder);
  const old = join(folder, await store.put('old'));
  await writeFile(`${old}.1.part`, 'ol');
  for (const path of [old, `${old}.1.part`]) await utimes(path, longAgo, longAgo);
  const key = await store.put('new');
  expect(await readdir(folder)).toEqual([key]);
});

test('it takes so many and no larger ones, and says so', async () => {
  const store = openFormStore(folder);
  await expect(store.put('x'.repeat(maxFormBytes + 1))).rejects.toThrow('too large');
  await store.put('one');
  for (let count = 2; count < maxForms; count += 1) await writeFile(join(folder, `${count}`), '');
  await store.put('the last');
  await expect(store.put('one more')).rejects.toThrow('full');
});

test('a folder that cannot be written fails the call, and leaves nothing', async () => {
  await writeFile(folder, 'a file stands here');
  await expect(openFormStore(folder).put('one')).rejects.toThrow();
  expect(await readdir(above)).toEqual(['forms']);
});
