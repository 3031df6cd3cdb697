import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForWakeUp, wakeWorkers } from './wake-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isCalled(listener: ReturnType<typeof listenForWakeUp>, withinMs: number) {
  const onWakeUp = vi.fn();
  void listener.wait(60_000).then(onWakeUp);
  await vi.advanceTimersByTimeAsync(withinMs);
  return onWakeUp.mock.calls.length > 0;
}

it('rings again for a transaction that is not kept yet', async () => {
  const listener = listenForWakeUp();
  wakeWorkers();
  expect(await isCalled(listener, 0)).toBe(true);
  expect(await isCalled(listener, 199)).toBe(false);
  expect(await isCalled(listener, 1)).toBe(true);
  listener.close();
});

it('does not ring for a later worker once the last one has ended', async () => {
  const listener = listenForWakeUp();
  wakeWorkers();
  listener.close();
  const later = listenForWakeUp();
  expect(await isCalled(later, 2_000)).toBe(false);
  later.close();
});
