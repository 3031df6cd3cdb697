import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from '@domain/search/filters';
import { boundingBox } from '@domain/geo';
import { slugify } from '@domain/text';
import {
  amounts,
  boundGroups,
  type Bounds,
  type Condition,
  defaultOrder,
  facetGroups,
  facets,
  onOffer,
} from './facets';
import type { Place } from './places';

/**
 * What a search asks for, as it was understood. `brokerId`: the active broker's; an unknown one is ignored
 * (settled §4).
 */
export type Search = {
  filters: SearchFilters;
  place: Place | null;
  brokerId: number | null;
  /** What is in the list that `curadoria` names, where it is the operator's own house's. */
  listed?: Condition;
};

/** A search as conditions on `property`'s columns. Nothing of a visitor's is ever part of the SQL's text. */
export function searchConditions({ filters, place, brokerId, listed }: Search): Condition[] {
  const { curadoria, condominiumName } = filters;
  return [
    onOffer,
    ...(place ? [placeCondition(place)] : []),
    ...facetGroups(filters).map((group) => either(group.map((facet) => facets.get(facet)!))),
    ...boundGroups(filters).map((group) => either(group.map(boundCondition))),
    ...(curadoria === undefined ? [] : [listed ?? sql`curated @> array[${curadoria.toLowerCase()}]::text[]`]),
    ...(brokerId === null ? [] : [sql`broker_id = ${brokerId}`]),
    ...(condominiumName === undefined ? [] : [sql`condominium_slug = ${slugify(condominiumName)}`]),
  ];
}

export const all = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `);
const either = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

function boundCondition({ amount, min, max }: Bounds): Condition {
  const { column } = amounts[amount];
  if (min === undefined) return sql`${column} <= ${max}`;
  return max === undefined ? sql`${column} >= ${min}` : sql`${column} between ${min} and ${max}`;
}

export function placeCondition(place: Place): Condition {
  if (place.by === 'unknown') return sql`false`;
  return place.by === 'city' ? sql`city_slug = ${place.citySlug}` : withinCircle(place);
}

/** Within `range` km of the point, and in `country` where one is meant; the box comes first, for the index. */
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
  return sql`lat between ${south} and ${north} and ${longitudes} and ${distance(circle)} <= ${circle.range}${country}`;
}

/** Great-circle distance in km, the same formula as `~/domain/geo`'s `distanceKm`. */
export function distance({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`2 * 6371 * asin(least(1, sqrt(
    sin(radians(lat - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(lat)) * sin(radians(lng - ${lng}) / 2) ^ 2)))`;
}

/** The order asked for, else the default one; ties by id; what has no price, area or count comes last both ways. */
export function searchOrder({ orderBy, direction, negotiation }: SearchFilters): Condition {
  if (orderBy === undefined) return defaultOrder;
  const way = (direction ?? defaultDirection[orderBy]) === 'desc' ? sql`desc` : sql`asc`;
  return sql`${sortKey(orderBy, negotiation)} ${way} nulls last, id`;
}

/** What is cheap, but large, is looked for first. */
const defaultDirection = { preco: 'asc', area: 'desc', quartos: 'desc', suites: 'desc' } as const;

/** Without a negotiation the sale price counts, else the rent (settled §2). */
function sortKey(orderBy: NonNullable<SearchFilters['orderBy']>, negotiation: SearchFilters['negotiation']) {
  if (orderBy === 'area') return sql`area_m2`;
  if (orderBy === 'quartos') return sql`bedrooms`;
  if (orderBy === 'suites') return sql`suites`;
  if (negotiation === 'sell') return sql`sale_amount`;
  return negotiation === 'rent' ? sql`rent_amount` : sql`coalesce(sale_amount, rent_amount)`;
}
