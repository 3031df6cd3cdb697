import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BucketSettings } from '@api/photos/bucket';
import { keysIn, originalName, photoPath, photosFolder } from '@api/photos/folder';
import { openPhotoStore } from '@api/photos/store';

/**
 * Puts the originals of a data folder into the operator's bucket, where there is one, and gives how many there are; those that
 * are there already stay what they are. The folder keeps its own.
 * @throws StoreAwayError
 */
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
