import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { missedEvenly } from './missed-evenly';

const timed = async (find: () => Promise<string | undefined>) => {
  const begun = performance.now();
  return { found: await missedEvenly(find), time: performance.now() - begun };
};

it('tells what is found', async () => {
  expect((await timed(async () => 'link')).found).toBe('link');
});

it.each([0, 3, 7])('tells what is missed after %s ms on a beat, never before', async (looked) => {
  const { found, time } = await timed(() => setTimeout(looked, undefined));
  expect(found).toBeUndefined();
  expect(time).toBeGreaterThanOrEqual(looked > 5 ? 10 : 5);
});
