import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { clock } from '@domain/kernel/clock';
import { databaseFolder, makeDataFolder } from '@api/platform/db/data-folder';
import { lockFolder } from '@api/platform/db/folder-lock';
import type { Logger } from '@api/platform/process/log';
import { photosFolder } from '@api/platform/photos/folder';
import type { DeletedAgain } from './delete-again';
import { deletionsFile } from '@api/platform/db/deletion-list';
import { backedUpNames } from './gather';
import type { Manifest } from './manifest';
import { prepareCopy } from './prepare-copy';
import { unlessKilled } from '@api/platform/db/unfinished';

/** The data folder has a database, and `replace` is false. */
export class NotEmptyError extends Error {}

interface Parts {
  from: string;
  dataDir: string;
  /** Moves the existing data to a folder of its own. */
  replace: boolean;
  log: Logger;
  onProgress(line: string): void;
}

export interface Restored extends Manifest {
  again: DeletedAgain;
  /** Folder of the previous data; null without any. */
  aside: string | null;
}

/**
 * Unpacks, checks and migrates beside the existing data, repeats later deletions, then replaces it.
 * @throws FolderInUse while the website runs; NotEmptyError; StartupError for an incomplete backup
 */
export async function restore({ from, dataDir, replace, log, onProgress }: Parts): Promise<Restored> {
  await makeDataFolder(dataDir);
  const lock = await lockFolder(dataDir, '');
  const folder = path.join(dataDir, '.restored');
  try {
    if (!replace && (await isThere(path.join(dataDir, databaseFolder)))) throw new NotEmptyError();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const { manifest, again } = await prepareCopy({ from, dataDir, folder, log, onProgress });
    const aside = await moveIntoPlace(folder, dataDir);
    return { ...manifest, again, aside };
  } finally {
    // A failed extraction may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    await lock.release();
  }
}

async function moveIntoPlace(folder: string, dataDir: string): Promise<string | null> {
  await movePhotos(path.join(folder, photosFolder), path.join(dataDir, photosFolder));
  const aside = path.join(dataDir, `antes-da-restauracao-${clock.now().toISOString().replace(/\D/g, '')}`);
  let isAside = false;
  await unlessKilled(dataDir, async () => {
    // The new list contains the old one, so no entry is ever missing.
    await rename(path.join(folder, deletionsFile), path.join(dataDir, deletionsFile));
    for (const name of [databaseFolder, ...backedUpNames].filter((each) => each !== deletionsFile)) {
      if (await isThere(path.join(dataDir, name))) {
        await mkdir(aside, { recursive: true });
        await rename(path.join(dataDir, name), path.join(aside, name));
        isAside = true;
      }
      if (await isThere(path.join(folder, name)))
        await rename(path.join(folder, name), path.join(dataDir, name));
    }
  });
  return isAside ? aside : null;
}

/** Photos are named by their hash: an existing file is equal. */
async function movePhotos(from: string, to: string): Promise<void> {
  if (!(await isThere(from))) return;
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const old = path.join(entry.parentPath, entry.name);
    const place = path.join(to, path.relative(from, old));
    await mkdir(path.dirname(place), { recursive: true });
    await rename(old, place);
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
