import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { clock } from '@domain/clock';

/** How the name of a file ends that is not yet whole. */
export const passing = '.part';

/** The names in a folder; none where it is not there. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder)
    .catch(nullIfGone)
    .then((names) => names ?? []);

/** When a file was last written, in ms; 0 where it is not there. */
export async function touchedAt(path: string): Promise<number> {
  return (await stat(path).catch(nullIfGone))?.mtimeMs ?? 0;
}

/** @param time in ms */
export async function removeIfOlder(path: string, time: number): Promise<void> {
  const at = await touchedAt(path);
  if (at > 0 && at < time) await rm(path, { force: true });
}

/** For the `catch` of what another process may have taken away. */
export function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** The folder, for this user alone, and its name on the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made) await sync(dirname(made));
}

/** Whole under its name and on the disk, or not there: under another name first, then renamed. Its time is the clock's. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}${passing}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.utimes(clock.now(), clock.now());
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The same where no file of this name is there yet; false where another process was first. */
export async function createDurably(path: string, text: string): Promise<boolean> {
  const whole = `${path}.${randomBytes(6).toString('hex')}${passing}`;
  await writeDurably(whole, text);
  try {
    await link(whole, path);
    await sync(dirname(path));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
