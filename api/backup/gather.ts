import { copyFile, cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/clock';
import type { Database } from '@api/db/schema';
import { outboxFolder } from '@api/leads/kept-files';
import { keysIn, originalName, photoPath, photosFolder, photosMark } from '@api/photos/folder';
import { deletionsFile } from './deletion-list';
import { type Manifest, writeManifest } from './manifest';
import { countRows, type RowCounts } from './tables';

/** What of a data folder a backup holds beside the database and the photos' originals; all else is made anew. */
export const keptNames = [outboxFolder, 'session-secret', deletionsFile] as const;
export const databaseFolder = 'pg';

interface Parts {
  db: Kysely<Database>;
  dataDir: string;
  onProgress(photos: number): void;
}

/**
 * Lays out in `folder` what a backup holds, while the website runs. The outbox comes before the database: a lead on its way
 * between them is found in one of the two, or in both, and taken once by its key. Photos come last: of a photo that the
 * database knows the file is there.
 */
export async function gather(folder: string, { db, dataDir, onProgress }: Parts): Promise<Manifest> {
  for (const name of keptNames) await copyIfThere(path.join(dataDir, name), path.join(folder, name));
  const rows = await copyDatabase(db, path.join(dataDir, databaseFolder), path.join(folder, databaseFolder));
  const photos = await linkPhotos(dataDir, folder, onProgress);
  const told: Manifest = { format: 1, made: clock.now().toISOString(), rows, photos };
  await writeManifest(folder, told);
  return told;
}

/**
 * Copies the embedded database's files as they stand after a checkpoint, and counts its rows. It has one session: while our
 * transaction is open nobody else's statement runs, so the files stand still, for as long as the copy takes.
 * @throws where the database gave the session to others meanwhile (it was held for too long)
 */
const copyDatabase = (db: Kysely<Database>, from: string, to: string): Promise<RowCounts> =>
  db.transaction().execute(async (held) => {
    const rows = await countRows(held);
    await sql`checkpoint`.execute(held);
    await cp(from, to, { recursive: true });
    await sql`select 1`.execute(held);
    return rows;
  });

/** Files under their own names never change: another name for each costs neither time nor room. */
async function linkPhotos(dataDir: string, folder: string, onProgress: Parts['onProgress']): Promise<number> {
  const root = path.join(dataDir, photosFolder);
  await copyIfThere(path.join(root, photosMark), path.join(folder, photosFolder, photosMark));
  let photos = 0;
  for await (const key of keysIn(dataDir)) {
    const file = photoPath(key, originalName);
    const to = path.join(folder, photosFolder, file);
    await mkdir(path.dirname(to), { recursive: true });
    await linkIfThere(path.join(root, file), to);
    onProgress((photos += 1));
  }
  return photos;
}

/** Some file systems know no second names. */
const linkIfThere = (from: string, to: string): Promise<void> =>
  link(from, to)
    .catch(() => copyFile(from, to))
    .catch(nothingThere);

/** Files of an outbox come and go meanwhile: what is gone has been taken by somebody. */
async function copyIfThere(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(nothingThere);
  if (!found) return;
  if (!found.isDirectory()) {
    await mkdir(path.dirname(to), { recursive: true });
    return void (await copyFile(from, to).catch(nothingThere));
  }
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await copyIfThere(path.join(from, name), path.join(to, name));
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
