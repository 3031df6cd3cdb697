import { clock, replaceClock } from '@domain/kernel/clock';

/** Stops the clock until the returned function is called: what is counted by seconds does not depend on the machine. */
export function stopClock(at = clock.now()): () => void {
  const monotonic = clock.monotonicNow();
  return replaceClock({ now: () => at, nowMs: () => at.getTime(), monotonicNow: () => monotonic });
}
