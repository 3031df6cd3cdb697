import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostViewsAtOnce, viewWindowMs } from '@domain/view-beacon';
import { tellView } from './tell-view.browser';

let page: EventTarget;
let told: string[][];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 10 * viewWindowMs });
  page = new EventTarget();
  told = [];
  const sendBeacon = (_: string, fields: URLSearchParams) => told.push(fields.get('imovel')!.split(' '));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is seen within ten seconds is told in one beacon, each thing once in a half hour', () => {
  for (const view of ['usado/1/search', 'usado/2/search', 'usado/1/search']) tellView(view);
  vi.advanceTimersByTime(9_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([['usado/1/search', 'usado/2/search']]);
  tellView('usado/1/search');
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(viewWindowMs);
  tellView('usado/1/search');
  vi.advanceTimersByTime(10_000);
  expect(told[1]).toEqual(['usado/1/search']);
});

test('it is told at once when the page is left, and not again', () => {
  tellView('usado/3/map');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([['usado/3/map']]);
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(20_000);
  expect(told).toHaveLength(1);
});

test('no beacon carries more than a call may', () => {
  for (let id = 1; id <= mostViewsAtOnce + 5; id += 1) tellView(`novo/${id}/search`);
  vi.advanceTimersByTime(10_000);
  expect(told.map((views) => views.length)).toEqual([mostViewsAtOnce, 5]);
});
