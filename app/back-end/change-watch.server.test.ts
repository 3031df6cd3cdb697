import type { PublicChanges } from '@contract/public-changes';
import { nothingChanged } from '@tests/support/public-changes';
import { expect, test, vi } from 'vitest';
import { watchChanges } from './change-watch.server';
import { ApiHttpError } from './errors.server';
import { until } from '@tests/support/until';

function watched(answer: () => Promise<PublicChanges>) {
  const clock = { now: 10_000 };
  const publicChanges = vi.fn(answer);
  const warn = vi.fn();
  const watch = watchChanges({ publicChanges }, { warn }, () => clock.now);
  const heard: PublicChanges[] = [];
  watch.onChange((changes) => heard.push(changes));
  return { watch, clock, heard, publicChanges, warn };
}

test('the first to come waits for what has changed; for a second nobody asks again', async () => {
  const { watch, clock, heard, publicChanges } = watched(async () => ({
    ...nothingChanged,
    everything: true,
  }));
  await watch.look();
  expect([watch.toldAt, watch.version, heard.length]).toEqual([10_000, 1, 1]);
  clock.now += 999;
  expect(watch.look()).toBeUndefined();
  expect(publicChanges).toHaveBeenCalledTimes(1);
});

test('who comes a second later goes on while it is asked, from where it was told; who comes after two waits', async () => {
  const { watch, clock, publicChanges } = watched(async () => nothingChanged);
  await watch.look();
  clock.now += 1000;
  expect(watch.look()).toBeUndefined();
  expect(publicChanges).toHaveBeenLastCalledWith('c', expect.anything());
  await until(() => expect(watch.toldAt).toBe(11_000));
  clock.now += 2000;
  const waited = watch.look();
  expect(waited).toBeInstanceOf(Promise);
  expect(watch.look(), 'one asking for all').toBe(waited);
  await waited;
  expect([watch.toldAt, watch.version]).toEqual([13_000, 0]);
});

test('a back end that fails is asked once a second, and the log is told once until it answers', async () => {
  let fails = true;
  const { watch, clock, publicChanges, warn } = watched(async () => {
    if (fails) throw new Error('away');
    return nothingChanged;
  });
  await watch.look();
  expect(watch.look()).toBeUndefined();
  clock.now += 1000;
  await watch.look();
  expect([publicChanges.mock.calls.length, warn.mock.calls.length, watch.toldAt]).toEqual([2, 1, -Infinity]);
  fails = false;
  clock.now += 1000;
  await watch.look();
  expect(watch.toldAt).toBe(12_000);
});

test('a back end without the call is no failure', async () => {
  const { watch, warn } = watched(async () => {
    throw Object.assign(new ApiHttpError(404, 'GET publicChanges', null), { isMissing: true });
  });
  await watch.look();
  expect([watch.toldAt, warn.mock.calls.length]).toEqual([-Infinity, 0]);
});
