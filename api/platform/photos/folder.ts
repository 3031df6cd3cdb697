import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const photosFolder = 'photos';
export const originalName = 'original.jpg';
/** Marks a used folder: without it, rows of the database refer to files that do not exist. */
export const photosMark = 'in-use';

export const photoPath = (key: string, name: string) => `${key.slice(0, 2)}/${key}/${name}`;

export async function* keysIn(dataDir: string): AsyncGenerator<string> {
  const root = join(dataDir, photosFolder);
  for (const group of await foldersIn(root))
    for (const key of await foldersIn(join(root, group)))
      if (await stat(join(root, photoPath(key, originalName))).catch(nothingThere)) yield key;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothingThere);
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
