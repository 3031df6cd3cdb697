import { readFileSync } from 'node:fs';

export interface Usage {
  bytes: number;
  cpuMs: number;
}

/** Linux reports processor time in ticks of 1/100 s. */
const tickMs = 10;

/** Null on systems without /proc, or after the process has ended. */
export function usageOf(pid: number | 'self'): Usage | null {
  try {
    return usageIn(readFileSync(`/proc/${pid}/status`, 'utf8'), readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** The name in parentheses may contain any character (proc(5)). */
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
