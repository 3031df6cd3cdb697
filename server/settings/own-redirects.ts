import { readFile, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { StartupError } from '@api/platform/process/startup-error';
import type { Logger } from '@api/platform/process/log';
import { clock } from '@domain/kernel/clock';
import type { OperatorIndex } from '~/domain/legacy-urls/operator-index';
import { compileSteps } from '~/domain/legacy-urls/operator-loops';
import type { Problem } from '~/domain/legacy-urls/operator-rules';
import { redirectRules } from '~/domain/legacy-urls/redirect-for';
import type { Env } from '../env';

/** In the working directory, and optional; a file named by a setting must exist. */
const defaultFile = 'redirects.txt';
const checkEveryMs = 1_000;
const maxNamedLines = 20;
/** A request waits at most this long for a file that is being read, ms. */
const sliceMs = 5;

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

/** @throws StartupError if the file of the setting cannot be read */
export async function openOwnRedirects({ env, log, report }: Parts): Promise<OwnRedirects> {
  const { redirectsFile, legacy } = env;
  const file = redirectsFile ?? defaultFile;
  const builtIn = redirectRules(legacy);
  let index: OperatorIndex | undefined;
  let version = 0;
  // Before the first reading: a change in between is noticed.
  let loaded = await stateOf(file);
  let seen = loaded;

  const read = () => readFile(file, 'utf8');
  const compile = (text: string) => inSlices(compileSteps(text, builtIn));
  try {
    const first = await compile(await read());
    index = first.index;
    for (const problem of first.problems) report(file, problem);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (redirectsFile || code !== 'ENOENT')
      throw new StartupError(`REDIRECTS_FILE: não foi possível ler ${file} (${code ?? message}).`);
  }

  async function readAgain(state: string): Promise<void> {
    const text = await read();
    if ((await stateOf(file)) !== state) return;
    loaded = state;
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
      const state = await stateOf(file);
      const isAtRest = state === seen;
      seen = state;
      if (!isAtRest || state === loaded) return;
      await readAgain(state).catch((error: NodeJS.ErrnoException) => {
        loaded = state;
        log.warn({ file, reason: error.code ?? error.message }, 'redirects not reloaded: file unreadable');
      });
    },
  };
}

/** Polls: notifications of the file system miss mounted folders and replaced files. */
export function watchOwnRedirects({ check }: OwnRedirects): void {
  // One check at a time: on a hung mount, several would take all threads of the file system.
  const again = () => void setTimeout(() => void check().finally(again), checkEveryMs).unref();
  again();
}

/** Lets requests run between slices. */
async function inSlices<Outcome>(steps: Iterator<void, Outcome>): Promise<Outcome> {
  for (;;) {
    const end = clock.monotonicNow() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (clock.monotonicNow() < end);
    await setImmediate();
  }
}

/** Changes with the file; its error if there is none. */
const stateOf = (file: string): Promise<string> =>
  stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => [ino, size, mtimeNs, ctimeNs].join(' '),
    ({ code }: NodeJS.ErrnoException) => String(code),
  );
