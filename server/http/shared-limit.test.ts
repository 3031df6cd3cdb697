import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '@api/platform/http/limits';
import { sharedLimit } from './shared-limit';

const log = { warn: vi.fn() };
const ip = '203.0.113.7';
const { most } = limits.leadsByAddress;
afterEach(() => {
  vi.useRealTimers();
  log.warn.mockClear();
});

const limitOver = (waitForAddress?: () => Promise<number>) =>
  sharedLimit({ ...(waitForAddress && { waitForAddress }) }, 'leads', 'leadsByAddress', log);

test('refuses what all instances have taken together', async () => {
  let taken = 0;
  const database = async () => ((taken += 1) > most ? 30 : 0);
  const instances = [limitOver(database), limitOver(database)];
  const waits = [];
  for (let n = 0; n < most + 2; n += 1) waits.push(await instances[n % 2]!(ip));
  expect(waits).toEqual([...Array<number>(most).fill(0), 30, 30]);
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('asks the database for nothing that the instance refuses itself', async () => {
  const database = vi.fn(async () => 0);
  const limit = limitOver(database);
  for (let n = 0; n < most; n += 1) await limit(ip);
  expect(await limit(ip)).toBeGreaterThan(0);
  expect(await limit(null)).toBe(0);
  expect(database).toHaveBeenCalledTimes(most);
});

test('counts alone where the database fails, and where there is none', async () => {
  for (const limit of [limitOver(async () => Promise.reject(new Error('away'))), limitOver()]) {
    for (let n = 0; n < most; n += 1) expect(await limit(ip)).toBe(0);
    expect(await limit(ip)).toBeGreaterThan(0);
  }
});

test('waits no longer than a second for the database', async () => {
  vi.useFakeTimers();
  const answer = limitOver(() => new Promise(() => {}))(ip);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe(0);
});
