import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restrictDataFolder } from './file-permissions';

let dataDir: string;
let outside: string;
const warnings: object[] = [];
const log = { warn: (details: object) => void warnings.push(details) };
const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
const make = async (name: string, mode = 0o666) => {
  await mkdir(join(dataDir, name, '..'), { recursive: true });
  await writeFile(join(dataDir, name), 'x');
  await chmod(join(dataDir, name), mode);
};

beforeEach(async () => {
  warnings.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-own-'));
  outside = await mkdtemp(join(tmpdir(), 'bossa-nova-own-'));
  for (const name of ['session-secret', 'photos/aa/aabb/480.webp', 'pg/base/1', 'of-the-operator/x'])
    await make(name);
  for (const folder of ['', 'photos', 'photos/aa', 'pg']) await chmod(join(dataDir, folder), 0o755);
});
afterEach(() => Promise.all([dataDir, outside].map((folder) => rm(folder, { recursive: true }))));

it('restricts our files in the data folder to their owner, no others', async () => {
  await restrictDataFolder(dataDir, log);
  for (const folder of ['', 'photos', 'photos/aa', 'photos/aa/aabb', 'pg', 'pg/base'])
    expect(await modeOf(folder), folder).toBe('700');
  for (const file of ['session-secret', 'photos/aa/aabb/480.webp', 'pg/base/1'])
    expect(await modeOf(file), file).toBe('600');
  expect(await modeOf('of-the-operator/x')).toBe('666');
  expect(warnings).toEqual([]);
});

it('goes through them once; the folder itself is looked at each time', async () => {
  await restrictDataFolder(dataDir, log);
  await make('photos/later.webp');
  await chmod(dataDir, 0o755);
  await restrictDataFolder(dataDir, log);
  expect(await modeOf('photos/later.webp')).toBe('666');
  expect(await modeOf('')).toBe('700');
});

it('follows no link out of the folder', async () => {
  await writeFile(join(outside, 'x'), '');
  await chmod(join(outside, 'x'), 0o666);
  await symlink(outside, join(dataDir, 'outbox'));
  await restrictDataFolder(dataDir, log);
  expect(((await stat(join(outside, 'x'))).mode & 0o777).toString(8)).toBe('666');
});

it('logs one line for what it cannot change, and retries at next start', async () => {
  await restrictDataFolder('/proc/self', log);
  expect(warnings).toEqual([{ count: expect.any(Number), first: expect.stringMatching(/^\/proc\//) }]);
  expect(await readdir(dataDir)).not.toContain('files-are-own');
});
