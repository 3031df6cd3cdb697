import { setImmediate, setTimeout } from 'node:timers/promises';
import { clock } from '@domain/clock';

/** Milliseconds: longer than looking for something takes, so that nearly all that is missed is missed at the first. */
const beat = 5;

/**
 * What `find` finds, at once; where it finds nothing, that is told on the next beat (whole multiples of 5 ms since it was
 * asked). How long it looked, and so why there is nothing, cannot be told from the time.
 */
export async function missedEvenly<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  const begun = clock.monotonicNow();
  const found = await find();
  if (found !== undefined) return found;
  const due = begun + Math.ceil((clock.monotonicNow() - begun) / beat) * beat;
  // A timer keeps whole milliseconds and so the looking's own fraction: the last of them is waited for by turns.
  await setTimeout(Math.max(0, due - clock.monotonicNow() - 1));
  while (clock.monotonicNow() < due) await setImmediate();
  return undefined;
}
