import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { answersWithAge, weightOf } from '~/back-end/kept-answers.server';
import type { SearchAnswer } from '~/domain/search-answer';

/** All that is kept of searches, in bytes of text. */
export const keptBytes = 8 * 1024 * 1024;
/** How long a listing stands in where the back end fails, in ms. */
const standInMs = 60 * 60_000;

/**
 * A listing's search. It is asked each time (who asks at once shares one asking; what the client keeps is no older than the
 * catalogue, docs/decisions/0084); where the back end fails, what it said in the last hour stands in, as a property does
 * for some minutes (0017). A search is nobody's in particular.
 */
export const keptSearch = answersWithAge(
  (api: ApiClient, filters: SearchFilters) => api.searchProperties(filters),
  {
    freshMs: 0,
    standInMs: ({ items }: SearchAnswer) => (items.length > 0 ? standInMs : 0),
    retryMs: 0,
    max: 300,
    most: { weight: keptBytes, weigh: weightOf },
    keyOf: buildSearchUrl,
  },
);
