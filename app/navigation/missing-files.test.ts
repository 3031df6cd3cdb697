import { expect, test } from 'vitest';
import { mayReload } from './missing-files.browser';

function stamps() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}
const start = Date.UTC(2026, 10, 21);

test('a page is loaded anew at most once a minute', () => {
  const tab = stamps();
  const at = (ms: number) => mayReload(() => tab, start + ms);
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
  const tab = stamps();
  expect(mayReload(() => tab, start)).toBe(true);
  expect(mayReload(() => tab, start - 3_600_000)).toBe(true);
});

test('a stamp that is no time counts as none', () => {
  const tab = stamps();
  tab.setItem('recarregada', 'ontem');
  expect(mayReload(() => tab, start)).toBe(true);
});

test('where nothing can be remembered it is never loaded anew, or it might be for ever', () => {
  const refused = () => {
    throw new Error('SecurityError');
  };
  expect(mayReload(refused, start)).toBe(false);
  const full = { getItem: () => null, setItem: refused };
  expect(mayReload(() => full, start)).toBe(false);
});
