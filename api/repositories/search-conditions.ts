import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from '@contract/filters';
import { condominiumDetailSlugs, maskOf, propertyDetailSlugs } from '~/domain/taxonomy/attributes';
import { withChildren } from '~/domain/taxonomy/property-types';
import { boundingBox } from '~/domain/geo';
import { slugify } from '~/domain/text';
import type { Place } from './places';

export type Condition = RawBuilder<unknown>;

/** Only what is on offer is ever found. */
export const onOffer: Condition = sql`active and available`;

/**
 * A filter set as conditions on `property`'s columns, each a plain AND. `brokerId` is the active broker's of
 * `corretor` (an unknown one is ignored: decisions, section 4). Nothing of a visitor's is ever part of the text.
 */
export function searchConditions(
  filters: SearchFilters,
  place: Place | null,
  brokerId: number | null,
): Condition[] {
  const { negotiation, propertyType, condition, renovationLevel } = filters;
  const list: (Condition | false | undefined)[] = [
    onOffer,
    negotiation === 'sell' && sql`for_sale`,
    negotiation === 'rent' && sql`for_rent`,
    place !== null && placeCondition(place),
    filters.locationType !== 'Cidade' && sql`location_type = ${filters.locationType.toLowerCase()}`,
    propertyType.length > 0 && sql`type = any(${withChildren(propertyType)}::text[])`,
    filters.dorms !== undefined && sql`bedrooms >= ${filters.dorms}`,
    filters.suites !== undefined && sql`suites >= ${filters.suites}`,
    filters.parkingLots !== undefined && sql`parking >= ${filters.parkingLots}`,
    filters.price && priceCondition(filters.price, negotiation),
    filters.area && between(sql`area_m2`, filters.area),
    condition.length > 0 && sql`condition = any(${condition}::text[])`,
    filters.propertyDetails.length > 0 &&
      holdsAll(sql`detail_mask`, maskOf(filters.propertyDetails, propertyDetailSlugs)),
    filters.condominiumDetails.length > 0 &&
      holdsAll(sql`amenity_mask`, maskOf(filters.condominiumDetails, condominiumDetailSlugs)),
    renovationLevel.length > 0 && sql`renovation_level = any(${renovationLevel}::text[])`,
    filters.virtualVisit && sql`virtual_visit`,
    filters.acceptExchange && sql`accept_exchange`,
    filters.highlighted && sql`highlighted`,
    filters.exclusivity && sql`exclusivity`,
    filters.news && sql`news`,
    filters.renownedArchitects && sql`renowned_architects`,
    filters.curadoria !== undefined && sql`curated @> array[${filters.curadoria.toLowerCase()}]::text[]`,
    brokerId !== null && sql`broker_id = ${brokerId}`,
    filters.condominiumName !== undefined && sql`condominium_slug = ${slugify(filters.condominiumName)}`,
  ];
  return list.filter((item): item is Condition => Boolean(item));
}

type Range = { min?: number; max?: number };

function between(column: Condition, { min, max }: Range): Condition {
  if (min === undefined) return sql`${column} <= ${max}`;
  return max === undefined ? sql`${column} >= ${min}` : sql`${column} between ${min} and ${max}`;
}

/** Without a negotiation a price matches the sale or the rent price; what has no price matches no price filter. */
function priceCondition(price: Range, negotiation: SearchFilters['negotiation']): Condition {
  if (negotiation === 'sell') return between(sql`sale_amount`, price);
  if (negotiation === 'rent') return between(sql`rent_amount`, price);
  return sql`(${between(sql`sale_amount`, price)} or ${between(sql`rent_amount`, price)})`;
}

const holdsAll = (column: Condition, mask: number) => sql`${column} & ${mask} = ${mask}`;

function placeCondition(place: Place): Condition {
  if (place.by === 'unknown') return sql`false`;
  if (place.by === 'city') return sql`city_slug = ${place.citySlug}`;
  const { south, north, west, east } = boundingBox(place, place.range);
  const longitudes =
    west <= east ? sql`lng between ${west} and ${east}` : sql`(lng >= ${west} or lng <= ${east})`;
  return sql`lat between ${south} and ${north} and ${longitudes} and ${distance(place)} <= ${place.range}`;
}

/** Great-circle distance in km, the same formula as `~/domain/geo`'s `distanceKm`. */
export function distance({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`2 * 6371 * asin(least(1, sqrt(
    sin(radians(lat - ${lat}) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(lat)) * sin(radians(lng - ${lng}) / 2) ^ 2)))`;
}

/** The order asked for, else highlighted first, then news, then the most recent; ties by id; no price comes last. */
export function searchOrder({ orderBy, direction, negotiation }: SearchFilters): Condition {
  if (orderBy === undefined) return sql`highlighted desc, news desc, listed_at desc, id`;
  const way = (direction ?? defaultDirection[orderBy]) === 'desc' ? sql`desc` : sql`asc`;
  return sql`${sortKey(orderBy, negotiation)} ${way} nulls last, id`;
}

/** What is cheap, but large, is looked for first. */
const defaultDirection = { preco: 'asc', area: 'desc', quartos: 'desc', suites: 'desc' } as const;

function sortKey(orderBy: NonNullable<SearchFilters['orderBy']>, negotiation: SearchFilters['negotiation']) {
  if (orderBy === 'area') return sql`area_m2`;
  if (orderBy === 'quartos') return sql`bedrooms`;
  if (orderBy === 'suites') return sql`suites`;
  if (negotiation === 'sell') return sql`sale_amount`;
  return negotiation === 'rent' ? sql`rent_amount` : sql`coalesce(sale_amount, rent_amount)`;
}
