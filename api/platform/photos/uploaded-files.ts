import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '@domain/kernel/clock';
import { type DraftPhoto, acceptedPhotos } from '@domain/announcement/photos';
import { retention } from '@domain/people/privacy';

/* Photos in DATA_DIR: server/announcements/photo-store.ts writes them; the back end publishes and deletes them. */

/** In DATA_DIR, with one folder for each draft. */
export const draftPhotosFolder = 'rascunhos-fotos';
/** A hash: the folder name does not reveal the draft. */
export type DraftFolderName = string & { readonly isDraftFolder: unique symbol };
export const draftFolderName = (draft: string): DraftFolderName =>
  createHash('sha256').update(`fotos ${draft}`).digest('hex').slice(0, 32) as DraftFolderName;

/** Metadata (`DraftPhoto`), photo and small version. */
export const metadataFile = (id: string) => `${id}.json`;
export const photoFile = (id: string) => `${id}.jpg`;
export const smallFile = (id: string) => `${id}.480.jpg`;
/** Exists after the announcement was sent. `at` is ISO. */
export const submissionFile = 'enviado.json';
export interface Submission {
  protocol: string;
  at: string;
}

const dayMs = 24 * 3600_000;
const isId = /^[0-9a-f]{32}$/;

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export async function* listDraftFolders(root: string): AsyncGenerator<DraftFolderName> {
  const entries = (await readdir(root, { withFileTypes: true }).catch(nothingThere)) ?? [];
  for (const entry of entries)
    if (entry.isDirectory() && isId.test(entry.name)) yield entry.name as DraftFolderName;
}

/** Unordered. Unreadable metadata is skipped. */
export async function readDraftPhotos(folder: string): Promise<DraftPhoto[]> {
  const names = (await readdir(folder).catch(nothingThere)) ?? [];
  const metadataFiles = names.filter((name) => name.endsWith('.json') && isId.test(name.slice(0, -5)));
  const read = await Promise.all(
    metadataFiles.map((name) =>
      readFile(join(folder, name), 'utf8').then(
        (text) => JSON.parse(text) as DraftPhoto,
        () => null,
      ),
    ),
  );
  return read.filter((photo) => photo !== null);
}

/** Suffix of incomplete uploads. */
export const partialSuffix = '.part';

export async function countPartialBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of (await readdir(folder).catch(nothingThere)) ?? [])
    if (name.endsWith(partialSuffix))
      bytes += (await stat(join(folder, name)).catch(nothingThere))?.size ?? 0;
  return bytes;
}

/** Deletes uploads that stopped more than a day ago. */
async function dropBrokenOff(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder).catch(nothingThere)) ?? []) {
    const path = join(folder, name);
    if (
      name.endsWith(partialSuffix) &&
      ((await stat(path).catch(nothingThere))?.mtimeMs ?? now) < now - dayMs
    )
      await rm(path, { force: true });
  }
}

export async function countFolderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of (await readdir(folder).catch(nothingThere)) ?? [])
    bytes += (await stat(join(folder, name)).catch(nothingThere))?.size ?? 0;
  return bytes;
}

export async function readSubmission(folder: string): Promise<Submission | null> {
  const text = await readFile(join(folder, submissionFile), 'utf8').catch(nothingThere);
  return text === null ? null : (JSON.parse(text) as Submission);
}

/** ISO time at which the photo URLs for the brokerage expire. */
export const linksExpireAt = ({ at }: Submission): string =>
  new Date(Date.parse(at) + retention.announcementPhotoLinkDays * dayMs).toISOString();

/** undefined: this machine has no photos of the announcement. */
export async function folderOfSent(dataDir: string, protocol: string): Promise<string | undefined> {
  const root = join(dataDir, draftPhotosFolder);
  for await (const folderName of listDraftFolders(root)) {
    const folder = join(root, folderName);
    if ((await readSubmission(folder))?.protocol === protocol) return folder;
  }
  return undefined;
}

/** Accepted photos in order. Missing files are skipped. */
export async function* photosIn(folder: string): AsyncGenerator<DraftPhoto & { data: Buffer }> {
  for (const photo of acceptedPhotos(await readDraftPhotos(folder))) {
    const data = await readFile(join(folder, photoFile(photo.id))).catch(nothingThere);
    if (data) yield { ...photo, data };
  }
}

/** Deletes photo folders. Returns their number. */
export async function deletePhotos(
  dataDir: string,
  { drafts = [], protocols = [] }: { drafts?: readonly string[]; protocols?: readonly string[] },
): Promise<number> {
  const root = join(dataDir, draftPhotosFolder);
  const named = new Set<string>(drafts.map(draftFolderName));
  let gone = 0;
  for await (const folderName of listDraftFolders(root)) {
    const folder = join(root, folderName);
    const sent = named.has(folderName) ? null : await readSubmission(folder);
    if (!named.has(folderName) && !(sent && protocols.includes(sent.protocol))) continue;
    await rm(folder, { recursive: true, force: true });
    gone += 1;
  }
  return gone;
}

/** Deletes photos of expired drafts and of unused announcements. `isStillUsed` runs only for expired links. */
export async function sweepPhotos(
  dataDir: string,
  isStillUsed: (sent: Submission) => Promise<boolean>,
  now = clock.nowMs(),
): Promise<void> {
  const root = join(dataDir, draftPhotosFolder);
  for await (const folderName of listDraftFolders(root)) {
    const folder = join(root, folderName);
    const sent = await readSubmission(folder).catch(() => null);
    const isOver = sent
      ? Date.parse(linksExpireAt(sent)) < now && !(await isStillUsed(sent))
      : ((await stat(folder).catch(nothingThere))?.mtimeMs ?? now) <
        now - retention.announcementDraftDays * dayMs;
    if (isOver) await rm(folder, { recursive: true, force: true });
    else await dropBrokenOff(folder, now);
  }
}
