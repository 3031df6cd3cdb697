import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToBell, ringBell } from './bell';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isWoken(bell: ReturnType<typeof listenToBell>, withinMs: number) {
  const woken = vi.fn();
  void bell.wait(60_000).then(woken);
  await vi.advanceTimersByTimeAsync(withinMs);
  return woken.mock.calls.length > 0;
}

it('rings again for a transaction that is not kept yet', async () => {
  const bell = listenToBell();
  ringBell();
  expect(await isWoken(bell, 0)).toBe(true);
  expect(await isWoken(bell, 199)).toBe(false);
  expect(await isWoken(bell, 1)).toBe(true);
  bell.close();
});

it('does not ring for a later worker once the last one has ended', async () => {
  const bell = listenToBell();
  ringBell();
  bell.close();
  const later = listenToBell();
  expect(await isWoken(later, 2_000)).toBe(false);
  later.close();
});
