import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PhotoError } from '@api/platform/photos/photo-error';
import { imageType } from '@api/platform/photos/image-type';
import { pictureLimits } from '@api/platform/photos/child';
import { createPictures, type Pictures } from '@api/platform/photos/pictures';
import { BusyError, createSemaphore } from '@api/platform/photos/semaphore';
import { clock } from '@domain/kernel/clock';
import {
  type DraftPhoto,
  acceptedPhotos,
  limitsOf,
  noRoomFor,
  photoName,
  type PhotoProblem,
} from '@domain/announcement/photos';
import {
  partialSuffix,
  countPartialBytes,
  listDraftFolders,
  linksExpireAt,
  type Submission,
  readSubmission,
  submissionFile,
  photoFile,
  readDraftPhotos,
  draftPhotosFolder,
  type DraftFolderName,
  draftFolderName,
  metadataFile,
  smallFile,
  sweepPhotos,
  countFolderBytes,
} from '@api/platform/photos/uploaded-files';
import { type ErrorLog, logged } from '@domain/kernel/logged';
import type { PhotoStore } from '~/features/announce/photo-store';
import { openDraftIndex } from './draft-index';
import { makeFolder, nullIfMissing, writeDurably } from '../storage/durable-files';

/** Files that wait in one process; each has up to 15 MB and is read only at its turn. */
const maxQueueLength = 60;
const taken = ['jpeg', 'png', 'webp', 'avif'];
/** Interval for measuring all unsent photos, ms. */
const weighEvery = 30_000;

const uploadMemory = 300 * 1024 ** 2;

export const uploadPictures = () => createPictures({ limits: { ...pictureLimits, bytes: uploadMemory } });

interface PhotoStoreOptions {
  dataDir: string;
  most: number;
  pictures: Pictures;
}

/** Stores photos in DATA_DIR, one folder per draft. Each photo has its own metadata file: processes share no file. */
export function openPhotoStore({ dataDir, most: maxBytes, pictures }: PhotoStoreOptions): PhotoStore {
  const root = join(dataDir, draftPhotosFolder);
  const links = openDraftIndex(join(root, 'links'));
  const numbers = openDraftIndex(join(root, 'numeros'));
  const semaphore = createSemaphore(1, maxQueueLength);
  const folder = (folderKey: DraftFolderName) => join(root, folderKey);
  const on = (draft: string, ...names: string[]) => join(folder(draftFolderName(draft)), ...names);
  let weighed = { at: -Infinity, bytes: 0 };

  /** Each process measures for itself, so the total may exceed the limit a little. */
  async function isFull(more: number): Promise<boolean> {
    if (clock.monotonicNow() - weighed.at > weighEvery) {
      let bytes = 0;
      for await (const folderKey of listDraftFolders(root))
        if (!(await readSubmission(folder(folderKey)))) bytes += await countFolderBytes(folder(folderKey));
      weighed = { at: clock.monotonicNow(), bytes };
    }
    return weighed.bytes + more > maxBytes;
  }

  async function processPhoto(path: string) {
    const bytes = await readFile(path);
    if (bytes.length === 0) throw new Refused('empty');
    const type = imageType(bytes);
    if (type === 'heic') throw new Refused('heic');
    if (!taken.some((each) => each === type)) throw new Refused('type');
    const { data, ...made } = await pictures.run('keepPhoto', bytes);
    const small = await pictures.run('makeDerivative', data, 480, 'jpg');
    return { data, small, ...made };
  }

  /** Retention counts from the folder's mtime, which must be our clock's. */
  async function touch(draft: string): Promise<void> {
    const now = clock.now();
    await utimes(on(draft), now, now).catch(nullIfMissing);
  }
  const savePhoto = async (draft: string, photo: DraftPhoto): Promise<DraftPhoto> => {
    await makeFolder(on(draft));
    await writeDurably(on(draft, metadataFile(photo.id)), JSON.stringify(photo));
    await touch(draft);
    return photo;
  };
  const blank = (id: string, name: string, order: number): DraftPhoto => ({
    ...{ id, name: photoName(name), caption: '', order, at: clock.now().toISOString() },
    ...{ bytes: 0, width: 0, height: 0, key: '', placeholder: '' },
  });
  async function hand(draft: string, sent: Submission, token = randomBytes(16).toString('hex')) {
    await makeFolder(on(draft));
    await numbers.lead(sent.protocol, draft);
    await writeDurably(on(draft, submissionFile), JSON.stringify(sent));
    await links.lead(token, draftFolderName(draft));
    return token;
  }
  const nextOrder = (photos: readonly DraftPhoto[]) =>
    Math.max(-1, ...acceptedPhotos(photos).map(({ order }) => order)) + 1;

  return {
    list: (draft) => readDraftPhotos(on(draft)),

    async arriving(draft, id) {
      await makeFolder(on(draft));
      return on(draft, id + partialSuffix);
    },
    received: async (draft, id) =>
      (await stat(on(draft, id + partialSuffix)).catch(nullIfMissing))?.size ?? 0,

    async roomFor(draft, bytes) {
      const arrivingBytes = await countPartialBytes(on(draft));
      const photos = await readDraftPhotos(on(draft));
      const lacking = noRoomFor(photos, arrivingBytes + bytes, limitsOf(draft));
      return lacking ?? ((await isFull(bytes)) ? 'full' : undefined);
    },

    async keep(draft, id, name) {
      const arrived = on(draft, id + partialSuffix);
      try {
        // Check inside the semaphore: otherwise parallel uploads could all take the last free place.
        return await semaphore.run(async () => {
          const before = await readDraftPhotos(on(draft));
          // Repeated upload: the answer to the first was lost.
          const known = before.find((each) => each.id === id && !each.problem);
          if (known) return known;
          const limits = limitsOf(draft);
          const lacking = noRoomFor(before, 0, limits);
          if (lacking) throw new Refused(lacking);
          const { data, small, ...made } = await processPhoto(arrived);
          const bytes = data.length;
          const problem = noRoomFor(before, bytes, limits) ?? ((await isFull(bytes)) ? 'full' : undefined);
          if (problem) throw new Refused(problem);
          await writeDurably(on(draft, photoFile(id)), data);
          await writeDurably(on(draft, smallFile(id)), small);
          weighed.bytes += bytes + small.length;
          return savePhoto(draft, { ...blank(id, name, nextOrder(before)), ...made, bytes });
        });
      } catch (error) {
        return await savePhoto(draft, {
          ...blank(id, name, limitsOf(draft).count),
          problem: problemOf(error),
        });
      } finally {
        await rm(arrived, { force: true });
        await touch(draft);
      }
    },
    refuse: async (draft, id, name, problem) => {
      await rm(on(draft, id + partialSuffix), { force: true });
      return savePhoto(draft, { ...blank(id, name, limitsOf(draft).count), problem });
    },

    async change(draft, id, changes) {
      const photo = (await readDraftPhotos(on(draft))).find((each) => each.id === id);
      if (photo) await savePhoto(draft, { ...photo, ...changes });
    },
    async remove(draft, id) {
      // Metadata first: a photo without it does not exist.
      for (const name of [metadataFile(id), photoFile(id), smallFile(id), id + partialSuffix])
        await rm(on(draft, name), { force: true });
    },
    forgetProblems: async (draft) => {
      for (const { id, problem } of await readDraftPhotos(on(draft)))
        if (problem) await rm(on(draft, metadataFile(id)), { force: true });
    },
    picture: (draft, id, size) =>
      readFile(on(draft, size === 'small' ? smallFile(id) : photoFile(id))).catch(nullIfMissing),

    touch,

    async handOver(draft, protocol) {
      const photos = acceptedPhotos(await readDraftPhotos(on(draft)));
      if (photos.length === 0) return null;
      const known = await readSubmission(on(draft));
      const token = await hand(draft, { protocol, at: known?.at ?? clock.now().toISOString() });
      return { token, photos: photos.map(({ id }) => id) };
    },
    ofSent: async (protocol) => (await numbers.placeOf(protocol)) ?? `enviado ${protocol}`,
    async handOn(of, protocol, known) {
      const token = await hand(of, { protocol, at: clock.now().toISOString() }, known);
      return { token, photos: acceptedPhotos(await readDraftPhotos(on(of))).map(({ id }) => id) };
    },

    async byLink(token) {
      const folderKey = (await links.placeOf(token)) as DraftFolderName | null;
      const given = folderKey && (await readSubmission(folder(folderKey)));
      if (!folderKey || !given || new Date(linksExpireAt(given)) <= clock.now()) return null;
      return {
        protocol: given.protocol,
        until: linksExpireAt(given),
        photos: acceptedPhotos(await readDraftPhotos(folder(folderKey))),
        picture: (id, size) =>
          readFile(join(folder(folderKey), size === 'small' ? smallFile(id) : photoFile(id))).catch(
            nullIfMissing,
          ),
      };
    },
  };
}

class Refused extends Error {
  override name = 'Refused';
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

const ofCode: Partial<Record<PhotoError['code'], PhotoProblem>> = {
  type: 'type',
  size: 'pixels',
  cost: 'cost',
};

/** @throws errors that are not the file's fault */
function problemOf(error: unknown): PhotoProblem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof BusyError) return 'full';
  if (error instanceof PhotoError) return ofCode[error.code] ?? 'broken';
  throw error;
}

const dayMs = 24 * 3600_000;

/** Deletes photos now and daily: of expired drafts, and of announcements whose links have expired. */
export function sweepSentPhotos(dataDir: string, log: ErrorLog): void {
  const sweep = () =>
    void sweepPhotos(dataDir, async () => false).catch(logged(log, 'old announcement photos not deleted'));
  sweep();
  setInterval(sweep, dayMs).unref();
}
