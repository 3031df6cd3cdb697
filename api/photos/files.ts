import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

/** Files by their paths, wherever they lie; one is there whole or not at all. */
export interface PhotoFiles {
  /** null: there is none. */
  read(path: string): Promise<Buffer | null>;
  write(path: string, data: Buffer): Promise<void>;
  /** Also where there is none. */
  remove(path: string): Promise<void>;
}

/** The files below a folder. */
export const filesIn = (root: string): PhotoFiles => ({
  read: (path) => readIfThere(join(root, path)),
  write: (path, data) => writeWhole(join(root, path), data),
  async remove(path) {
    await rm(join(root, path), { force: true });
    // The last file's folder goes with it.
    await rmdir(dirname(join(root, path))).catch(() => undefined);
  },
});
