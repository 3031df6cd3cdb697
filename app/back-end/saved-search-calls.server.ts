import type { Frequency } from '@domain/saved-search/frequency';
import type { SearchFilters } from '@domain/search/filters';
import type { Currency } from '@domain/taxonomy/currencies';
import type { Additions } from './additions.server';
import type { Send } from './favorite-calls.server';
import { done } from './reading/by-schema.server';
import { allNews, searchNews } from './reading/search-news.server';
import { savedSearches } from './reading/saved-search.server';
import { searchBody } from './search-body.server';
import type { CallOptions } from './transport.server';

/** A search as it is saved. */
export interface SearchToSave {
  name: string;
  filters: SearchFilters;
  /** Of its prices, in words. */
  currency: Currency;
  frequency: Frequency;
}

const searchCall = (id: string) => ({ path: `clientArea/filters/${encodeURIComponent(id)}`, answer: done });

/** The calls of a customer's saved searches. */
export const savedSearchCalls = (call: Send, addition: Additions) => ({
  savedSearches: (options: CallOptions = {}) =>
    call({ path: 'clientArea/filters', answer: savedSearches, ...options }),
  saveSearch: ({ filters, ...search }: SearchToSave) =>
    call({ path: 'clientArea/filters', body: { ...search, filters: searchBody(filters) }, answer: done }),
  /** What is left out stays. */
  changeSearch: (id: string, { filters, ...change }: Partial<SearchToSave> & { paused?: boolean }) =>
    call({
      ...searchCall(id),
      method: 'PUT',
      body: { ...change, filters: filters && searchBody(filters) },
    }),
  /** Puts a search among those lately removed; with `forever`, ends one of those. */
  removeSearch: (id: string, { forever }: { forever?: boolean } = {}) =>
    call({ ...searchCall(id), query: { forever: forever ? 1 : undefined }, method: 'DELETE' }),
  restoreSearch: (id: string) => call({ path: `${searchCall(id).path}/restore`, body: {}, answer: done }),
  /** What is new to each since the last visit. */
  allNews: () =>
    addition('clientArea/filters/news', () => call({ path: 'clientArea/filters/news', answer: allNews })),
  /** What is new to one since a moment (ISO 8601), else since the last visit. */
  searchNews: (id: string, { since, page }: { since?: string; page?: number } = {}) =>
    call({ path: `${searchCall(id).path}/news`, query: { since, page }, answer: searchNews }),
  /** From now on nothing of before is new. */
  markSeen: () => call({ path: 'clientArea/seen', body: {}, answer: done }),
});
