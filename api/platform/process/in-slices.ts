import { setImmediate } from 'node:timers/promises';
import { clock } from '@domain/kernel/clock';

/** A request waits at most this long for work in the background, ms. */
const sliceMs = 5;

/** Lets requests run between slices. */
export async function inSlices<Outcome>(steps: Iterator<void, Outcome>): Promise<Outcome> {
  for (;;) {
    const end = clock.monotonicNow() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (clock.monotonicNow() < end);
    await setImmediate();
  }
}
