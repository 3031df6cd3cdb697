import { buildSearchUrl } from '@domain/search/build-url';
import { listingPage } from '~/back-end/listing-page.server';
import { cacheAnswersWithAge, estimateBytes } from '~/back-end/response-cache.server';
import type { SearchAnswer } from '~/domain/search-answer';

/** Limit of all cached answers, in bytes of text. */
export const maxCacheBytes = 8 * 1024 * 1024;
const maxStaleMs = 60 * 60_000;

/**
 * Search with a fallback. Each request calls the client, and concurrent requests share one call.
 * The client's cache is never older than the catalogue (docs/decisions/0084).
 * If the back end fails, answers of the last hour are used; properties have a shorter fallback (0017).
 * Guests share them; a signed-in visitor has own ones (docs/decisions/0089).
 */
export const searchWithFallback = cacheAnswersWithAge(listingPage, {
  freshMs: 0,
  sharesOnly: true,
  versionOf: (api) => api.getCacheVersion?.('lists'),
  maxStaleMs: ({ items }: SearchAnswer) => (items.length > 0 ? maxStaleMs : 0),
  retryMs: 0,
  max: 300,
  most: { weight: maxCacheBytes, weigh: estimateBytes },
  keyOf: buildSearchUrl,
});
