import { readFileSync } from 'node:fs';

/** What a process holds in memory, and the processor time it has taken since its start. */
export interface Usage {
  bytes: number;
  cpuMs: number;
}

/** Linux counts processor time for programs in hundredths of a second. */
const tickMs = 10;

/** What a process takes, as Linux says; null where that cannot be read: another system, or the process has ended. */
export function usageOf(pid: number | 'self'): Usage | null {
  try {
    return usageIn(readFileSync(`/proc/${pid}/status`, 'utf8'), readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** Reads `/proc/<pid>/status` and `/proc/<pid>/stat` (proc(5)); the name in brackets may hold anything. */
export function usageIn(status: string, stat: string): Usage | null {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  if (!kilobytes || user === undefined || system === undefined) return null;
  return { bytes: Number(kilobytes) * 1024, cpuMs: (user + system) * tickMs };
}
