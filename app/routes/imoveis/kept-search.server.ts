import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { answersWithAge } from '~/back-end/kept-answers.server';
import type { SearchAnswer } from '~/domain/search-answer';

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
    most: { weight: 8 * 1024 * 1024, weigh: lettersOf },
    keyOf: buildSearchUrl,
  },
);

/** About as many letters as an answer has: its homes are nearly all of it, and one is about as long as another. */
function lettersOf({ items }: SearchAnswer): number {
  return items.length > 0 ? items.length * JSON.stringify(items[0]).length : 0;
}
