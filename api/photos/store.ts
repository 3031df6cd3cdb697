import { join } from 'node:path';
import { photoFiles, type PhotoFormat, type PhotoSize } from '@domain/photo';
import { type BucketSettings, openBucket } from './bucket';
import { filesIn, type PhotoFiles } from './files';
import { originalName, photoPath, photosFolder, photosMark } from './folder';

/** The photos: of each the original, and beside it the files made from it. A store elsewhere throws StoreAwayError. */
export interface PhotoStore {
  readOriginal(key: string): Promise<Buffer | null>;
  writeOriginal(key: string, data: Buffer): Promise<void>;
  read(key: string, size: PhotoSize, format: PhotoFormat): Promise<Buffer | null>;
  write(key: string, size: PhotoSize, format: PhotoFormat, data: Buffer): Promise<void>;
  /** Removes a photo and all that was made from it. */
  remove(key: string): Promise<void>;
  /** True the first time a folder is used: what a database says of files in it cannot be true. */
  isFresh(): Promise<boolean>;
}

/** The photos in the data folder, or in the operator's bucket. */
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

/** Everything that is ever kept of a photo. */
const fileNames = [originalName, ...photoFiles.keys()];
