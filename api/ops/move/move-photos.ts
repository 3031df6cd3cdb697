import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BucketSettings } from '@api/platform/photos/bucket';
import { keysIn, originalName, photoPath, photosFolder } from '@api/platform/photos/folder';
import { openPhotoStore } from '@api/platform/photos/store';

/** Copies originals to the bucket, if set. @returns the number of originals @throws StoreUnavailableError */
export async function movePhotos(
  dataDir: string,
  bucket: BucketSettings | null,
  onProgress: (photos: number) => void,
): Promise<number> {
  const store = bucket && openPhotoStore(dataDir, bucket);
  await store?.isFresh();
  let photos = 0;
  for await (const key of keysIn(dataDir)) {
    const file = path.join(dataDir, photosFolder, photoPath(key, originalName));
    await store?.writeOriginal(key, await readFile(file));
    onProgress((photos += 1));
  }
  return photos;
}
