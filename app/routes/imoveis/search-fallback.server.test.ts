import { emptyFilters } from '@domain/search/normalize';
import { expect, test } from 'vitest';
import type { ApiClient } from '~/back-end/client.server';
import type { SearchAnswer } from '~/domain/search-answer';
import { maxCacheBytes, searchWithFallback } from './search-fallback.server';

const million = 1024 * 1024;
const card = (letters: number) =>
  ({ title: 'x'.repeat(letters) }) as unknown as SearchAnswer['items'][number];
const none = { total: 2, canLoadMore: false, banner: null, location: null, relaxations: null };

/** Answers with long texts in different places, as an external back end could send them. */
const answers: Record<string, (page: number) => SearchAnswer> = {
  'in a home after the first': () => ({ ...none, items: [card(1), card(million)] }),
  'in the banner': () => ({
    ...none,
    items: [card(1)],
    banner: { title: 'x', description: 'x'.repeat(million), highlight: null, image: null },
  }),
  'more with each page': (page) => ({ ...none, items: [card((page * million) / 8)] }),
};

test.each(Object.entries(answers))(
  'keeps stale searches within the cache limit, with texts %s',
  async (_, answer) => {
    let isDown = false;
    const searchProperties = async ({ page = 1 }: { page?: number }) => {
      if (isDown) throw new Error('down');
      return answer(page);
    };
    const api = { searchProperties } as unknown as ApiClient;
    const pages = Array.from({ length: 24 }, (_each, at) => at + 1);
    const search = (page: number) => searchWithFallback(api, { ...emptyFilters(), page });
    for (const page of pages) await search(page);
    isDown = true;
    const answered = await Promise.all(
      pages.map((page) =>
        search(page).then(
          ({ value }) => value,
          () => null,
        ),
      ),
    );
    const letters = JSON.stringify(answered.filter((each) => each !== null)).length;
    expect(letters).toBeLessThan(maxCacheBytes * 1.01);
    expect(letters).toBeGreaterThan(maxCacheBytes / 2);
  },
);
