import { everySecond, watchedFile } from '@api/platform/process/watched-file';
import { inSlices } from '@api/platform/process/in-slices';
import { StartupError } from '@api/platform/process/startup-error';
import type { Logger } from '@api/platform/process/log';
import type { OperatorIndex } from '@domain/legacy-urls/operator-index';
import { compileSteps } from '@domain/legacy-urls/operator-loops';
import type { Problem } from '@domain/legacy-urls/operator-rules';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import type { Env } from '../env';

/** In the working directory, and optional; a file named by a setting must exist. */
const defaultFile = 'redirects.txt';
const maxNamedLines = 20;

export interface OwnRedirects extends Pick<OperatorIndex, 'find'> {
  /** Increases when the file replaces the redirects. */
  readonly version: number;
  /** Reads the file again if it has changed and is at rest since the check before. Never throws. */
  check(): Promise<void>;
}

interface Parts {
  env: Pick<Env, 'redirectsFile' | 'legacy'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Lines of the first reading that were skipped. */
  report: (file: string, problem: Problem) => void;
}

/**
 * The file of a website whose back end stores no redirects (`GET redirects`).
 * @throws StartupError if the file of the setting cannot be read
 */
export async function openOwnRedirects({ env, log, report }: Parts): Promise<OwnRedirects> {
  const { redirectsFile, legacy } = env;
  const file = redirectsFile ?? defaultFile;
  const builtIn = redirectRules(legacy);
  let index: OperatorIndex | undefined;
  let version = 0;
  // Before the first reading: a change in between is noticed.
  const watched = await watchedFile(file);
  const compile = (text: string) => inSlices(compileSteps(text, builtIn));
  try {
    const first = await compile(await watched.read());
    index = first.index;
    for (const problem of first.problems) report(file, problem);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (redirectsFile || code !== 'ENOENT')
      throw new StartupError(`REDIRECTS_FILE: não foi possível ler ${file} (${code ?? message}).`);
  }

  async function readAgain(text: string): Promise<void> {
    const { index: next, problems } = await compile(text);
    if (problems.length > 0) {
      const lines = problems.slice(0, maxNamedLines);
      return log.warn({ file, count: problems.length, lines }, 'redirects not reloaded: invalid lines');
    }
    index = next;
    version += 1;
    log.info({ file }, 'redirects reloaded');
  }

  return {
    find: (path, query) => index?.find(path, query) ?? null,
    get version() {
      return version;
    },
    async check() {
      try {
        const text = await watched.changed();
        if (text !== null) await readAgain(text);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        log.warn({ file, reason: code ?? message }, 'redirects not reloaded: file unreadable');
      }
    },
  };
}

export const watchOwnRedirects = ({ check }: OwnRedirects) => void everySecond(check);
