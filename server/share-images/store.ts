import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readIfThere, writeWhole } from '@api/platform/photos/files';
import { createSemaphore } from '@api/platform/photos/semaphore';
import { type WarningLog, warned } from '@domain/kernel/logged';
import type { ShareCard } from '~/features/sharing/share-image.server';

const concurrency = 1;
const maxWaiting = 20;

export interface ShareImage {
  file: Buffer;
  /** Whether its photo was available. */
  isWhole: boolean;
}

export interface ShareImageStore {
  /** Stored image, or a new one, drawn once for all concurrent requests. @throws BusyError */
  get(name: string, card: ShareCard): Promise<ShareImage>;
}

interface Parts {
  dataDir: string;
  photoBytes(file: string): Promise<Buffer | null>;
  log: WarningLog;
}

/** Stores the newest share image of each property in the data folder, but none without its photo. */
export function openShareImageStore({ dataDir, photoBytes, log }: Parts): ShareImageStore {
  const root = join(dataDir, 'share-images');
  const drawing = new Map<string, Promise<ShareImage>>();
  const semaphore = createSemaphore(concurrency, maxWaiting);

  async function draw(path: string, card: ShareCard): Promise<ShareImage> {
    const photo = card.photo && (await photoBytes(card.photo.file));
    // Its outlines of letters are loaded with the first drawn image.
    const { drawCard } = await import('./picture');
    const image = { file: await drawCard(card, photo), isWhole: !card.photo || photo !== null };
    if (image.isWhole) {
      await saveImage(path, image.file).catch(warned(log, 'share image not stored'));
    }
    return image;
  }

  return {
    async get(name, card) {
      const path = join(root, name);
      const stored = await readIfThere(path);
      if (stored) return { file: stored, isWhole: true };
      const begun = drawing.get(path);
      if (begun) return begun;
      const drawn = semaphore.run(() => draw(path, card)).finally(() => drawing.delete(path));
      drawing.set(path, drawn);
      return drawn;
    },
  };
}

async function saveImage(path: string, image: Buffer): Promise<void> {
  await writeWhole(path, image);
  const [id] = basename(path).split('-');
  const earlier = (await readdir(dirname(path))).filter(
    (name) => name.startsWith(`${id}-`) && name !== basename(path) && name.endsWith('.jpg'),
  );
  await Promise.all(earlier.map((name) => rm(join(dirname(path), name), { force: true })));
}
