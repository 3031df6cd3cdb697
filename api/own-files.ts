import { chmod, lstat, readdir, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './log';

/** What the operator's own umask leaves of a new file's rights: for a file that was asked for by name. */
export const openFileMode = 0o666 & ~process.umask();

/** From here on every new file of this process is its user's alone. Each program begins with it; threads and children follow. */
export function keepFilesOwn(): void {
  process.umask(0o077);
}

/** What earlier versions have made in the data folder; nothing else that may lie there is ours to change. */
const ours = ['emails', 'lock.json', 'outbox', 'pg', 'photos', 'session-secret', 'share-images'];
/** Says that all of these have been gone through. */
const mark = 'files-are-own';

/**
 * Makes the data folder its owner's alone, and once, after that, what earlier versions left in it for everybody to read. It
 * runs in the background and never fails: what cannot be changed is one line in the log.
 */
export async function makeFilesOwn(dataDir: string, log: Pick<Logger, 'warn'>): Promise<void> {
  const left: string[] = [];
  const change = async (path: string) => {
    try {
      const found = await lstat(path);
      if (found.isSymbolicLink()) return;
      const mode = found.isDirectory() ? 0o700 : 0o600;
      if ((found.mode & 0o077) !== 0) await chmod(path, mode);
      if (found.isDirectory() && path !== root) await changeAll(path);
    } catch (error) {
      // Files come and go meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') left.push(path);
    }
  };
  // One after the other: nobody waits for it, and the disk is the visitors'.
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
  if (left.length > 0)
    log.warn(
      { count: left.length, first: left[0] },
      'files that others may read could not be made the owner’s alone',
    );
}
