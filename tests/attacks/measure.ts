import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The processor time that a process has used so far, in the kernel's ticks (hundredths of a second). */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold anything; utime and stime are the twelfth and thirteenth fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** The processor time, in ticks, that one of `times` runs of `work` costs the process: in few runs it is a guess. */
export async function costOf(pid: number, work: () => Promise<unknown>, times: number): Promise<number> {
  const before = await processorTime(pid);
  for (let run = 0; run < times; run += 1) await work();
  return ((await processorTime(pid)) - before) / times;
}

/** What a tick is exact enough for, and fewest and most runs for it: some forms count who sends them. */
const [enoughTicks, fewestRuns, mostRuns] = [20, 10, 20];

/** The same of as many runs as are needed to measure it. */
export async function exactCostOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await processorTime(pid);
  let [ticks, runs] = [0, 0];
  for (; runs < fewestRuns || (ticks < enoughTicks && runs < mostRuns); runs += 1) {
    await work();
    ticks = (await processorTime(pid)) - before;
  }
  return Math.max(ticks, 1) / runs;
}

/** The time in ms that a process's first thread, which has its event loop, has run so far and has waited for a processor. */
function threadTimes(pid: number) {
  const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return { ranMs: ran! / 1e6, waitedMs: waited! / 1e6 };
}

/** Runs `work`; `sleptMs`: how long the process's first thread neither ran nor waited for a processor meanwhile. */
export async function sleptDuring<T>(pid: number, work: () => Promise<T>) {
  const [from, before] = [performance.now(), threadTimes(pid)];
  const result = await work();
  const [to, after] = [performance.now(), threadTimes(pid)];
  return { result, sleptMs: to - from - (after.ranMs - before.ranMs) - (after.waitedMs - before.waitedMs) };
}

/** A span of `ms`: when it was, how long the thread ran, and how long it could have run if it had never slept. */
export async function threadSpan(pid: number, ms: number) {
  const [from, before] = [performance.now(), threadTimes(pid)];
  await pause(ms);
  const [to, after] = [performance.now(), threadTimes(pid)];
  return {
    ranMs: after.ranMs - before.ranMs,
    runnableMs: to - from - (after.waitedMs - before.waitedMs),
    during: <A extends { cameAt: number }>(answers: A[]) =>
      answers.filter(({ cameAt }) => cameAt >= from && cameAt < to),
  };
}

/** The memory that a process holds, in KB. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
