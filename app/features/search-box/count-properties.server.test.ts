import { expect, test, vi } from 'vitest';
import type { AppLoadContext } from '@remix-run/node';
import { maxCountedSearches } from '@contract/search';
import { emptyFilters } from '@domain/search/normalize';
import { ApiTimeoutError } from '~/back-end/errors.server';
import { countProperties } from './count-properties.server';

const searches = Array.from({ length: 2 * maxCountedSearches + 1 }, (_, page) => ({
  ...emptyFilters(),
  page,
}));
const counting = (searchCounts: (batch: typeof searches) => Promise<{ totals: number[] }>) =>
  ({ api: { searchCounts }, log: { error: vi.fn() } }) as unknown as AppLoadContext;

test('splits a count over the call limit into batches and keeps its order', async () => {
  const pagesOf = counting(async (batch) => {
    if (batch.length > maxCountedSearches) throw new Error('too many');
    return { totals: batch.map(({ page }) => page) };
  });
  expect(await countProperties(searches, pagesOf)).toEqual(searches.map(({ page }) => page));
  expect(await countProperties([], pagesOf)).toEqual([]);
});

test('where one of the questions is not answered, no place has a number', async () => {
  const once = counting(async (batch) => {
    if (batch.length < maxCountedSearches) throw new ApiTimeoutError('search/counts', 1000);
    return { totals: batch.map(() => 1) };
  });
  expect(await countProperties(searches, once)).toBeNull();
});
