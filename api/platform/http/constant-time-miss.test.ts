import { afterEach, beforeEach, expect, it } from 'vitest';
import { clock, replaceClock } from '@domain/kernel/clock';
import { constantTimeMiss } from './constant-time-miss';

let now = 0;
let restore: () => void;
beforeEach(() => {
  now = 0;
  restore = replaceClock({ now: clock.now, nowMs: clock.nowMs, monotonicNow: () => (now += 0.25) });
});
afterEach(() => restore());

it('tells what is found at once', async () => {
  expect(await constantTimeMiss(async () => 'link')).toBe('link');
  expect(now).toBeLessThan(1);
});

it.each([
  [0, 5],
  [3, 5],
  [7, 10],
])('tells what is missed after %s ms on the beat at %s ms', async (looked, beat) => {
  const found = await constantTimeMiss(async () => void (now += looked));
  expect(found).toBeUndefined();
  expect(now).toBeGreaterThanOrEqual(beat);
  expect(now).toBeLessThan(beat + 1);
});
