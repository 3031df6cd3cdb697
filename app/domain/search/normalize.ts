import type { SearchFilters } from '@contract/filters';
import { withoutCoveredChildren } from '../taxonomy/property-types';
import { placeName, roundTo } from './param';
import { isLocationSlug } from './path-segments';

/** A search for everything: what `/imoveis` alone asks for. */
export const noFilters: Readonly<SearchFilters> = Object.freeze<SearchFilters>({
  locationType: 'Cidade',
  propertyType: [],
  condition: [],
  propertyDetails: [],
  condominiumDetails: [],
  renovationLevel: [],
  virtualVisit: false,
  acceptExchange: false,
  highlighted: false,
  exclusivity: false,
  news: false,
  renownedArchitects: false,
  page: 1,
});

/** A fresh, empty filter set. */
export function emptyFilters(): SearchFilters {
  return {
    ...noFilters,
    propertyType: [],
    condition: [],
    propertyDetails: [],
    condominiumDetails: [],
    renovationLevel: [],
  };
}

/**
 * The one form of a search that the URL can say (decisions, section 2): a point only as a pair, at about 10 cm; a radius
 * only with a point; a direction only with an order; no location slug that the path would read as something else; no children of
 * a chosen parent type. Where a location slug and a point are both given the search is by radius, and the slug stays.
 * `parseSearchUrl(buildSearchUrl(f))` equals `normalizeFilters(f)`.
 */
export function normalizeFilters(filters: SearchFilters): SearchFilters {
  const { local, localName, lat, lng, range, direction, ...rest } = filters;
  const normal: SearchFilters = { ...rest, propertyType: withoutCoveredChildren(filters.propertyType) };
  if (local && isLocationSlug(local)) normal.local = local;
  const name = localName == null ? null : placeName.parse(localName);
  if (name) normal.localName = name;
  if (lat != null && lng != null) {
    normal.lat = roundTo(lat, 6);
    normal.lng = roundTo(lng, 6);
    if (range != null) normal.range = roundTo(range, 2);
  }
  if (direction && filters.orderBy) normal.direction = direction;
  return normal;
}

/** Whether the search is by radius around a point; it then wins over a location slug. */
export function isRadiusSearch(
  filters: SearchFilters,
): filters is SearchFilters & { lat: number; lng: number } {
  return filters.lat != null && filters.lng != null;
}
