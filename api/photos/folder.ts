import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the data folder has its photos, unless they lie in a store: `{key[0:2]}/{key}/…`. */
export const photosFolder = 'photos';
/** A photo's own file, beside those made from it. */
export const originalName = 'original.jpg';
/** Says that the folder has been used: what a database says of files in it may be true. */
export const photosMark = 'in-use';

/** The path of a photo's file, from where photos lie. */
export const photoPath = (key: string, name: string) => `${key.slice(0, 2)}/${key}/${name}`;

/** The photos whose originals lie in a data folder. */
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
