import { type RawBuilder, sql } from 'kysely';
import type { Location } from '../schema';
import type { SearchFilters } from '@domain/search/filters';
import { boundingBox } from '@domain/geo/geo';
import { slugify } from '@domain/kernel/text';
import {
  type Amount,
  amounts,
  boundGroups,
  type Bounds,
  type Condition,
  defaultOrder,
  facetGroups,
  facets,
  isAvailable,
} from './facets';
import { isPartOfTown, type Place } from './places';

/** A resolved search. `brokerId` is null for an unknown broker, which is ignored (settled §4). */
export type Search = {
  filters: SearchFilters;
  place: Place | null;
  brokerId: number | null;
  /** Condition of the brokerage's list in `curadoria`. */
  listed?: Condition;
  /** Codes that come first in the default order, in theirs: of a list by hand, or pinned to one by search. */
  firstCodes?: readonly string[];
};

/** Visitor input is passed only as parameters. */
export const searchConditions = (search: Search): Condition[] => [isAvailable, ...matchConditions(search)];

/** Of rows on offer or not. */
export function matchConditions({ filters, place, brokerId, listed }: Search): Condition[] {
  const { curadoria, condominiumName } = filters;
  return [
    ...(place ? [placeCondition(place)] : []),
    ...facetGroups(filters).map((group) => either(group.map((facet) => facets.get(facet)!))),
    ...boundGroups(filters).map((group) => either(group.map(boundCondition))),
    ...(curadoria === undefined ? [] : [listed ?? sql`curated @> array[${curadoria.toLowerCase()}]::text[]`]),
    ...(brokerId === null ? [] : [sql`broker_id = ${brokerId}`]),
    ...(condominiumName === undefined ? [] : [sql`condominium_slug = ${slugify(condominiumName)}`]),
  ];
}

/** Conditions on `sale_amount` and `rent_amount`; empty for any price. */
export const priceConditions = ({ filters }: Pick<Search, 'filters'>): Condition[] =>
  boundGroups({ ...filters, area: undefined }).map((group) => either(group.map(boundCondition)));

export const all = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `);
const either = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

function boundCondition({ amount, min, max }: Bounds): Condition {
  const { column } = amounts[amount];
  if (min === undefined) return sql`${column} <= ${max}`;
  return max === undefined ? sql`${column} >= ${min}` : sql`${column} between ${min} and ${max}`;
}

export function placeCondition(place: Place): Condition {
  switch (place.by) {
    case 'unknown':
      return sql`false`;
    case 'city':
      return sql`city_slug = ${place.citySlug}`;
    case 'name':
      return belongsByName(place.location);
    case 'radius':
      return aroundPlace(place);
  }
}

/**
 * A circle, and by name what belongs to the place. A property without a point is at its district's center
 * (`locateUnplaced`) and must not match a neighboring district.
 */
function aroundPlace(place: Extract<Place, { by: 'radius' }>): Condition {
  const { location, range, only } = place;
  const circle = withinCircle(place);
  if (!location) return circle;
  const own = belongsByName(location);
  if (!isPartOfTown(location))
    return location.unplaced > 0 ? sql`(${circle} or not placed and ${own})` : circle;
  if (only === 'own') return own;
  const here = range <= location.range_km ? sql`${circle} and placed` : circle;
  return only === 'around' ? sql`${here} and (${own}) is not true` : sql`(${here} or ${own})`;
}

/** For a part of a town: its own properties, then those around it (docs/decisions/0075-true-words.md). */
export function partsOf(search: Search): [Search] | [own: Search, around: Search] {
  const { place } = search;
  if (place?.by !== 'radius' || place.only || !place.location || !isPartOfTown(place.location))
    return [search];
  return [
    { ...search, place: { ...place, only: 'own' } },
    { ...search, place: { ...place, only: 'around' } },
  ];
}

/** By name; a region includes the cities whose center is in its circle. */
export function belongsByName(location: Location): Condition {
  const { kind, city_slug, district_slug, country, localizacao, lat, lng, range_km } = location;
  const own = district_slug ?? slugify(localizacao);
  switch (kind) {
    case 'pais':
      return sql`country = ${country}`;
    case 'regiao':
      return lat === null || lng === null
        ? sql`false`
        : sql`city_slug in (select city_slug from location
            where kind = 'cidade' and ${withinCircle({ lat, lng, range: range_km })})`;
    case 'cidade':
      return sql`city_slug = ${city_slug}`;
    case 'bairro':
    case 'praia':
      return sql`city_slug = ${city_slug} and district_slug = ${own}`;
    case 'condominio':
      return sql`city_slug = ${city_slug} and (condominium_slug = ${own} or district_slug = ${own})`;
  }
}

/** The bounding box comes first, for the index. */
export function withinCircle(circle: {
  lat: number;
  lng: number;
  range: number;
  country?: string;
}): Condition {
  const { south, north, west, east } = boundingBox(circle, circle.range);
  const longitudes =
    west <= east ? sql`lng between ${west} and ${east}` : sql`(lng >= ${west} or lng <= ${east})`;
  const country = circle.country === undefined ? sql`` : sql` and country = ${circle.country}`;
  return sql`lat between ${south} and ${north} and ${longitudes}
    and (${surelyWithin(circle)} or ${distance(circle)} <= ${circle.range})${country}`;
}

/** Without trigonometry for most points: an ellipse in degrees that is within the circle, since sin x ≤ x. */
function surelyWithin(circle: { lat: number; lng: number; range: number }): Condition {
  const { lat, lng, range } = circle;
  const { south, north } = boundingBox(circle, range);
  const degree = Math.PI / 180;
  const nearestEquator = south <= 0 && north >= 0 ? 0 : Math.min(Math.abs(south), Math.abs(north));
  const width = Math.cos(lat * degree) * Math.cos(nearestEquator * degree);
  const least = (2 * Math.sin(Math.min(Math.PI / 2, range / (2 * 6371)))) / degree;
  return sql`(lat - ${lat}) * (lat - ${lat}) + ${width}::float8 * (lng - ${lng}) * (lng - ${lng}) < ${0.999999 * least ** 2}::float8`;
}

/** Great-circle distance in km, as `distanceKm` in domain/geo/geo.ts. */
export function distance({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`2 * 6371 * asin(least(1, sqrt(
    sin(radians(lat - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(lat)) * sin(radians(lng - ${lng}) / 2) ^ 2)))`;
}

/** Ties by id; missing values come last in both directions. */
export function searchOrder(filters: SearchFilters): Condition {
  if (filters.orderBy === undefined) return defaultOrder;
  const sortDirection = isDescending(filters) ? sql`desc` : sql`asc`;
  return sql`${sortKey(filters.orderBy, filters.negotiation)} ${sortDirection} nulls last, id`;
}

const isDescending = ({ orderBy, direction }: SearchFilters) =>
  orderBy !== undefined && (direction ?? defaultDirection[orderBy]) === 'desc';

/** Of an order by one amount of the search index. */
export function sortedAmount(filters: SearchFilters): { amount: Amount; isDescending: boolean } | null {
  const { orderBy, negotiation } = filters;
  const amount =
    orderBy === 'area' ? 'area' : orderBy === 'preco' && negotiation ? priceAmounts[negotiation] : null;
  return amount && { amount, isDescending: isDescending(filters) };
}
const priceAmounts = { sell: 'sale', rent: 'rent' } as const;

const defaultDirection = { preco: 'asc', area: 'desc', quartos: 'desc', suites: 'desc' } as const;

/** Of `searchOrder`, besides the id. */
export function orderColumns({ orderBy }: SearchFilters): Condition {
  return orderBy === undefined ? sql`first_in_list, highlighted, news, listed_at` : columnsOfOrder[orderBy];
}
const columnsOfOrder = {
  preco: sql`sale_amount, rent_amount`,
  area: sql`area_m2`,
  quartos: sql`bedrooms`,
  suites: sql`suites`,
} as const;

/** Without a negotiation the sale price counts, else the rent (settled §2). */
function sortKey(orderBy: NonNullable<SearchFilters['orderBy']>, negotiation: SearchFilters['negotiation']) {
  if (orderBy === 'area') return sql`area_m2`;
  if (orderBy === 'quartos') return sql`bedrooms`;
  if (orderBy === 'suites') return sql`suites`;
  if (negotiation === 'sell') return sql`sale_amount`;
  return negotiation === 'rent' ? sql`rent_amount` : sql`coalesce(sale_amount, rent_amount)`;
}
