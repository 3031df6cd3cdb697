import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { answersWithAge } from '~/back-end/kept-answers.server';
import type { SearchAnswer } from '~/domain/search-answer';

/** All that is kept of searches, in bytes of text. */
export const keptBytes = 8 * 1024 * 1024;

/**
 * A listing's search. It is asked each time (who asks at once shares one asking); where the back end fails, what it said
 * in the last minutes stands in, as a property's does (docs/decisions/0017). A search is nobody's in particular.
 */
export const keptSearch = answersWithAge(
  (api: ApiClient, filters: SearchFilters) => api.searchProperties(filters),
  {
    freshMs: 0,
    standInMs: ({ items }: SearchAnswer) => (items.length > 0 ? 15 * 60_000 : 0),
    retryMs: 0,
    max: 300,
    most: { weight: keptBytes, weigh: weightOf },
    keyOf: buildSearchUrl,
  },
);

/**
 * About as many bytes as a value takes: a letter, or eight for what is no text. All of it is counted: a back end that is
 * not ours may write texts of any length in any place.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  let weight = 8;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) weight += weightOf(part);
  return weight;
}
