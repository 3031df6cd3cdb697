import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '@domain/clock';
import { type DraftPhoto, keptPhotos } from '@domain/announcement/photos';
import { retention } from '@domain/privacy';

/*
 * Where the photos of announcements lie in DATA_DIR, and what both programs do with them: the website takes them in
 * (server/announcements/photo-shelf.ts), our own back end makes them a listing's and deletes them.
 */

/** Within DATA_DIR: of each draft a folder, its shelf. */
export const photoShelfFolder = 'rascunhos-fotos';
/** The name of a draft's folder, which says nothing of the draft. */
export type Shelf = string & { readonly isShelf: unique symbol };
export const shelfOf = (draft: string): Shelf =>
  createHash('sha256').update(`fotos ${draft}`).digest('hex').slice(0, 32) as Shelf;

/** Of a photo: its sheet (`DraftPhoto`), itself, and as it is shown small. */
export const sheetOf = (id: string) => `${id}.json`;
export const photoFile = (id: string) => `${id}.jpg`;
export const smallFile = (id: string) => `${id}.480.jpg`;
/** Says that the announcement was sent: by which number, and when (ISO). */
export const handedOverName = 'enviado.json';
export interface HandedOver {
  protocol: string;
  at: string;
}

const dayMs = 24 * 3600_000;
const isId = /^[0-9a-f]{32}$/;

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** All folders of photos. */
export async function* eachShelf(root: string): AsyncGenerator<Shelf> {
  const entries = (await readdir(root, { withFileTypes: true }).catch(nothingThere)) ?? [];
  for (const entry of entries) if (entry.isDirectory() && isId.test(entry.name)) yield entry.name as Shelf;
}

/** What the sheets of a folder say, in no order; one that cannot be read is none. */
export async function photosOnShelf(folder: string): Promise<DraftPhoto[]> {
  const names = (await readdir(folder).catch(nothingThere)) ?? [];
  const sheets = names.filter((name) => name.endsWith('.json') && isId.test(name.slice(0, -5)));
  const read = await Promise.all(
    sheets.map((name) =>
      readFile(join(folder, name), 'utf8').then(
        (text) => JSON.parse(text) as DraftPhoto,
        () => null,
      ),
    ),
  );
  return read.filter((photo) => photo !== null);
}

/** How the name of a file ends that is still arriving. */
export const arrivingEnd = '.part';

/** Bytes of what is arriving, or was broken off. */
export async function arrivingOnShelf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of (await readdir(folder).catch(nothingThere)) ?? [])
    if (name.endsWith(arrivingEnd)) bytes += (await stat(join(folder, name)).catch(nothingThere))?.size ?? 0;
  return bytes;
}

/** Deletes what was broken off so long ago that nobody goes on with it. */
async function dropBrokenOff(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder).catch(nothingThere)) ?? []) {
    const path = join(folder, name);
    if (name.endsWith(arrivingEnd) && ((await stat(path).catch(nothingThere))?.mtimeMs ?? now) < now - dayMs)
      await rm(path, { force: true });
  }
}

/** Bytes of all files in it. */
export async function weightOfShelf(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of (await readdir(folder).catch(nothingThere)) ?? [])
    bytes += (await stat(join(folder, name)).catch(nothingThere))?.size ?? 0;
  return bytes;
}

export async function handedOver(folder: string): Promise<HandedOver | null> {
  const text = await readFile(join(folder, handedOverName), 'utf8').catch(nothingThere);
  return text === null ? null : (JSON.parse(text) as HandedOver);
}

/** Until when the house's links open them (ISO). */
export const endOfLinks = ({ at }: HandedOver): string =>
  new Date(Date.parse(at) + retention.announcementPhotoLinkDays * dayMs).toISOString();

/** The folder of the photos of an announcement; undefined: it never had any, or they are not on this machine. */
export async function folderOfSent(dataDir: string, protocol: string): Promise<string | undefined> {
  const root = join(dataDir, photoShelfFolder);
  for await (const shelf of eachShelf(root)) {
    const folder = join(root, shelf);
    if ((await handedOver(folder))?.protocol === protocol) return folder;
  }
  return undefined;
}

/** The photos of an announcement, in their order, each with its content. */
export async function* photosIn(folder: string): AsyncGenerator<DraftPhoto & { data: Buffer }> {
  for (const photo of keptPhotos(await photosOnShelf(folder))) {
    const data = await readFile(join(folder, photoFile(photo.id))).catch(nothingThere);
    if (data) yield { ...photo, data };
  }
}

/** Deletes the photos of a draft, and of announcements. @returns how many folders are gone */
export async function deletePhotos(
  dataDir: string,
  { drafts = [], protocols = [] }: { drafts?: readonly string[]; protocols?: readonly string[] },
): Promise<number> {
  const root = join(dataDir, photoShelfFolder);
  const named = new Set<string>(drafts.map(shelfOf));
  let gone = 0;
  for await (const shelf of eachShelf(root)) {
    const folder = join(root, shelf);
    const sent = named.has(shelf) ? null : await handedOver(folder);
    if (!named.has(shelf) && !(sent && protocols.includes(sent.protocol))) continue;
    await rm(folder, { recursive: true, force: true });
    gone += 1;
  }
  return gone;
}

/**
 * Deletes the photos of drafts that are over, and of announcements that nobody keeps.
 * @param isKept whether what was sent is still of use; asked only once the house's links are over
 */
export async function sweepPhotos(
  dataDir: string,
  isKept: (sent: HandedOver) => Promise<boolean>,
  now = clock.nowMs(),
): Promise<void> {
  const root = join(dataDir, photoShelfFolder);
  for await (const shelf of eachShelf(root)) {
    const folder = join(root, shelf);
    const sent = await handedOver(folder).catch(() => null);
    const isOver = sent
      ? Date.parse(endOfLinks(sent)) < now && !(await isKept(sent))
      : ((await stat(folder).catch(nothingThere))?.mtimeMs ?? now) <
        now - retention.announcementDraftDays * dayMs;
    if (isOver) await rm(folder, { recursive: true, force: true });
    else await dropBrokenOff(folder, now);
  }
}
