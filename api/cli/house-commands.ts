import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { plain } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import type { ApiEnv } from '@api/env';
import { applyHouse } from '@api/house/apply-house';
import { BrokerTakenError } from '@api/house/house-brokers';
import type { HouseChange } from '@api/house/house-changes';
import { type PicturedHouse, withPictures } from '@api/house/house-pictures';
import { HouseFileError, pathText, readHouseFile, type ReadHouse } from '@api/house/read-house-file';
import { pictures } from '@api/photos/pictures';
import { openPhotoStore, type PhotoStore } from '@api/photos/store';
import { keptHouse } from '@api/repositories/house';
import { counted } from '@domain/counts';

interface ApplyOptions extends Pick<ApiEnv, 'dataDir' | 'photosStore'> {
  dryRun: boolean;
}

/** Makes the house what a file says. What is wrong with it is told line by line, and nothing is written then. */
export async function runApply(
  db: Kysely<Database>,
  file: string,
  { dryRun, dataDir, photosStore }: ApplyOptions,
): Promise<ExitCode> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`não se lê o arquivo '${file}' (${error.code})`);
  });
  try {
    const read = readHouseFile(text);
    const pictured = await withPictures(file, read);
    if (!dryRun) await keepFiles(pictured, openPhotoStore(dataDir, photosStore));
    const changes = await applyHouse(db, pictured, { dryRun }).catch((error: unknown) => {
      throw error instanceof BrokerTakenError ? brokerFault(error, read) : error;
    });
    tell(changes, dryRun);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof HouseFileError)) throw error;
    console.error(
      `${file}: ${counted(error.faults.length, 'erro', 'erros')}, nada mudou\n${plainLines(error.message)}`,
    );
    return exitCodes.failed;
  } finally {
    pictures.imports.end();
  }
}

export async function runRemove(db: Kysely<Database>, dryRun: boolean): Promise<ExitCode> {
  tell(await applyHouse(db, null, { dryRun }), dryRun);
  return exitCodes.done;
}

export async function runShow(db: Kysely<Database>): Promise<ExitCode> {
  const kept = await keptHouse(db);
  console.log(kept ? stringify(kept.content).trimEnd() : 'nenhuma casa foi informada (apply house.yaml)');
  return exitCodes.done;
}

async function keepFiles({ files }: PicturedHouse, store: PhotoStore): Promise<void> {
  for (const { key, data } of files.values()) await store.writeOriginal(key, data);
}

function brokerFault({ slug, message }: BrokerTakenError, { said, lineOf }: ReadHouse): HouseFileError {
  const path = ['brokers', said.brokers.findIndex((broker) => broker.slug === slug)];
  return new HouseFileError([{ line: lineOf(path), path: pathText(path), message }]);
}

function tell(changes: readonly HouseChange[], dryRun: boolean): void {
  for (const change of changes) console.log(plain(changeText(change)));
  console.log(
    changes.length === 0
      ? 'nada muda: a casa já é assim'
      : `${counted(changes.length, 'mudança', 'mudanças')}${dryRun ? ', nenhuma feita (--dry-run)' : ''}`,
  );
}

function changeText({ path, before, after }: HouseChange): string {
  if (before === undefined) return `+ ${path}: ${after}`;
  return after === undefined ? `- ${path}: ${before}` : `~ ${path}: ${before} → ${after}`;
}

const plainLines = (text: string) => text.split('\n').map(plain).join('\n');
