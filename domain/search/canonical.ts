import type { SearchFilters } from './filters';
import { defaultRadius } from '../taxonomy/location-types';
import { namedLocationAt } from '../taxonomy/named-location-lookup';
import { buildSearchUrl } from './build-url';
import { withLocal } from './changes';
import { isRadiusSearch, normalizeFilters } from './normalize';
import type { SearchPlace } from './place';
import { queryParams } from './query-params';

/**
 * The canonical address of a search, path and query (settled §2): without `corretor` and `lp`; a radius search
 * whose label, point and range are a named location's own has that location's slug path; of a town, whose slug means the
 * town alone, only where its circle holds the same homes (docs/decisions/0075-true-words.md). Server only: it knows the
 * list of named locations.
 */
export function canonicalSearchUrl(filters: SearchFilters, place?: SearchPlace): string {
  return buildSearchUrl({ ...withOwnSlug(filters, place), corretor: undefined, lp: undefined });
}

/** Negotiation, location slug, types, bedrooms and the page may be indexed; every other combination is `noindex,follow`. */
export function searchIsIndexable(filters: SearchFilters, place?: SearchPlace): boolean {
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
