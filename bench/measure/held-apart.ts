import { execFileSync } from 'node:child_process';

/**
 * Has what answers and what loads it (this process) on a processor each while `work` is done, all their threads: left to
 * themselves they share one at times, and the figure is then the machine's. Only Linux can, where it lends two; elsewhere
 * they stay as they are.
 * @param answering processes of which one answers at a time
 */
export async function heldApart<T>(answering: readonly number[], work: () => Promise<T>): Promise<T> {
  const lent = process.platform === 'linux' ? processorsOf(process.pid) : [];
  const [first, second] = lent;
  if (first === undefined || second === undefined) return work();
  for (const pid of answering) put(pid, [first]);
  put(process.pid, [second]);
  const done = await work();
  for (const pid of [...answering, process.pid]) put(pid, lent);
  return done;
}

const taskset = (...options: string[]) => execFileSync('taskset', options, { encoding: 'utf8' });
const put = (pid: number, where: readonly number[]) =>
  taskset('--all-tasks', '--cpu-list', '--pid', where.join(','), String(pid));

/** Those that a process may run on: the end of taskset's line, '0,2-4', one by one. */
function processorsOf(pid: number): number[] {
  const list = taskset('--cpu-list', '--pid', String(pid)).trim().split(' ').at(-1)!;
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
