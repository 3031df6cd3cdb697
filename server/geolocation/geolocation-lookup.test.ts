import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failuresThatOpen } from '~/back-end/circuit-breaker.server';
import { geolocationLookup, isGeolocationUrl } from './geolocation-lookup';

const ip = '203.0.113.7';
const inRio = { country: 'br', region: 'RJ', ip };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function lookup(answer: (requestedUrls: string, init: RequestInit) => Response | Promise<Response>) {
  const requestedUrls: string[] = [];
  const info = vi.fn();
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    requestedUrls.push(url);
    return answer(url, init);
  });
  const find = geolocationLookup(
    'https://geo.example/{ip}?k=1',
    { info },
    fetch as unknown as typeof globalThis.fetch,
  );
  return { find, asked: requestedUrls, told: () => JSON.stringify(info.mock.calls) };
}

describe('where an address is, by the operator’s endpoint', () => {
  test.each([
    [{ country: 'BR', ip: '10.0.0.1', region: 'RJ' }, inRio],
    [{ region: 'BR-RJ' }, inRio],
    [{ country: 'br', region: 'Rio de Janeiro', city: 'Niterói' }, inRio],
    [
      { country: 'PT', region: null },
      { country: 'pt', region: null, ip },
    ],
  ])('is read of %j', async (given, place) => {
    const { find, asked: requestedUrls } = lookup(() => Response.json(given));
    expect(await find(ip)).toEqual(place);
    expect(requestedUrls).toEqual(['https://geo.example/203.0.113.7?k=1']);
  });

  test('is asked for as a text that stays in its place', async () => {
    const { find, asked: requestedUrls } = lookup(() => Response.json(inRio));
    await find('2001:db8::7');
    expect(requestedUrls).toEqual(['https://geo.example/2001%3Adb8%3A%3A7?k=1']);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => Promise.reject(new TypeError(`fetch failed for ${ip}`))],
    ['answers an error', () => Response.json(inRio, { status: 500 })],
    ['answers a page', () => new Response(`<!doctype html>${ip}`)],
    ['answers nonsense', () => Response.json({ country: 'Brazil', region: 7 })],
    ['answers nothing', () => new Response(null)],
    ['answers more than is read', () => Response.json({ ...inRio, note: 'x'.repeat(20_000) })],
  ])('is not known where it %s, and the log is not told whom it was asked of', async (_, answer) => {
    const { find, told: logText } = lookup(answer);
    expect(await find(ip)).toBeNull();
    expect(logText()).toContain('geolocation lookup failed');
    expect(logText()).not.toContain(ip);
  });

  test('times out after a second and follows no redirect', async () => {
    const timeout = new AbortController();
    const start = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const { find } = lookup((_url, { signal, redirect }) => {
      expect(redirect).toBe('error');
      return new Promise((_, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
        timeout.abort();
      });
    });
    expect(await find(ip)).toBeNull();
    expect(start).toHaveBeenCalledWith(1000);
    start.mockRestore();
  });

  test('is asked for once by many, and again once that is old', async () => {
    const { find, asked: requestedUrls } = lookup(() => Response.json(inRio));
    await Promise.all([find(ip), find(ip), find(ip)]);
    vi.advanceTimersByTime(9 * 60_000);
    await find(ip);
    expect(requestedUrls).toHaveLength(1);
    vi.advanceTimersByTime(60 * 60_000);
    await find(ip);
    expect(requestedUrls).toHaveLength(2);
  });

  test('leaves an endpoint in peace that has failed again and again', async () => {
    const { find, asked: requestedUrls } = lookup(() => Response.json({}, { status: 503 }));
    for (let visitor = 0; visitor < 30; visitor += 1) await find(`203.0.113.${visitor}`);
    expect(requestedUrls).toHaveLength(failuresThatOpen);
  });
});

test.each([
  ['https://geo.example/{ip}', true],
  ['https://geo.example/?a={ip}&key=1', true],
  ['http://127.0.0.1:9000/{ip}', true],
  ['https://geo.example/', false],
  ['http://geo.example/{ip}', false],
  ['ftp://geo.example/{ip}', false],
  ['{ip}', false],
])('%s is an endpoint: %s', (text, isOne) => expect(isGeolocationUrl(text)).toBe(isOne));
