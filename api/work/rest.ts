import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '@domain/clock';

/**
 * For work that can wait, beside visitors who cannot: between its pieces it rests, in proportion to what each took, so that
 * they find the database and this process free for most of the time, however slow the machine is now.
 * @param share of a piece's time, that a rest is long
 * @returns rests; to be called after each piece. An aborted signal ends a rest at once, with its reason
 */
export function restingFor(share: number): (signal?: AbortSignal) => Promise<void> {
  let begun = clock.monotonicNow();
  return async (signal) => {
    await pause((clock.monotonicNow() - begun) * share, undefined, { signal });
    begun = clock.monotonicNow();
  };
}
