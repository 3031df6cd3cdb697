import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes to a temporary name first: a reader, or a crash, never sees a partial file. */
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

export interface PhotoFiles {
  read(path: string): Promise<Buffer | null>;
  write(path: string, data: Buffer): Promise<void>;
  remove(path: string): Promise<void>;
}

export const filesIn = (root: string): PhotoFiles => ({
  read: (path) => readIfThere(join(root, path)),
  write: (path, data) => writeWhole(join(root, path), data),
  async remove(path) {
    await rm(join(root, path), { force: true });
    await rmdir(dirname(join(root, path))).catch(() => undefined);
  },
});
