import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Puts what answers and what loads it (this process) on a processor each, all their threads: left to themselves they
 * share one at times, and the figure is then the machine's. Only Linux can; elsewhere they stay as they are.
 * @param answering processes of which one answers at a time
 * @returns lets them all run anywhere again
 */
export function holdApart(answering: readonly number[]): () => void {
  const processors = availableParallelism();
  if (process.platform !== 'linux' || processors < 2) return () => {};
  const put = (pid: number, where: string) =>
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', where, String(pid)], { stdio: 'ignore' });
  for (const pid of answering) put(pid, '0');
  put(process.pid, '1');
  return () => {
    for (const pid of [...answering, process.pid]) put(pid, `0-${processors - 1}`);
  };
}
