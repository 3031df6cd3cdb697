import { afterEach, expect, test, vi } from 'vitest';
import { showCurrentTab } from './show-current-tab';

afterEach(() => vi.unstubAllGlobals());

const at = (left: number, width: number) => ({ getBoundingClientRect: () => ({ left, width }) });

test('centres the current tab in its row', () => {
  const row = { ...at(0, 390), scrollLeft: 20 };
  vi.stubGlobal('document', { querySelector: () => ({ ...at(500, 100), parentElement: row }) });
  showCurrentTab();
  expect(row.scrollLeft).toBe(20 + 500 - 145);
});

test('pages without such tabs stay as they are', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  expect(() => showCurrentTab()).not.toThrow();
});
