import { chmod, lstat, readdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './log';

/** By the operator's own umask, for files that the operator requests by name. */
export const openFileMode = 0o666 & ~process.umask();

/** New files are accessible only to their owner. Call it first; threads and child processes inherit it. */
export function restrictNewFiles(): void {
  process.umask(0o077);
}

/** Created by earlier versions; other files in the data folder are not ours to change. */
const ours = [
  'admin-secret',
  'emails',
  'lock.json',
  'outbox',
  'pg',
  'photos',
  'session-secret',
  'share-images',
];
const mark = 'files-are-own';

/** Restricts the data folder and, once, older files in it. Runs in the background; never throws. */
export async function restrictDataFolder(dataDir: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const left: string[] = [];
  const change = async (path: string) => {
    try {
      const found = await lstat(path);
      if (found.isSymbolicLink()) return;
      const mode = found.isDirectory() ? 0o700 : 0o600;
      if ((found.mode & 0o077) !== 0) await chmod(path, mode);
      if (found.isDirectory() && path !== root) await changeAll(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') left.push(path);
    }
  };
  const changeAll = async (folder: string) => {
    for (const name of await readdir(folder)) await change(join(folder, name));
  };
  const root = await realpath(dataDir).catch(() => dataDir);
  await change(root);
  const isDone = await lstat(join(root, mark)).then(
    () => true,
    () => false,
  );
  if (!isDone) {
    for (const name of ours) await change(join(root, name));
    if (left.length === 0) await writeFile(join(root, mark), '').catch(() => left.push(join(root, mark)));
  }
  if (left.length > 0) log.warn({ count: left.length, first: left[0] }, 'file permissions not restricted');
}
