import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAvailableLinks } from '~/back-end/available-links.server';
import { pass, stopTime, timedBackEnd, timedWebsite } from '@tests/support/timed-website';

beforeEach(stopTime);
afterEach(() => void vi.useRealTimers());

const website = (lateMs: (path: string) => number, env?: Record<string, string>) =>
  timedWebsite(timedBackEnd(lateMs), env);

test('with answers 600 ms late, serves 20 visitors but never as current', async () => {
  let lateMs = 0;
  const { visits, page, shared } = await website(() => lateMs);
  // No page is rendered before the brokerage is known.
  await shared.house();
  lateMs = 600;
  // The first visitors wait as long as pages wait for links; the page is rendered once.
  expect(await visits(500, 20)).toBe('200 fresh: takes exchange');
  expect(page).toHaveBeenCalledTimes(1);
  expect(await visits(0, 20)).toBe('200 stale: takes exchange');
  expect(page, 'a page made at once would be no better').toHaveBeenCalledTimes(1);
  // The links arrive.
  await pass(4600);
  expect(await visits(1000, 20)).toBe('200 fresh: takes none');
  expect(await visits(0, 20)).toBe('200 kept: takes none');
  expect(page).toHaveBeenCalledTimes(2);
});

test('a page built with late links is not current and gets no CDN headers', async () => {
  const { get, visits, shared } = await website((path) => (path === '/search/offered' ? 9_000 : 0), {
    CDN: 'on',
  });
  const started = getAvailableLinks(shared.api, shared.log);
  await pass(500);
  await started;
  const first = await get();
  expect([first.how, first.text, first.caching]).toEqual(['fresh', 'takes exchange', 'undefined']);
  expect(await visits()).toBe('200 stale: takes exchange');
  await pass(1_500);
  expect(await visits()).toBe('200 fresh: takes exchange');
});

test('does not cache a page whose links changed during its rendering', async () => {
  const { visits, get, hold, shared } = await website((path) => (path === '/search/offered' ? 600 : 0));
  const started = getAvailableLinks(shared.api, shared.log);
  await pass(500);
  await started;
  const letGo = hold();
  const first = get();
  await pass(3_000);
  const other = get('/sobre-nos/contato');
  await pass(0);
  letGo();
  expect([(await first).text, (await other).text]).toEqual(['takes exchange', 'takes none']);
  expect(await visits()).not.toContain('kept: takes exchange');
  expect(await visits()).toBe('200 kept: takes none');
});

test('a page that is true is not replaced by one of which that is not known', async () => {
  let lateMs = 0;
  const { visits, page } = await website(() => lateMs);
  await visits();
  expect(await visits()).toBe('200 kept: takes none');
  lateMs = 600;
  await pass(120_000);
  expect(await visits(500)).toBe('200 stale: takes none');
  await pass(5000);
  expect(await visits(500)).toBe('200 stale: takes none');
  expect(page.mock.calls.length).toBeGreaterThan(2);
  const made = page.mock.calls.length;
  for (let visit = 0; visit < 20; visit += 1) await visits(700);
  expect(page.mock.calls.length - made, 'not at each visit').toBeLessThanOrEqual(4);
});
