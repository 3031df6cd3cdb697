import { afterEach, expect, test, vi } from 'vitest';
import { sendingTimeoutMs } from '~/forms/sending-timeout';
import { postNewsletter } from './send-newsletter.browser';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[string, string, () => Promise<object>]>([
  ['a redirect', 'taken', async () => ({ type: 'opaqueredirect', status: 0 })],
  ['a 400', 'wrong', async () => ({ type: 'basic', status: 400 })],
  ['a 500', 'refused', async () => ({ type: 'basic', status: 500 })],
  ['a 502 with HTML', 'refused', async () => ({ type: 'basic', status: 502 })],
  ['a page of a network', 'refused', async () => ({ type: 'basic', status: 200 })],
  ['an aborted request', 'unanswered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a time-out', 'unanswered', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('%s means %s', async (_answer, outcome, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect(await postNewsletter('/recursos/newsletter', new URLSearchParams())).toBe(outcome);
});

test('waits for an answer for a limited time', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<object>>(async () => ({
    type: 'basic',
  }));
  vi.stubGlobal('fetch', fetch);
  await postNewsletter('/recursos/newsletter', new URLSearchParams());
  expect(limit).toHaveBeenCalledWith(sendingTimeoutMs);
  expect(fetch.mock.calls[0]![1].signal).toBe(limit.mock.results[0]!.value);
});
