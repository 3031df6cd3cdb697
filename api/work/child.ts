import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { inProject } from '@api/in-project';
import { WorkTrouble } from './trouble';

/** Where the database is. */
export interface DatabasePlace {
  databaseUrl?: string;
  dataDir: string;
}

/** A program that does one job, with the flags of Node that it needs. */
export interface ChildProgram {
  path: string;
  execArgv: string[];
}

/** What a child tells: that it can be given its job, then how that ended. */
export type ChildAnswer<Result> = { ready: true } | { result: Result } | { failed: string };

/**
 * A program of ours beside this one: from the source (development, tests) as it stands there, from a bundle the one that
 * was built beside it.
 * @param source its file, from the project's folder
 * @param built its name among the programs (scripts/build.mjs)
 */
export function childProgram(source: string, built: string): ChildProgram {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? source : `build/node/${built}.js`;
  const path = inProject(file);
  if (!path) throw new Error(`${file} is not there: npm run build makes it`);
  return { path, execArgv: isSource ? ['--import', 'tsx'] : [] };
}

/**
 * Does a job in a process of its own, behind all others: it takes the processor for seconds, and pages are made in this
 * one. The child (`child-job.ts`) is told where the database is, and nothing else of our settings; it ends with this process,
 * and at once where the signal says so. What it is given and answers goes as JSON.
 * @throws WorkTrouble 'later' where it failed or was killed
 */
export const inChild =
  <Job extends object, Result>(program: () => ChildProgram, { databaseUrl, dataDir }: DatabasePlace) =>
  (job: Job, signal?: AbortSignal): Promise<Result> =>
    new Promise((resolve, reject) => {
      const { path, execArgv } = program();
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
      child.on('message', (answer: ChildAnswer<Result>) => {
        if ('ready' in answer) child.send(job);
        else if ('result' in answer) settle(() => resolve(answer.result));
        else settle(() => reject(new WorkTrouble('later', answer.failed)));
      });
      child.on('error', (error) => settle(() => reject(error)));
      child.on('exit', (code, killer) =>
        reject(new WorkTrouble('later', `its process ended (${killer ?? code})`)),
      );
    });
