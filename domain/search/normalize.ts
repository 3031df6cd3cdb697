import { filtersWhere, rows, type Filter, type SearchFilters } from './filter-rows';
import { withoutCoveredChildren } from '../taxonomy/property-types';
import { placeName, roundTo } from './param';
import { isLocationSlug } from './path-segments';

type EveryFilter = { [Filter in keyof Required<SearchFilters>]: SearchFilters[Filter] };

/**
 * A search for everything: what `/imoveis` alone asks for. Every filter is named, so that all searches have one shape in
 * memory: copying one, which every link of a listing needs, is several times as dear where each has its own.
 */
export const noFilters: Readonly<EveryFilter> = Object.freeze(
  Object.fromEntries(rows.map(([filter, { empty }]) => [filter, empty])) as EveryFilter,
);

const lists = filtersWhere(({ value }) => value.is.kind === 'list') as List[];
type List = { [F in Filter]: EveryFilter[F] extends readonly unknown[] ? F : never }[Filter];

/** A fresh, empty filter set. */
export function emptyFilters(): SearchFilters {
  const filters: SearchFilters = { ...noFilters };
  for (const list of lists) filters[list] = [];
  return filters;
}

/**
 * The one form of a search that the URL can say (settled §2): a point only as a pair, at about 10 cm; a radius only
 * with a point; a direction only with an order; no location slug that the path would read as something else; no
 * children of a chosen parent type. Where a location slug and a point are both given the search is by radius, and the
 * slug stays.
 * `parseSearchUrl(buildSearchUrl(f))` equals `normalizeFilters(f)`. What is in that form already, as nearly every
 * search is, is given back as it is: a copy costs more than all else that a link needs, and a listing has some thirty
 * of them.
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
    // By `Object.is`: a latitude of -0 is not the 0 that its address and its stored form say.
    if (!Object.is(normal[name], filters[name])) return { ...filters, ...normal };
  }
  return filters;
}

/** Whether the search is by radius around a point; it then wins over a location slug. */
export function isRadiusSearch(
  filters: SearchFilters,
): filters is SearchFilters & { lat: number; lng: number } {
  return filters.lat != null && filters.lng != null;
}
