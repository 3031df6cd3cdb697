import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clock } from '@domain/kernel/clock';

/** The name contains the start time by our clock: a new file first has the system's time. */
const temporaryName = /(?:\.(\d+)-[0-9a-f]+)?\.part$/;
const temporaryPath = (path: string) => `${path}.${clock.nowMs()}-${randomBytes(6).toString('hex')}.part`;

export const listNames = (folder: string): Promise<string[]> =>
  readdir(folder)
    .catch(nullIfMissing)
    .then((names) => names ?? []);

/** 0: not there. */
export async function modifiedAtMs(path: string): Promise<number> {
  return (await stat(path).catch(nullIfMissing))?.mtimeMs ?? 0;
}

export async function removeIfOlder(path: string, time: number): Promise<void> {
  const at = await modifiedAtMs(path);
  if (at > 0 && at < time) await rm(path, { force: true });
}

/** Removes temporary files of killed writers. @param time in ms; later files may still be written */
export async function removeTemporaryFiles(folder: string, time: number): Promise<void> {
  for (const name of await listNames(folder)) {
    const draft = temporaryName.exec(name);
    if (!draft) continue;
    const path = join(folder, name);
    // Earlier versions had no time in the name.
    if (draft[1] === undefined) await removeIfOlder(path, time);
    else if (Number(draft[1]) < time) await rm(path, { force: true });
  }
}

/** For files that another process may have removed. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Only for this user, and durable. */
export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made) await sync(dirname(made));
}

/** Atomic and durable: writes a temporary file, then renames it. The file's time is our clock's. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const draft = temporaryPath(path);
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

/** As `writeDurably`, for a new file; false: another process was first. */
export async function createDurably(path: string, text: string): Promise<boolean> {
  const whole = temporaryPath(path);
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
