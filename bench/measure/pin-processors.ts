import { execFileSync } from 'node:child_process';

/**
 * Separates the measured processes and this one during `work`: they sometimes share a processor. Linux only.
 * @param answering process ids; only one is active at a time
 */
export async function pinProcessors<T>(answering: readonly number[], work: () => Promise<T>): Promise<T> {
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

/** Parses the list at the end of taskset's output: '0,2-4'. */
function processorsOf(pid: number): number[] {
  const list = taskset('--cpu-list', '--pid', String(pid)).trim().split(' ').at(-1)!;
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
