import type { SearchFilters } from './filters';
import { defaultRadius } from '../taxonomy/location-types';
import { namedLocationAt } from '../taxonomy/named-location-lookup';
import { buildSearchUrl } from './build-url';
import { withLocal } from './changes';
import { isRadiusSearch, normalizeFilters } from './normalize';
import type { SearchPlace } from './place';
import { queryParams } from './query-params';

/**
 * Canonical URL (settled §2). A radius search that equals a named location gets its slug path; for a town only if both
 * find the same properties (docs/decisions/0075-true-words.md). Server only, because of the list of named locations.
 */
export function canonicalSearchUrl(filters: SearchFilters, place?: SearchPlace): string {
  return buildSearchUrl({ ...withOwnSlug(filters, place), corretor: undefined, lp: undefined });
}

/** Indexable: negotiation, location slug, types, bedrooms and page. Other filters make a page `noindex,follow`. */
export function isSearchIndexable(filters: SearchFilters, place?: SearchPlace): boolean {
  const normal = normalizeFilters(withOwnSlug(filters, place));
  return queryParams.every(({ filter, write }) => filter === 'page' || write(normal) == null);
}

function withOwnSlug(filters: SearchFilters, place: SearchPlace): SearchFilters {
  if (!isRadiusSearch(filters) || !filters.localName) return filters;
  const { localName, lat, lng, range = defaultRadius, locationType, page } = filters;
  const named = namedLocationAt(localName, { lat, lng });
  if (!named || (range !== 0 && range !== named.range)) return filters;
  if (named.kind === 'cidade' && !place?.isWholeTown) return filters;
  const type = locationType.toLowerCase() === named.locationType ? 'Cidade' : locationType;
  return { ...withLocal(filters, named.slug), locationType: type, page };
}
