import { filtersWhere, rows, type Filter, type SearchFilters } from './filter-rows';
import { withoutCoveredChildren } from '../taxonomy/property-types';
import { placeName, roundTo } from './param';
import { isLocationSlug } from './path-segments';

type EveryFilter = { [Filter in keyof Required<SearchFilters>]: SearchFilters[Filter] };

/** All searches have every key, so that V8 gives them one hidden class: copies are then several times as fast. */
export const noFilters: Readonly<EveryFilter> = Object.freeze(
  Object.fromEntries(rows.map(([filter, { empty }]) => [filter, empty])) as EveryFilter,
);

const lists = filtersWhere(({ value }) => value.is.kind === 'list') as List[];
type List = { [F in Filter]: EveryFilter[F] extends readonly unknown[] ? F : never }[Filter];

export function emptyFilters(): SearchFilters {
  const filters: SearchFilters = { ...noFilters };
  for (const list of lists) filters[list] = [];
  return filters;
}

/**
 * Normalizes a search to one that a URL can express (settled §2): `parseSearchUrl(buildSearchUrl(f))` equals
 * `normalizeFilters(f)`. Returns a normal search itself, because a listing has about thirty links and copies are slow.
 */
export function normalizeFilters(filters: SearchFilters): SearchFilters {
  const { local, localName, lat, lng, range, direction, orderBy } = filters;
  const point = lat != null && lng != null;
  const normal = {
    propertyType: withoutCoveredChildren(filters.propertyType),
    local: local && isLocationSlug(local) ? local : undefined,
    localName: (localName != null && placeName.parse(localName)) || undefined,
    lat: point ? roundTo(lat, 6) : undefined,
    lng: point ? roundTo(lng, 6) : undefined,
    range: point && range != null ? roundTo(range, 2) : undefined,
    direction: orderBy ? direction : undefined,
  };
  for (const field in normal) {
    const name = field as keyof typeof normal;
    // `Object.is` distinguishes -0: its URL and its stored form have 0.
    if (!Object.is(normal[name], filters[name])) return { ...filters, ...normal };
  }
  return filters;
}

/** Radius search; it takes precedence over a location slug. */
export function isRadiusSearch(
  filters: SearchFilters,
): filters is SearchFilters & { lat: number; lng: number } {
  return filters.lat != null && filters.lng != null;
}
