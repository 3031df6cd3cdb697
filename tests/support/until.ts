import { setTimeout as pause } from 'node:timers/promises';

/** A time limit where the test is not about it: a busy machine is no fault. */
export const unhurriedMs = 60_000;

/** Less than a test may take, so that the test fails by what was not so. */
const longestMs = 50_000;

/**
 * Waits for a condition: calls `check` again until it does not throw.
 * @returns what it returned
 * @throws what it threw last, where the condition does not come about
 */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() - begun > longestMs) throw error;
    }
    await pause(10);
  }
}
