import { access, appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import { clock } from '@domain/clock';
import { makeDataFolder } from '@api/db/data-folder';
import { openDatabase } from '@api/db/engine';
import { lockFolder } from '@api/db/folder-lock';
import { migrate } from '@api/db/migrate';
import { StartupError } from '@api/errors';
import type { Logger } from '@api/log';
import { photosFolder } from '@api/photos/folder';
import { type DeletedAgain, deleteAgain } from './delete-again';
import { type Deletion, deletionsFile, readDeletions, textOf } from './deletion-list';
import { databaseFolder, keptNames } from './gather';
import { type Manifest, readManifest } from './manifest';
import { countRows, differences } from './tables';
import { unlessKilled } from './unfinished';

/** The data folder has a database already, and nobody said that it may be replaced. */
export class NotEmptyError extends Error {}

interface Parts {
  from: string;
  dataDir: string;
  /** Puts what stands there now aside, in a folder of its own. */
  replace: boolean;
  log: Logger;
  onProgress(line: string): void;
}

export interface Restored extends Manifest {
  again: DeletedAgain;
  /** Where what stood there before lies now; null: nothing did. */
  aside: string | null;
}

/**
 * Makes a data folder of a backup. Everything is unpacked, opened, counted and brought to today's schema beside what stands
 * there, and what people asked to be deleted since is deleted again; only then it takes its place, whole.
 * @throws FolderInUse where the website runs, NotEmptyError, StartupError where the file is no whole backup
 */
export async function restore({ from, dataDir, replace, log, onProgress }: Parts): Promise<Restored> {
  await makeDataFolder(dataDir);
  const lock = await lockFolder(dataDir, '');
  const folder = path.join(dataDir, '.restored');
  try {
    if (!replace && (await isThere(path.join(dataDir, databaseFolder)))) throw new NotEmptyError();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const told = await unpack(from, folder, onProgress);
    onProgress('conferindo o banco de dados …');
    const deletions = await mergeDeletions(dataDir, folder);
    const again = await prepareDatabase(folder, told, deletions, log);
    const aside = await putInPlace(folder, dataDir);
    return { ...told, again, aside };
  } finally {
    // An unpacking that failed may still be writing what it had read.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    await lock.release();
  }
}

async function unpack(from: string, folder: string, onProgress: Parts['onProgress']): Promise<Manifest> {
  let files = 0;
  const onentry = () => onProgress(`lendo … ${(files += 1)} arquivos`);
  await extract({ file: from, cwd: folder, strict: true, onentry }).catch((error: Error) => {
    throw new StartupError(`${from} não pôde ser lido: ${error.message}`);
  });
  const told = await readManifest(folder);
  if (!told) throw new StartupError(`${from} não é uma cópia de segurança que esta versão leia.`);
  return told;
}

/** The list of the folder that is restored into knows what happened since; the backup's is of a folder that may be lost. */
async function mergeDeletions(dataDir: string, folder: string): Promise<Deletion[]> {
  const known = await readDeletions(folder);
  const texts = new Set(known.map((each) => JSON.stringify(each)));
  const since = (await readDeletions(dataDir)).filter((each) => !texts.has(JSON.stringify(each)));
  await appendFile(path.join(folder, deletionsFile), textOf(since));
  return [...known, ...since];
}

async function prepareDatabase(
  folder: string,
  told: Manifest,
  deletions: readonly Deletion[],
  log: Logger,
): Promise<DeletedAgain> {
  const { db, close } = await openDatabase({ dataDir: folder, log });
  try {
    const missing = differences(await countRows(db), told.rows);
    if (missing.length > 0) throw new StartupError(`A cópia não está inteira (${missing.join('; ')}).`);
    await migrate(db);
    return await deleteAgain(db, folder, deletions);
  } finally {
    await close();
  }
}

async function putInPlace(folder: string, dataDir: string): Promise<string | null> {
  await movePhotos(path.join(folder, photosFolder), path.join(dataDir, photosFolder));
  const aside = path.join(dataDir, `antes-da-restauracao-${clock.now().toISOString().replace(/\D/g, '')}`);
  let isAside = false;
  await unlessKilled(dataDir, async () => {
    // It holds all that the one before held: nothing of it is ever away.
    await rename(path.join(folder, deletionsFile), path.join(dataDir, deletionsFile));
    for (const name of [databaseFolder, ...keptNames].filter((each) => each !== deletionsFile)) {
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

/** Photos are named by what they are: those that are there already are the same. */
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
