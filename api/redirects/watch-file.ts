import type { Kysely } from 'kysely';
import type { Logger } from '@api/platform/process/log';
import { StartupError } from '@api/platform/process/startup-error';
import { everySecond, type WatchedFile, watchedFile } from '@api/platform/process/watched-file';
import { importRedirects } from './import-file';
import type { RedirectsDatabase } from './schema';

/** In the working directory, and optional; a file named by a setting must exist. */
const defaultFile = 'redirects.txt';
const maxNamedLines = 20;

interface FileParts {
  /** REDIRECTS_FILE */
  redirectsFile: string | undefined;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Before the database is opened. @throws StartupError: the setting's file cannot be read */
export async function openRedirectsFile({ redirectsFile, log }: FileParts) {
  const file = redirectsFile ?? defaultFile;
  const watched = await watchedFile(file);
  const first = await watched.read().catch(({ code, message }: NodeJS.ErrnoException) => {
    if (redirectsFile || code !== 'ENOENT')
      throw new StartupError(`REDIRECTS_FILE: não foi possível ler ${file} (${code ?? message}).`);
    return null;
  });
  return (db: Kysely<RedirectsDatabase>) => importFile(db, log, { file, watched, first });
}

interface OpenedFile {
  file: string;
  watched: WatchedFile;
  first: string | null;
}

/**
 * Imports the operator's file at the start, and when it changes. At the start invalid lines are skipped; later they keep
 * the whole file out. A file that is deleted changes nothing.
 */
async function importFile(
  db: Kysely<RedirectsDatabase>,
  log: FileParts['log'],
  { file, watched, first }: OpenedFile,
) {
  async function read(text: string, skipsProblems: boolean): Promise<void> {
    const { problems, changes } = await importRedirects(db, text, { skipsProblems });
    const lines = problems.slice(0, maxNamedLines);
    if (changes !== null) log.info({ file, changes }, 'redirects imported');
    if (problems.length === 0) return;
    const event = skipsProblems
      ? 'redirects skipped: invalid lines'
      : 'redirects not imported: invalid lines';
    log.warn({ file, count: problems.length, lines }, event);
  }
  if (first !== null) await read(first, true);

  /** Not imported yet: the database did not answer. */
  let pending: string | null = null;
  /** Never throws. */
  async function check(): Promise<void> {
    try {
      pending = (await watched.changed()) ?? pending;
      if (pending === null) return;
      await read(pending, false);
      pending = null;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      log.warn({ file, reason: code ?? message }, 'redirects not imported');
    }
  }
  return { check, watch: () => everySecond(check) };
}
