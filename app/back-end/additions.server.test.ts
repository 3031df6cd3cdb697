import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownAdditions } from './additions.server';
import { ApiHttpError } from './errors.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a missing call is tried again, at last each hour, at any wall clock', async () => {
  const addition = knownAdditions();
  const call = vi.fn(() => Promise.reject(new ApiHttpError(404, 'GET house', null)));
  const attempt = () => addition('house', call).catch(({ isMissing }: ApiHttpError) => isMissing);
  expect([await attempt(), await attempt(), call.mock.calls.length]).toEqual([true, true, 1]);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  for (const seconds of [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]) {
    const calls = call.mock.calls.length;
    vi.advanceTimersByTime(seconds * 1000 - 1);
    await attempt();
    expect(call).toHaveBeenCalledTimes(calls);
    vi.advanceTimersByTime(1);
    await attempt();
    expect(call).toHaveBeenCalledTimes(calls + 1);
  }
});
