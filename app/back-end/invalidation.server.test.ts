import { setImmediate } from 'node:timers/promises';
import type { PublicChanges } from '@contract/public-changes';
import { nothingChanged } from '@tests/support/public-changes';
import { expect, test, vi } from 'vitest';
import { watchChanges } from './invalidation.server';
import { ApiHttpError } from './errors.server';
import { until } from '@tests/support/until';

function watched(answer: () => Promise<PublicChanges>) {
  const clock = { now: 10_000 };
  const publicChanges = vi.fn(answer);
  const warn = vi.fn();
  const watch = watchChanges({ publicChanges }, { warn }, () => clock.now);
  const received: PublicChanges[] = [];
  watch.onChange((changes) => received.push(changes));
  return { watch, clock, heard: received, publicChanges, warn };
}

test('waits for the first poll and polls no more within a second', async () => {
  const {
    watch,
    clock,
    heard: received,
    publicChanges,
  } = watched(async () => ({
    ...nothingChanged,
    everything: true,
  }));
  await watch.look();
  expect([watch.checkedAt, watch.version, received.length]).toEqual([10_000, 1, 1]);
  clock.now += 999;
  expect(watch.look()).toBeUndefined();
  expect(publicChanges).toHaveBeenCalledTimes(1);
});

test('polls in the background after one second, and blocks after two', async () => {
  const { watch, clock, publicChanges } = watched(async () => nothingChanged);
  await watch.look();
  clock.now += 1000;
  expect(watch.look()).toBeUndefined();
  expect(publicChanges).toHaveBeenLastCalledWith('c', expect.anything());
  await until(() => expect(watch.checkedAt).toBe(11_000));
  clock.now += 2000;
  const waited = watch.look();
  expect(waited).toBeInstanceOf(Promise);
  expect(watch.look(), 'one asking for all').toBe(waited);
  await waited;
  expect([watch.checkedAt, watch.version]).toEqual([13_000, 0]);
});

test('polls a failing back end once a second and logs once until recovery', async () => {
  let fails = true;
  const { watch, clock, publicChanges, warn } = watched(async () => {
    if (fails) throw new Error('away');
    return nothingChanged;
  });
  await watch.look();
  expect(watch.look()).toBeUndefined();
  clock.now += 2000;
  await watch.look();
  expect([publicChanges.mock.calls.length, warn.mock.calls.length, watch.checkedAt]).toEqual([
    2,
    1,
    -Infinity,
  ]);
  fails = false;
  clock.now += 2000;
  await watch.look();
  expect(watch.checkedAt).toBe(14_000);
});

test('no page waits for the next report after one that failed', async () => {
  let fails = false;
  const { watch, clock, publicChanges } = watched(async () => {
    if (fails) throw new Error('busy');
    return nothingChanged;
  });
  await watch.look();
  fails = true;
  clock.now += 2000;
  await watch.look();
  for (const calls of [3, 4]) {
    clock.now += 1000;
    expect(watch.look()).toBeUndefined();
    expect(publicChanges).toHaveBeenCalledTimes(calls);
    await setImmediate();
  }
  fails = false;
  clock.now += 1000;
  expect(watch.look()).toBeUndefined();
  await until(() => expect(watch.checkedAt).toBe(15_000));
});

test('waits again where the last failed report was long ago', async () => {
  let fails = true;
  const { watch, clock } = watched(async () => {
    if (fails) throw new Error('away');
    return nothingChanged;
  });
  await watch.look();
  fails = false;
  clock.now += 2000;
  expect(watch.look()).toBeInstanceOf(Promise);
});

test('a back end without the call is no failure', async () => {
  const { watch, warn } = watched(async () => {
    throw Object.assign(new ApiHttpError(404, 'GET publicChanges', null), { isMissing: true });
  });
  await watch.look();
  expect([watch.checkedAt, warn.mock.calls.length]).toEqual([-Infinity, 0]);
});

test('has another stamp after a change or a failed report', async () => {
  let answer: () => Promise<PublicChanges> = async () => ({ ...nothingChanged, everything: true });
  const { watch, clock } = watched(() => answer());
  const stampAfter = async (ms: number) => {
    clock.now += ms;
    await watch.look();
    return watch.stamp();
  };
  expect(watch.stamp(), 'nothing reported yet').toBe('');
  const first = await stampAfter(0);
  answer = async () => nothingChanged;
  expect(await stampAfter(2_500)).toBe(first);
  answer = async () => ({ ...nothingChanged, lists: true });
  const changed = await stampAfter(2_500);
  expect(changed).not.toBe(first);
  answer = () => Promise.reject(new Error('away'));
  expect(await stampAfter(2_500)).toBeNull();
  answer = async () => nothingChanged;
  expect([first, changed, null]).not.toContain(await stampAfter(2_500));
});

test('photos alone change no search', async () => {
  let changes: PublicChanges = { ...nothingChanged, everything: true };
  const { watch, clock } = watched(async () => changes);
  const versions = [];
  for (const next of [
    changes,
    { ...nothingChanged, hasNewPhotos: true },
    { ...nothingChanged, lists: true },
  ]) {
    changes = next;
    clock.now += 2_500;
    await watch.look();
    versions.push([watch.version, watch.searchesVersion]);
  }
  expect(versions).toEqual([
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
});

test('a back end that loses the call reports everything when it has it again', async () => {
  const gone = Object.assign(new ApiHttpError(404, 'GET publicChanges', null), { isMissing: true });
  let isGone = false;
  const { watch, clock, publicChanges } = watched(async () => {
    if (isGone) throw gone;
    return nothingChanged;
  });
  await watch.look();
  isGone = true;
  clock.now += 2_500;
  await watch.look();
  expect(watch.stamp()).toBe('');
  isGone = false;
  clock.now += 2_500;
  await watch.look();
  expect(publicChanges).toHaveBeenLastCalledWith(undefined, expect.anything());
});

test('gives with a change the time of the call before, even of a failed one', async () => {
  let answer: () => PublicChanges = () => nothingChanged;
  const { watch, clock } = watched(async () => answer());
  const times: number[] = [];
  watch.onChange((_, after) => times.push(after));
  const lookAfter = async (ms: number) => {
    clock.now += ms;
    await watch.look();
  };
  await lookAfter(0);
  answer = () => ({ ...nothingChanged, lists: true });
  await lookAfter(60_000);
  answer = () => {
    throw new Error('busy');
  };
  await lookAfter(2_000);
  answer = () => ({ ...nothingChanged, lists: true });
  await lookAfter(5_000);
  expect(times).toEqual([10_000, 72_000]);
});
