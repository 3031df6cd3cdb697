import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readIfThere, writeWhole } from '@api/photos/files';
import { takeTurns } from '@api/photos/turns';
import { type WarningLog, warned } from '@domain/logged';
import type { ShareCard } from '~/features/sharing/share-image.server';
import { drawCard } from './picture';

/** Images drawn at once, and how many more may wait for their turn. */
const atOnce = 1;
const maxWaiting = 20;

export interface ShareImage {
  file: Buffer;
  /** Whether its photo could be had. */
  isWhole: boolean;
}

export interface ShareImageStore {
  /** The image `{novo|usado}/{venda|aluguel}/{id}-{version}.jpg`: as it is kept, else drawn now, once for all who ask. @throws BusyError */
  get(name: string, card: ShareCard): Promise<ShareImage>;
}

interface Parts {
  dataDir: string;
  /** A photo's bytes; null where it cannot be had. */
  photoBytes(file: string): Promise<Buffer | null>;
  log: WarningLog;
}

/** Keeps share images in the data folder, the newest of each property; without their photo they are not kept. */
export function openShareImageStore({ dataDir, photoBytes, log }: Parts): ShareImageStore {
  const root = join(dataDir, 'share-images');
  const drawing = new Map<string, Promise<ShareImage>>();
  const turns = takeTurns(atOnce, maxWaiting);

  async function draw(path: string, card: ShareCard): Promise<ShareImage> {
    const photo = card.photo && (await photoBytes(card.photo.file));
    const image = { file: await drawCard(card, photo), isWhole: !card.photo || photo !== null };
    if (image.isWhole) {
      await keep(path, image.file).catch(warned(log, 'a share image could not be kept'));
    }
    return image;
  }

  return {
    async get(name, card) {
      const path = join(root, name);
      const kept = await readIfThere(path);
      if (kept) return { file: kept, isWhole: true };
      const begun = drawing.get(path);
      if (begun) return begun;
      const drawn = turns.run(() => draw(path, card)).finally(() => drawing.delete(path));
      drawing.set(path, drawn);
      return drawn;
    },
  };
}

/** Writes an image and takes away the earlier ones of the same property. */
async function keep(path: string, image: Buffer): Promise<void> {
  await writeWhole(path, image);
  const [id] = basename(path).split('-');
  const earlier = (await readdir(dirname(path))).filter(
    (name) => name.startsWith(`${id}-`) && name !== basename(path) && name.endsWith('.jpg'),
  );
  await Promise.all(earlier.map((name) => rm(join(dirname(path), name), { force: true })));
}
