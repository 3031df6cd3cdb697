import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedPhotos, type DraftPhoto } from '@domain/announcement/photos';
import type { PhotoStore } from './store';
import { draftFolderName, draftPhotosFolder, photoFile, readDraftPhotos } from './uploaded-files';

/** Photos that members sent and that are not published yet. */
export interface Uploads {
  /** @param key `staffPhotosKey` */
  list(key: string): Promise<DraftPhoto[]>;
  /** Copies the file into the store of photos. */
  publish(key: string, photo: DraftPhoto): Promise<void>;
}

/** For a back end without a data folder. */
export const noUploads: Uploads = {
  list: async () => [],
  publish: async () => {},
};

export const uploadsIn = (dataDir: string, store: PhotoStore): Uploads => {
  const folderOf = (key: string) => join(dataDir, draftPhotosFolder, draftFolderName(key));
  return {
    list: async (key) => acceptedPhotos(await readDraftPhotos(folderOf(key))),
    publish: async (key, { id, key: contentKey }) =>
      store.writeOriginal(contentKey, await readFile(join(folderOf(key), photoFile(id)))),
  };
};
