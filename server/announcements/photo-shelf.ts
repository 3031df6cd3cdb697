import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PhotoError } from '@api/photos/photo-error';
import { imageType } from '@api/photos/image-type';
import { pictureLimits } from '@api/photos/child';
import { createPictures, type Pictures } from '@api/photos/pictures';
import { BusyError, takeTurns } from '@api/photos/turns';
import { clock } from '@domain/clock';
import {
  type DraftPhoto,
  keptPhotos,
  noRoomFor,
  photoLimits,
  photoName,
  type PhotoProblem,
} from '@domain/announcement/photos';
import {
  arrivingEnd,
  arrivingOnShelf,
  eachShelf,
  endOfLinks,
  type HandedOver,
  handedOver,
  handedOverName,
  photoFile,
  photosOnShelf,
  photoShelfFolder,
  type Shelf,
  shelfOf,
  sheetOf,
  smallFile,
  sweepPhotos,
  weightOfShelf,
} from '@api/announcements/photo-files';
import { type ErrorLog, logged } from '@domain/logged';
import type { PhotoShelf } from '~/features/announce/photo-shelf';
import { openPlaces } from './draft-places';
import { makeFolder, nullIfGone, writeDurably } from '../durable-files';

/** Files that wait to be looked at, in one process; each is up to 15 MB, and read only when it is its turn. */
const longestQueue = 60;
/** What is taken, by its content. */
const taken = ['jpeg', 'png', 'webp', 'avif'];
/** For how long it is believed what all unsent photos weigh, in ms. */
const weighEvery = 30_000;

/** What the process may take that looks at a visitor's photo, in bytes. */
const uploadMemory = 300 * 1024 ** 2;

/** Looks at what visitors send, in a process of its own. */
export const uploadPictures = () => createPictures({ limits: { ...pictureLimits, bytes: uploadMemory } });

interface PhotoShelfParts {
  dataDir: string;
  /** What all unsent photos may weigh, in bytes (`DRAFT_PHOTOS_MB`). */
  most: number;
  pictures: Pictures;
}

/**
 * The photos of announcements that are not sent yet, and of those that are, for the house: files in DATA_DIR whichever back
 * end there is, of each draft a folder. Of every photo a sheet (JSON) lies beside it, written whole: several processes and
 * tabs share the folder without a common file.
 */
export function openPhotoShelf({ dataDir, most, pictures }: PhotoShelfParts): PhotoShelf {
  const root = join(dataDir, photoShelfFolder);
  const links = openPlaces(join(root, 'links'));
  /** What the photos of a number are named by. */
  const numbers = openPlaces(join(root, 'numeros'));
  const turns = takeTurns(1, longestQueue);
  const folder = (shelf: Shelf) => join(root, shelf);
  const on = (draft: string, ...names: string[]) => join(folder(shelfOf(draft)), ...names);
  let weighed = { at: 0, bytes: 0 };

  /** What all unsent photos weigh: by each process for itself, so a little more than is allowed may come to lie there. */
  async function isFull(more: number): Promise<boolean> {
    if (clock.nowMs() - weighed.at > weighEvery) {
      let bytes = 0;
      for await (const shelf of eachShelf(root))
        if (!(await handedOver(folder(shelf)))) bytes += await weightOfShelf(folder(shelf));
      weighed = { at: clock.nowMs(), bytes };
    }
    return weighed.bytes + more > most;
  }

  /** A photo as it is kept. @throws Refused, PhotoError */
  async function lookedAt(path: string) {
    const bytes = await readFile(path);
    if (bytes.length === 0) throw new Refused('empty');
    const type = imageType(bytes);
    if (type === 'heic') throw new Refused('heic');
    if (!taken.some((each) => each === type)) throw new Refused('type');
    const { data, width, height, key, placeholder } = await pictures.run('keepPhoto', bytes);
    const small = await pictures.run('makeDerivative', data, 480, 'jpg');
    return { data, small, width, height, key, placeholder };
  }

  /** The folder's time, from which its retention counts, is the clock's. */
  async function touch(draft: string): Promise<void> {
    const now = clock.now();
    await utimes(on(draft), now, now).catch(nullIfGone);
  }
  const put = async (draft: string, photo: DraftPhoto): Promise<DraftPhoto> => {
    await makeFolder(on(draft));
    await writeDurably(on(draft, sheetOf(photo.id)), JSON.stringify(photo));
    await touch(draft);
    return photo;
  };
  const blank = (id: string, name: string, order: number): DraftPhoto => ({
    ...{ id, name: photoName(name), caption: '', order, at: clock.now().toISOString() },
    ...{ bytes: 0, width: 0, height: 0, key: '', placeholder: '' },
  });
  /** Says that the announcement was sent, and gives the house's link to its photos. */
  async function hand(draft: string, sent: HandedOver, token = randomBytes(16).toString('hex')) {
    await makeFolder(on(draft));
    await numbers.lead(sent.protocol, draft);
    await writeDurably(on(draft, handedOverName), JSON.stringify(sent));
    await links.lead(token, shelfOf(draft));
    return token;
  }
  const nextOrder = (photos: readonly DraftPhoto[]) =>
    Math.max(-1, ...keptPhotos(photos).map(({ order }) => order)) + 1;

  return {
    list: (draft) => photosOnShelf(on(draft)),

    async arriving(draft, id) {
      await makeFolder(on(draft));
      return on(draft, id + arrivingEnd);
    },
    received: async (draft, id) => (await stat(on(draft, id + arrivingEnd)).catch(nullIfGone))?.size ?? 0,

    async roomFor(draft, bytes) {
      const underWay = await arrivingOnShelf(on(draft));
      const lacking = noRoomFor(await photosOnShelf(on(draft)), underWay + bytes);
      return lacking ?? ((await isFull(bytes)) ? 'full' : undefined);
    },

    async keep(draft, id, name) {
      const arrived = on(draft, id + arrivingEnd);
      try {
        // What is there is looked at in the same turn, or of many at once each would be the last for which there is room.
        return await turns.run(async () => {
          const before = await photosOnShelf(on(draft));
          // It came twice: the answer to the first was lost.
          const known = before.find((each) => each.id === id && !each.problem);
          if (known) return known;
          const lacking = noRoomFor(before, 0);
          if (lacking) throw new Refused(lacking);
          const { data, small, ...made } = await lookedAt(arrived);
          const bytes = data.length;
          const problem = noRoomFor(before, bytes) ?? ((await isFull(bytes)) ? 'full' : undefined);
          if (problem) throw new Refused(problem);
          await writeDurably(on(draft, photoFile(id)), data);
          await writeDurably(on(draft, smallFile(id)), small);
          weighed.bytes += bytes + small.length;
          return put(draft, { ...blank(id, name, nextOrder(before)), ...made, bytes });
        });
      } catch (error) {
        return await put(draft, { ...blank(id, name, photoLimits.count), problem: problemOf(error) });
      } finally {
        await rm(arrived, { force: true });
        await touch(draft);
      }
    },
    refuse: async (draft, id, name, problem) => {
      await rm(on(draft, id + arrivingEnd), { force: true });
      return put(draft, { ...blank(id, name, photoLimits.count), problem });
    },

    async change(draft, id, changes) {
      const photo = (await photosOnShelf(on(draft))).find((each) => each.id === id);
      if (photo) await put(draft, { ...photo, ...changes });
    },
    async remove(draft, id) {
      // The sheet first: what has none is nothing.
      for (const name of [sheetOf(id), photoFile(id), smallFile(id), id + arrivingEnd])
        await rm(on(draft, name), { force: true });
    },
    forgetProblems: async (draft) => {
      for (const { id, problem } of await photosOnShelf(on(draft)))
        if (problem) await rm(on(draft, sheetOf(id)), { force: true });
    },
    picture: (draft, id, size) =>
      readFile(on(draft, size === 'small' ? smallFile(id) : photoFile(id))).catch(nullIfGone),

    touch,

    async handOver(draft, protocol) {
      const photos = keptPhotos(await photosOnShelf(on(draft)));
      if (photos.length === 0) return null;
      const known = await handedOver(on(draft));
      const token = await hand(draft, { protocol, at: known?.at ?? clock.now().toISOString() });
      return { token, photos: photos.map(({ id }) => id) };
    },
    ofSent: async (protocol) => (await numbers.placeOf(protocol)) ?? `enviado ${protocol}`,
    async handOn(of, protocol, known) {
      const token = await hand(of, { protocol, at: clock.now().toISOString() }, known);
      return { token, photos: keptPhotos(await photosOnShelf(on(of))).map(({ id }) => id) };
    },

    async byLink(token) {
      const shelf = (await links.placeOf(token)) as Shelf | null;
      const given = shelf && (await handedOver(folder(shelf)));
      if (!shelf || !given || new Date(endOfLinks(given)) <= clock.now()) return null;
      return {
        protocol: given.protocol,
        until: endOfLinks(given),
        photos: keptPhotos(await photosOnShelf(folder(shelf))),
        picture: (id, size) =>
          readFile(join(folder(shelf), size === 'small' ? smallFile(id) : photoFile(id))).catch(nullIfGone),
      };
    },
  };
}

/** Why a file is not kept. */
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

/** What is said of it. @throws what is no file's fault */
function problemOf(error: unknown): PhotoProblem {
  if (error instanceof Refused) return error.problem;
  if (error instanceof BusyError) return 'full';
  if (error instanceof PhotoError) return ofCode[error.code] ?? 'broken';
  throw error;
}

const dayMs = 24 * 3600_000;

/** Has photos swept of drafts that are over and, once the house's links are, of announcements: now and once a day. */
export function sweepSentPhotos(dataDir: string, log: ErrorLog): void {
  const sweep = () =>
    void sweepPhotos(dataDir, async () => false).catch(
      logged(log, 'old photos of announcements cannot be deleted'),
    );
  sweep();
  setInterval(sweep, dayMs).unref();
}
