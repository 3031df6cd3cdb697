import { inTransaction } from '@api/platform/db/transaction';
import { copyFile, cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { Database } from '@api/database';
import { outboxFolder } from '@api/leads/outbox-files';
import { keysIn, originalName, photoPath, photosFolder, photosMark } from '@api/platform/photos/folder';
import { databaseFolder } from '@api/platform/db/data-folder';
import { deletionsFile } from '@api/platform/db/deletion-list';
import { type Manifest, writeManifest } from './manifest';
import { countRows, type RowCounts } from './tables';

/** All other files can be regenerated, except the database and the originals of photos. */
export const backedUpNames = [outboxFolder, 'session-secret', 'admin-secret', deletionsFile] as const;

interface Parts {
  db: Kysely<Database>;
  dataDir: string;
  onProgress(photos: number): void;
}

/**
 * The outbox comes before the database: a lead in transit is in at least one, and its key prevents duplicates.
 * Photos come last, so every photo in the database has its file.
 */
export async function gather(folder: string, { db, dataDir, onProgress }: Parts): Promise<Manifest> {
  for (const name of backedUpNames) await copyIfThere(path.join(dataDir, name), path.join(folder, name));
  const rows = await copyDatabase(db, path.join(dataDir, databaseFolder), path.join(folder, databaseFolder));
  const photos = await linkPhotos(dataDir, folder, onProgress);
  const manifest: Manifest = { format: 1, made: clock.now().toISOString(), rows, photos };
  await writeManifest(folder, manifest);
  return manifest;
}

/**
 * The embedded database has one session: the open transaction blocks all others during the copy.
 * @throws if the transaction was held too long
 */
const copyDatabase = (db: Kysely<Database>, from: string, to: string): Promise<RowCounts> =>
  inTransaction(db, async (held) => {
    const rows = await countRows(held);
    await sql`checkpoint`.execute(held);
    await cp(from, to, { recursive: true });
    await sql`select 1`.execute(held);
    return rows;
  });

/** Originals never change, so hard links are safe and free. */
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

/** Some file systems have no hard links. */
const linkIfThere = (from: string, to: string): Promise<void> =>
  link(from, to)
    .catch(() => copyFile(from, to))
    .catch(nothingThere);

/** Outbox files can disappear during the copy: they were delivered. */
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
