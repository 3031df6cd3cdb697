import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFormat, PhotoWidth } from '@domain/photo';
import { readIfThere, writeWhole } from './files';

/** The photos' folder: `{key[0:2]}/{key}/original.jpg` and, beside it, the files made from it. */
export interface PhotoStore {
  readOriginal(key: string): Promise<Buffer | null>;
  writeOriginal(key: string, data: Buffer): Promise<void>;
  read(key: string, width: PhotoWidth, format: PhotoFormat): Promise<Buffer | null>;
  write(key: string, width: PhotoWidth, format: PhotoFormat, data: Buffer): Promise<void>;
  /** Removes a photo and all that was made from it. */
  remove(key: string): Promise<void>;
  /** True the first time a folder is used: what a database says of files in it cannot be true. */
  isFresh(): Promise<boolean>;
}

export function openPhotoStore(dataDir: string): PhotoStore {
  const root = join(dataDir, 'photos');
  const folder = (key: string) => join(root, key.slice(0, 2), key);
  const original = (key: string) => join(folder(key), 'original.jpg');
  const file = (key: string, width: PhotoWidth, format: PhotoFormat) =>
    join(folder(key), `${width}.${format}`);
  return {
    readOriginal: (key) => readIfThere(original(key)),
    writeOriginal: (key, data) => writeWhole(original(key), data),
    read: (key, width, format) => readIfThere(file(key, width, format)),
    write: (key, width, format, data) => writeWhole(file(key, width, format), data),
    remove: (key) => rm(folder(key), { recursive: true, force: true }),
    async isFresh() {
      const mark = join(root, 'in-use');
      if (await readIfThere(mark)) return false;
      await writeWhole(
        mark,
        Buffer.from('The originals of the catalogue’s photos and the files made from them.\n'),
      );
      return true;
    },
  };
}
