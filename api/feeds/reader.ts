import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { RunOutcome } from '@api/catalogue/run-outcome';
import type { FileOptions } from '@api/import/import-feed';
import { inProject } from '@api/in-project';
import { WorkTrouble } from '@api/work/trouble';

/** A feed's file to be read into the catalogue. */
export interface ReaderJob extends Omit<FileOptions, 'onProgress'> {
  source: string;
  file: string;
}
/** How it ended; `code`: why it was refused. */
export interface ReaderResult {
  outcome: RunOutcome;
  code: string | null;
  counts: { read: number; quarantined: number; added?: number; changed?: number; deactivated?: number };
  seconds: number;
}
export type ReaderAnswer = { ready: true } | { result: ReaderResult } | { failed: string };

/** Reads a feed; it ends at once where the signal says so, and nothing has changed then. */
export type ReadFeed = (job: ReaderJob, signal: AbortSignal) => Promise<ReaderResult>;

/** Where the database is. */
export interface DatabasePlace {
  databaseUrl?: string;
  dataDir: string;
}

/** From the source (development, tests) the program runs as it stands there; a bundle has its own built beside it. */
export function readerProgram(): { path: string; execArgv: string[] } {
  const isSource = import.meta.url.endsWith('.ts');
  const path = inProject(isSource ? 'api/feeds/program.ts' : 'build/node/feed-reader.js');
  if (!path) throw new Error('build/node/feed-reader.js is not there: npm run build makes it');
  return { path, execArgv: isSource ? ['--import', 'tsx'] : [] };
}

/**
 * Reads feeds in a process of its own each, behind all others: reading takes the processor for seconds, and pages are
 * made in this one. It is told where the database is, and nothing else of our settings; it ends with this process.
 */
export const readInChild =
  ({ databaseUrl, dataDir }: DatabasePlace): ReadFeed =>
  (job, signal) =>
    new Promise((resolve, reject) => {
      const { path, execArgv } = readerProgram();
      const { PATH, TMPDIR, SystemRoot, NODE_ENV } = process.env;
      const child = fork(path, {
        execArgv,
        cwd: dirname(path),
        env: { PATH, TMPDIR, SystemRoot, NODE_ENV, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        killSignal: 'SIGKILL',
        signal,
      });
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const settle = (tell: () => void) => {
        child.kill('SIGKILL');
        tell();
      };
      child.on('message', (answer: ReaderAnswer) => {
        if ('ready' in answer) child.send(job);
        else if ('result' in answer) settle(() => resolve(answer.result));
        else settle(() => reject(new WorkTrouble('later', answer.failed)));
      });
      child.on('error', (error) => settle(() => reject(error)));
      child.on('exit', (code, killer) =>
        reject(new WorkTrouble('later', `the reader ended (${killer ?? code})`)),
      );
    });
