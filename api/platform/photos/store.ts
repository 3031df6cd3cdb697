import { join } from 'node:path';
import { photoFiles, type PhotoFormat, type PhotoSize } from '@domain/media/photo';
import { type BucketSettings, openBucket } from './bucket';
import { filesIn, type PhotoFiles } from './files';
import { originalName, photoPath, photosFolder, photosMark } from './folder';

/** A remote store throws StoreUnavailableError. */
export interface PhotoStore {
  readOriginal(key: string): Promise<Buffer | null>;
  writeOriginal(key: string, data: Buffer): Promise<void>;
  read(key: string, size: PhotoSize, format: PhotoFormat): Promise<Buffer | null>;
  write(key: string, size: PhotoSize, format: PhotoFormat, data: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** True on the first use of a store: the database then refers to files that do not exist. */
  isFresh(): Promise<boolean>;
}

export const openPhotoStore = (dataDir: string, bucket: BucketSettings | null = null): PhotoStore =>
  storeOf(bucket ? openBucket(bucket) : filesIn(join(dataDir, photosFolder)));

const storeOf = (files: PhotoFiles): PhotoStore => ({
  readOriginal: (key) => files.read(photoPath(key, originalName)),
  writeOriginal: (key, data) => files.write(photoPath(key, originalName), data),
  read: (key, size, format) => files.read(photoPath(key, `${size}.${format}`)),
  write: (key, size, format, data) => files.write(photoPath(key, `${size}.${format}`), data),
  async remove(key) {
    for (const name of fileNames) await files.remove(photoPath(key, name));
  },
  async isFresh() {
    if (await files.read(photosMark)) return false;
    const text = 'The originals of the catalogue’s photos and the files made from them.\n';
    await files.write(photosMark, Buffer.from(text));
    return true;
  },
});

const fileNames = [originalName, ...photoFiles.keys()];
