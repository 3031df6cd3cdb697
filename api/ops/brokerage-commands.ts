import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { plain } from './output';
import type { Database } from '@api/database';
import type { ApiEnv } from '@api/env';
import { type AppliedChange, applyBrokerage, UnfiledChangesError } from '@api/brokerage/apply-brokerage';
import { picturesOf } from '@api/brokerage/brokerage';
import { takenSlugs, takenText } from '@api/brokerage/write-brokers';
import { type BrokerageWithPictures, readPictures, withPictures } from '@api/brokerage/brokerage-pictures';
import { brokerSlugs } from '@api/brokerage/file-checks';
import {
  BrokerageFileError,
  type BrokerageFileFault,
  checkBrokerageFile,
  faultText,
  inOrder,
} from '@api/brokerage/read-brokerage-file';
import { pictures } from '@api/platform/photos/pictures';
import { brokerageMarks } from '@api/demo/demo-team';
import { brokerageWarnings } from './brokerage-warnings';
import { ownPictures } from '@api/platform/photos/own-pictures';
import { openPhotoStore, type PhotoStore } from '@api/platform/photos/store';
import { loadWholeBrokerage } from '@api/brokerage/queries/brokerage';
import { slugPattern } from '@domain/validation/search-values';
import { counted } from '@domain/kernel/counts';

interface ChangeOptions {
  dryRun: boolean;
  /** Also what undoes a change of the admin. */
  force: boolean;
}
type ApplyOptions = ChangeOptions & Pick<ApiEnv, 'dataDir' | 'photosStore'>;

/** Applies a brokerage file; errors are printed by line, and nothing is written then. */
export async function runApply(
  db: Kysely<Database>,
  file: string,
  { dryRun, force, dataDir, photosStore }: ApplyOptions,
): Promise<ExitCode> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`não se lê o arquivo '${file}' (${error.code})`);
  });
  try {
    const { brokerage, faultAt } = await checkedBrokerage(db, file, text);
    if (!dryRun) await savePictures(brokerage, openPhotoStore(dataDir, photosStore));
    const changes = await applyBrokerage(db, brokerage, brokerageMarks, { dryRun, force });
    printChanges(changes, { dryRun, force });
    await printWarnings(file, () => brokerageWarnings(db, brokerage.house, faultAt));
    return exitCodes.done;
  } catch (error) {
    if (error instanceof UnfiledChangesError) return refused(error);
    if (!(error instanceof BrokerageFileError)) throw error;
    console.error(
      `${file}: ${counted(error.faults.length, 'erro', 'erros')}, nada mudou\n${plainLines(error.message)}`,
    );
    return exitCodes.failed;
  } finally {
    pictures.imports.end();
  }
}

/** @throws BrokerageFileError with all errors: of values, of pictures, and of slugs that others use */
async function checkedBrokerage(db: Kysely<Database>, file: string, text: string) {
  const checked = checkBrokerageFile(text);
  const stored = await loadWholeBrokerage(db);
  const known = [...(stored ? picturesOf(stored) : []), ...(await ownPictures(db))];
  const read = await readPictures(file, checked, known);
  const slugs = brokerSlugs(checked.given);
  // Others are errors of the schema, and PostgreSQL takes no text with NUL.
  const taken = (
    await takenSlugs(
      db,
      slugs.filter((slug) => slugPattern.test(slug)),
    )
  ).map((slug) => checked.faultAt(['brokers', slugs.indexOf(slug)], takenText(slug)));
  const faults = inOrder([...checked.faults, ...read.faults, ...taken]);
  if (faults.length > 0 || !checked.content) throw new BrokerageFileError(faults);
  return { brokerage: withPictures(checked.content, read), faultAt: checked.faultAt };
}

/** After the commit: what fails here has not failed the file. */
async function printWarnings(file: string, find: () => Promise<BrokerageFileFault[]>): Promise<void> {
  const warnings = await find().catch(() => null);
  if (!warnings) return console.error(`${file}: códigos e buscas não foram conferidos`);
  if (warnings.length === 0) return;
  const text = warnings.map(faultText).join('\n');
  console.error(`${file}: ${counted(warnings.length, 'aviso', 'avisos')}\n${plainLines(text)}`);
}

export async function runRemove(db: Kysely<Database>, options: ChangeOptions): Promise<ExitCode> {
  try {
    printChanges(await applyBrokerage(db, null, brokerageMarks, options), options);
    return exitCodes.done;
  } catch (error) {
    if (error instanceof UnfiledChangesError) return refused(error);
    throw error;
  }
}

export async function runShow(db: Kysely<Database>): Promise<ExitCode> {
  const stored = await loadWholeBrokerage(db);
  console.log(stored ? stringify(stored).trimEnd() : 'nenhuma casa foi informada (apply house.yaml)');
  return exitCodes.done;
}

async function savePictures({ files }: BrokerageWithPictures, store: PhotoStore): Promise<void> {
  for (const { key, data } of files.values()) await store.writeOriginal(key, data);
}

function refused({ changes }: UnfiledChangesError): ExitCode {
  for (const change of changes) console.log(plain(changeText(change)));
  console.error(`RECUSADO, nada foi mudado: ${unfiledText(changes)}. ${howToKeep}`);
  return exitCodes.refused;
}

const howToKeep = 'Leve para o arquivo o que é da Mesa (show mostra), ou use --force';
const unfiledText = (changes: readonly AppliedChange[]) =>
  counted(changes.filter(isOfAdmin).length, 'valor da Mesa se perderia', 'valores da Mesa se perderiam');
const isOfAdmin = ({ undoesAdmin }: AppliedChange) => undoesAdmin === true;

function printChanges(changes: readonly AppliedChange[], { dryRun, force }: ChangeOptions): void {
  for (const change of changes) console.log(plain(changeText(change)));
  console.log(
    changes.length === 0
      ? 'nada muda: a casa já é assim'
      : `${counted(changes.length, 'mudança', 'mudanças')}${dryRun ? ', nenhuma feita (--dry-run)' : ''}`,
  );
  if (dryRun && !force && changes.some(isOfAdmin))
    console.log(`Sem --force isto seria RECUSADO: ${unfiledText(changes)}. ${howToKeep}`);
}

/** With both values; of the admin's it says so. */
function changeText({ path, before, after, undoesAdmin }: AppliedChange): string {
  const origin = undoesAdmin ? ' (da Mesa)' : '';
  if (before === undefined) return `+ ${path}: ${after}${undoesAdmin ? ' (a Mesa apagou)' : ''}`;
  return after === undefined ? `- ${path}: ${before}${origin}` : `~ ${path}: ${before}${origin} → ${after}`;
}

const plainLines = (text: string) => text.split('\n').map(plain).join('\n');
