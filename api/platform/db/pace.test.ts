import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceClock } from '@domain/kernel/clock';
import { type Pace, paceOf } from './pace';

let now: number;
let rests: number[];
let restoreClock: () => void;
beforeEach(() => {
  [now, rests] = [0, []];
  restoreClock = replaceClock({ now: () => new Date(now), nowMs: () => now, monotonicNow: () => now });
});
afterEach(() => restoreClock());

const wait = async (ms: number) => {
  rests.push(ms);
  now += ms;
};
const work = async (pace: Pace, ms: number) => {
  now += ms;
  await pace.rest();
};

test('rests three times as long as the work since the last rest', async () => {
  const pace = paceOf('postgres', { wait });
  await work(pace, 10);
  await work(pace, 3);
  await work(pace, 2);
  expect([pace.hasRests, rests]).toEqual([true, [30, 15]]);
});

test('rests for three seconds of a transaction at most', async () => {
  const pace = paceOf('postgres', { wait });
  await work(pace, 900);
  for (let slice = 0; slice < 5; slice += 1) await work(pace, 80);
  expect(rests).toEqual([2_700, 240, 60]);
});

test('has no rests on the embedded database', async () => {
  const pace = paceOf('embedded', { wait });
  await work(pace, 1_000);
  expect([pace.hasRests, rests]).toEqual([false, []]);
});

test('ends a rest when the process stops', async () => {
  const stop = new AbortController();
  const pace = paceOf('postgres', { signal: stop.signal });
  now += 900;
  const resting = pace.rest();
  stop.abort();
  await expect(resting).rejects.toThrow('aborted');
});
