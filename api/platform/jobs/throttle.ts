import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '@domain/kernel/clock';

/** Lets visitors have most of the database and the process. `share`: pause as a multiple of the work's duration. */
export function createThrottle(share: number): (signal?: AbortSignal) => Promise<void> {
  let begun = clock.monotonicNow();
  return async (signal) => {
    await pause((clock.monotonicNow() - begun) * share, undefined, { signal });
    begun = clock.monotonicNow();
  };
}
