import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file's content; null where there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Under another name first: whoever reads, or is killed, finds the whole file or none. */
export async function writeWhole(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const passing = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(passing, data);
    await rename(passing, path);
  } catch (error) {
    await rm(passing, { force: true });
    throw error;
  }
}
