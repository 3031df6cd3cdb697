import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import { keysIn } from '@api/platform/photos/folder';
import { StartupError } from '@api/platform/process/startup-error';
import { noteTestedRestore } from '@api/system/backup-notes';
import { removeUnfinished, temporaryPrefix } from './leftovers';
import type { Manifest } from './manifest';
import { type CopyParts, prepareCopy } from './prepare-copy';

/**
 * Restores a backup beside the data, as `restore` does, and removes it again. The note of success is in `db`.
 * @throws StartupError for an incomplete or unreadable backup
 */
export async function testRestore(
  db: Kysely<Database>,
  { dataDir, ...parts }: Omit<CopyParts, 'folder'>,
): Promise<Manifest> {
  await removeUnfinished(dataDir);
  const folder = await mkdtemp(path.join(dataDir, temporaryPrefix));
  try {
    const { manifest } = await prepareCopy({ ...parts, dataDir, folder });
    let photos = 0;
    for await (const _key of keysIn(folder)) photos += 1;
    if (photos < manifest.photos)
      throw new StartupError(`A cópia não está inteira (fotos: ${photos}, não ${manifest.photos}).`);
    await noteTestedRestore(db, manifest.made);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
