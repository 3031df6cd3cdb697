import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { childEnvironment, type ChildProgram } from '@api/platform/process/child-program';
import { JobError } from './job-error';

export interface DatabasePlace {
  databaseUrl?: string;
  directUrl?: string | undefined;
  dataDir: string;
}

export type ChildAnswer<Result> = { ready: true } | { result: Result } | { failed: string };

/**
 * Low priority: a job takes the processor for seconds, and pages come first. The child gets only the database's
 * settings. @throws JobError 'later' if the job failed or its process ended
 */
export const inChild =
  <Job extends object, Result>(
    program: () => ChildProgram,
    { databaseUrl, directUrl, dataDir }: DatabasePlace,
  ) =>
  (job: Job, signal?: AbortSignal): Promise<Result> =>
    new Promise((resolve, reject) => {
      const { path, execArgv } = program();
      const child = fork(path, {
        execArgv,
        cwd: dirname(path),
        env: childEnvironment({
          ...{ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATA_DIR: dataDir },
        }),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        killSignal: 'SIGKILL',
        signal,
      });
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const finish = (done: () => void) => {
        child.kill('SIGKILL');
        done();
      };
      child.on('message', (answer: ChildAnswer<Result>) => {
        if ('ready' in answer) child.send(job);
        else if ('result' in answer) finish(() => resolve(answer.result));
        else finish(() => reject(new JobError('later', answer.failed)));
      });
      child.on('error', (error) => finish(() => reject(error)));
      child.on('exit', (code, killer) =>
        reject(new JobError('later', `its process ended (${killer ?? code})`)),
      );
    });
