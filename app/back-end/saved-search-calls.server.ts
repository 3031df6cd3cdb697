import type { Frequency } from '@domain/saved-search/frequency';
import type { SearchFilters } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import type { Additions } from './additions.server';
import type { Send } from './favorite-calls.server';
import { ignoreAnswer } from './parsers/by-schema.server';
import { allNews, searchNews } from './parsers/search-news.server';
import { savedSearches } from './parsers/saved-search.server';
import { searchBody } from './search-body.server';
import type { CallOptions } from './transport.server';

export interface SearchToSave {
  name: string;
  filters: SearchFilters;
  currency: Currency;
  frequency: Frequency;
}

const searchCall = (id: string) => ({
  path: `clientArea/filters/${encodeURIComponent(id)}`,
  answer: ignoreAnswer,
});

export const savedSearchCalls = (call: Send, addition: Additions) => ({
  savedSearches: (options: CallOptions = {}) =>
    call({ path: 'clientArea/filters', answer: savedSearches, ...options }),
  saveSearch: ({ filters, ...search }: SearchToSave) =>
    call({
      path: 'clientArea/filters',
      body: { ...search, filters: searchBody(filters) },
      answer: ignoreAnswer,
    }),
  /** Omitted fields stay unchanged. */
  changeSearch: (id: string, { filters, ...change }: Partial<SearchToSave> & { paused?: boolean }) =>
    call({
      ...searchCall(id),
      method: 'PUT',
      body: { ...change, filters: filters && searchBody(filters) },
    }),
  /** Moves a search to the removed ones; `forever` deletes a removed one. */
  removeSearch: (id: string, { forever }: { forever?: boolean } = {}) =>
    call({ ...searchCall(id), query: { forever: forever ? 1 : undefined }, method: 'DELETE' }),
  restoreSearch: (id: string) =>
    call({ path: `${searchCall(id).path}/restore`, body: {}, answer: ignoreAnswer }),
  allNews: () =>
    addition('clientArea/filters/news', () => call({ path: 'clientArea/filters/news', answer: allNews })),
  /** `since`: ISO 8601; default: the last visit. */
  searchNews: (id: string, { since, page }: { since?: string; page?: number } = {}) =>
    call({ path: `${searchCall(id).path}/news`, query: { since, page }, answer: searchNews }),
  markSeen: () => call({ path: 'clientArea/seen', body: {}, answer: ignoreAnswer }),
});
