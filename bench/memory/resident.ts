import { readdirSync, readFileSync } from 'node:fs';
import { usageOf } from '@api/platform/photos/usage';

/** Resident memory of a process, MB; 0 if it has ended. Needs Linux. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024;
}

/** Processes that any thread of `pid` started. */
export function childrenOf(pid: number): number[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    // It has ended.
  }
  return threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export interface Highest {
  website: number;
  /** The largest child. */
  child: number;
  together: number;
}

/** Looks at a process and its children every 50 ms. */
export function watchMemory(pid: number) {
  const highest: Highest = { website: 0, child: 0, together: 0 };
  const look = () => {
    const website = residentMb(pid);
    const children = childrenOf(pid).map(residentMb);
    highest.website = Math.max(highest.website, website);
    highest.child = Math.max(highest.child, ...children);
    highest.together = Math.max(highest.together, website + children.reduce((sum, mb) => sum + mb, 0));
  };
  look();
  const timer = setInterval(look, 50);
  return {
    end(): Highest {
      clearInterval(timer);
      look();
      return highest;
    },
  };
}

/** Looks at the processor time of the children of a process every 250 ms. */
export function watchRests(pid: number) {
  const seen = new Map<number, { cpuMs: number; since: number }>();
  let longestMs = 0;
  const look = () => {
    const now = performance.now();
    for (const child of childrenOf(pid)) {
      const cpuMs = usageOf(child)?.cpuMs ?? 0;
      const before = seen.get(child);
      if (before?.cpuMs === cpuMs) longestMs = Math.max(longestMs, now - before.since);
      else seen.set(child, { cpuMs, since: now });
    }
  };
  const timer = setInterval(look, 250);
  return {
    /** @returns the longest rest, seconds */
    end(): number {
      clearInterval(timer);
      return longestMs / 1_000;
    },
  };
}
