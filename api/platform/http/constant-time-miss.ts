import { setImmediate, setTimeout } from 'node:timers/promises';
import { clock } from '@domain/kernel/clock';

/** Milliseconds; longer than nearly every lookup. */
const beat = 5;

/** Answers a miss only after a multiple of 5 ms: its duration does not reveal the reason. */
export async function constantTimeMiss<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  const begun = clock.monotonicNow();
  const found = await find();
  if (found !== undefined) return found;
  const due = begun + Math.ceil((clock.monotonicNow() - begun) / beat) * beat;
  // A timer fires on whole milliseconds and would reveal the fraction: poll for the last millisecond.
  await setTimeout(Math.max(0, due - clock.monotonicNow() - 1));
  while (clock.monotonicNow() < due) await setImmediate();
  return undefined;
}
