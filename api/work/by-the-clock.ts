import type { Clock } from './clock';
import type { WorkKind } from './work-kind';

/** A kind of work that the clock brings back; what fails is tried again soon, and never given up. */
export const byTheClock = (name: string, clock: Clock, run: () => Promise<object | void>): WorkKind => ({
  name,
  clock,
  atOnce: 1,
  perMinute: 10,
  claimSeconds: 30 * 60,
  run: async () => (await run()) ?? null,
});
