import { expect, onTestFinished, test, vi } from 'vitest';
import { canReload, dialogFallback } from './missing-files.browser';

function storage() {
  const values = new Map<string, string>();
  return {
    get: (name: string) => values.get(name) ?? null,
    set: (name: string, value: string) => Boolean(values.set(name, value)),
  };
}
const start = Date.UTC(2026, 10, 21);

test('a page is loaded anew at most once a minute', () => {
  const tab = storage();
  const at = (ms: number) => canReload(tab, start + ms);
  expect([0, 1, 30_000, 59_999, 60_000, 60_001, 119_999, 120_000].map(at)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('a clock that was set back by hours holds it no longer', () => {
  const tab = storage();
  expect(canReload(tab, start)).toBe(true);
  expect(canReload(tab, start - 3_600_000)).toBe(true);
});

test('a stamp that is no time counts as none', () => {
  const tab = storage();
  tab.set('recarregada', 'ontem');
  expect(canReload(tab, start)).toBe(true);
});

test('never reloads if the reload cannot be recorded in storage', () => {
  const refusing = { get: () => null, set: () => false };
  expect(canReload(refusing, start)).toBe(false);
});

test('a dialog that does not load calls no visitor back from the next page', () => {
  const router = { state: { location: { key: 'list' }, navigation: {} } };
  vi.stubGlobal('window', { __remixRouter: router });
  onTestFinished(() => void vi.unstubAllGlobals());
  const fallback = vi.fn();
  const [stays, goesOn] = [dialogFallback(fallback), dialogFallback(fallback)];
  stays();
  expect(fallback).toHaveBeenCalledTimes(1);
  router.state.navigation = { location: { key: 'property' } };
  goesOn();
  expect(fallback).toHaveBeenCalledTimes(1);
});
