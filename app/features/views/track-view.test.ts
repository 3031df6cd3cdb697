import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxViewsPerBeacon, viewWindowMs } from '@domain/property/view-beacon';
import { trackView } from './track-view.browser';

let page: EventTarget;
let beacons: string[][];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 10 * viewWindowMs });
  page = new EventTarget();
  beacons = [];
  const sendBeacon = (_: string, fields: URLSearchParams) => beacons.push(fields.get('imovel')!.split(' '));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends views of ten seconds in one beacon, each once per half hour', () => {
  for (const view of ['usado/1/search', 'usado/2/search', 'usado/1/search']) trackView(view);
  vi.advanceTimersByTime(9_999);
  expect(beacons).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(beacons).toEqual([['usado/1/search', 'usado/2/search']]);
  trackView('usado/1/search');
  vi.advanceTimersByTime(10_000);
  expect(beacons).toHaveLength(1);
  vi.advanceTimersByTime(viewWindowMs);
  trackView('usado/1/search');
  vi.advanceTimersByTime(10_000);
  expect(beacons[1]).toEqual(['usado/1/search']);
});

test('it is told at once when the page is left, and not again', () => {
  trackView('usado/3/map');
  page.dispatchEvent(new Event('visibilitychange'));
  expect(beacons).toEqual([['usado/3/map']]);
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(20_000);
  expect(beacons).toHaveLength(1);
});

test('no beacon carries more than a call may', () => {
  for (let id = 1; id <= maxViewsPerBeacon + 5; id += 1) trackView(`novo/${id}/search`);
  vi.advanceTimersByTime(10_000);
  expect(beacons.map((views) => views.length)).toEqual([maxViewsPerBeacon, 5]);
});
