import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { extract } from 'tar';
import { openDatabase } from '@api/open-database';
import { type Deletion, deletionsFile, readDeletions, textOf } from '@api/platform/db/deletion-list';
import { migrate } from '@api/platform/db/migrate';
import type { Logger } from '@api/platform/process/log';
import { StartupError } from '@api/platform/process/startup-error';
import { noteTestedRestore } from '@api/system/backup-notes';
import { type DeletedAgain, deleteAgain } from './delete-again';
import { type Manifest, readManifest } from './manifest';
import { countRows, differences } from './tables';

export interface CopyParts {
  from: string;
  /** Its list of deletions is newer than the copy's. */
  dataDir: string;
  /** Empty: it becomes a data folder. */
  folder: string;
  log: Logger;
  onProgress(line: string): void;
}

export interface PreparedCopy {
  manifest: Manifest;
  again: DeletedAgain;
}

/**
 * Unpacks a backup, compares its rows and photos, migrates it, and repeats later deletions.
 * @throws StartupError for an incomplete or unreadable backup
 */
export async function prepareCopy({
  from,
  dataDir,
  folder,
  log,
  onProgress,
}: CopyParts): Promise<PreparedCopy> {
  const manifest = await unpack(from, folder, onProgress);
  onProgress('conferindo o banco de dados …');
  const deletions = await mergeDeletions(dataDir, folder);
  return { manifest, again: await prepareDatabase(folder, manifest, deletions, log) };
}

async function unpack(from: string, folder: string, onProgress: CopyParts['onProgress']): Promise<Manifest> {
  let files = 0;
  const onentry = () => onProgress(`lendo … ${(files += 1)} arquivos`);
  await extract({ file: from, cwd: folder, strict: true, onentry }).catch((error: Error) => {
    throw new StartupError(`${from} não pôde ser lido: ${error.message}`);
  });
  const manifest = await readManifest(folder);
  if (!manifest) throw new StartupError(`${from} não é uma cópia de segurança que esta versão leia.`);
  return manifest;
}

/** The target's list has the deletions since the backup; the backup's list may be the only copy of older ones. */
async function mergeDeletions(dataDir: string, folder: string): Promise<Deletion[]> {
  const known = await readDeletions(folder);
  const texts = new Set(known.map((each) => JSON.stringify(each)));
  const since = (await readDeletions(dataDir)).filter((each) => !texts.has(JSON.stringify(each)));
  await appendFile(path.join(folder, deletionsFile), textOf(since));
  return [...known, ...since];
}

async function prepareDatabase(
  folder: string,
  manifest: Manifest,
  deletions: readonly Deletion[],
  log: Logger,
): Promise<DeletedAgain> {
  const { db, isAlone, close } = await openDatabase({ dataDir: folder, log });
  try {
    const missing = differences(await countRows(db), manifest.rows);
    if (missing.length > 0) throw new StartupError(`A cópia não está inteira (${missing.join('; ')}).`);
    await migrate(db, { isAlone });
    const again = await deleteAgain(db, folder, deletions);
    await noteTestedRestore(db, manifest.made);
    return again;
  } finally {
    await close();
  }
}
