import { expect, test, vi } from 'vitest';
import type { AppLoadContext } from '@remix-run/node';
import { mostCounted } from '@contract/search';
import { emptyFilters } from '@domain/search/normalize';
import { ApiTimeoutError } from '~/back-end/errors.server';
import { homesThere } from './homes-there.server';

const searches = Array.from({ length: 2 * mostCounted + 1 }, (_, page) => ({ ...emptyFilters(), page }));
const counting = (searchCounts: (asked: typeof searches) => Promise<{ totals: number[] }>) =>
  ({ api: { searchCounts }, log: { error: vi.fn() } }) as unknown as AppLoadContext;

test('more places than one question may name are counted by several, in their order', async () => {
  const pagesOf = counting(async (asked) => {
    if (asked.length > mostCounted) throw new Error('too many');
    return { totals: asked.map(({ page }) => page) };
  });
  expect(await homesThere(searches, pagesOf)).toEqual(searches.map(({ page }) => page));
  expect(await homesThere([], pagesOf)).toEqual([]);
});

test('where one of the questions is not answered, no place has a number', async () => {
  const once = counting(async (asked) => {
    if (asked.length < mostCounted) throw new ApiTimeoutError('search/counts', 1000);
    return { totals: asked.map(() => 1) };
  });
  expect(await homesThere(searches, once)).toBeNull();
});
