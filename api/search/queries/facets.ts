import { type RawBuilder, sql } from 'kysely';
import type { Flag, SearchFilters } from '@domain/search/filters';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { priceSteps } from '@domain/search/price-steps';
import { currencies } from '@domain/taxonomy/currencies';
import { locationTypes } from '@domain/taxonomy/location-types';
import { propertyTypes, withChildren, withoutCoveredChildren } from '@domain/taxonomy/property-types';

export type Condition = RawBuilder<unknown>;

export const isAvailable: Condition = sql`active and available`;

/** The brokerage's own first, highlighted ones, then news, then the most recent; ties by id (issue, section 4). */
export const defaultOrder: Condition = sql`first_in_list desc, highlighted desc, news desc, listed_at desc, id`;

const flags: Record<Flag, Condition> = {
  virtualVisit: sql`virtual_visit`,
  acceptExchange: sql`accept_exchange`,
  highlighted: sql`highlighted`,
  exclusivity: sql`exclusivity`,
  news: sql`news`,
  renownedArchitects: sql`renowned_architects`,
};
const flagNames = Object.keys(flags) as Flag[];
export const flagColumns = Object.values(flags);

const counts = { dorms: sql`bedrooms`, suites: sql`suites`, parkingLots: sql`parking` } as const;
const countNames = Object.keys(counts) as (keyof typeof counts)[];
const roomCounts = [1, 2, 3, 4, 5] as const;

const bits = (column: Condition, name: string, slugs: readonly string[]) =>
  slugs.map((slug, bit): [string, Condition] => [
    `${name}:${slug}`,
    sql`${column} & ${sql.lit(1 << bit)} <> 0`,
  ]);
const values = (column: Condition, name: string, known: readonly string[]) =>
  known.map((value): [string, Condition] => [`${name}:${value}`, sql`${column} = ${value}`]);

export const priceColumns = { sale: sql`sale_amount`, rent: sql`rent_amount` } as const;
/** Prices of at least `step` price steps. */
export const fromStep = (amount: keyof typeof priceColumns, step: number) => `from:${amount}:${step}`;
const steps = (amount: keyof typeof priceColumns, { step, steps }: { step: number; steps: number }) =>
  Array.from({ length: steps }, (_, n): [string, Condition] => [
    fromStep(amount, n + 1),
    sql`${priceColumns[amount]} >= ${sql.lit(step * (n + 1))}`,
  ]);
export const countedCurrencies = Object.keys(currencies).sort();

/** Conditions by facet name, for table searches and the search index. A type includes its children. */
export const facets: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ['all', sql`true`],
  ['sell', sql`for_sale`],
  ['rent', sql`for_rent`],
  ...values(
    sql`location_type`,
    'locationType',
    locationTypes.map((type) => type.toLowerCase()),
  ),
  ...propertyTypes.map((type): [string, Condition] => [
    `type:${type}`,
    sql`type in (${sql.join(withChildren([type]))})`,
  ]),
  ...countNames.flatMap((name) =>
    roomCounts.map((least): [string, Condition] => [
      `${name}:${least}`,
      sql`${counts[name]} >= ${sql.lit(least)}`,
    ]),
  ),
  ...values(sql`condition`, 'condition', conditionValues),
  ...values(sql`renovation_level`, 'renovation', renovationLevelSlugs),
  ...bits(sql`detail_mask`, 'detail', propertyDetailSlugs),
  ...bits(sql`amenity_mask`, 'amenity', condominiumDetailSlugs),
  ...flagNames.map((name): [string, Condition] => [name, flags[name]]),
  ...values(sql`currency`, 'currency', countedCurrencies),
  ...steps('sale', priceSteps.sell),
  ...steps('rent', priceSteps.rent),
]);

/** Every group must match, each by at least one of its facets. */
export function facetGroups(filters: SearchFilters): string[][] {
  const groups = [
    filters.negotiation ? [filters.negotiation] : [],
    filters.locationType === 'Cidade' ? [] : [`locationType:${filters.locationType.toLowerCase()}`],
    withoutCoveredChildren(filters.propertyType).map((type) => `type:${type}`),
    ...countNames.map((name) => (filters[name] === undefined ? [] : [`${name}:${filters[name]}`])),
    filters.condition.map((condition) => `condition:${condition}`),
    filters.renovationLevel.map((level) => `renovation:${level}`),
    ...filters.propertyDetails.map((slug) => [`detail:${slug}`]),
    ...filters.condominiumDetails.map((slug) => [`amenity:${slug}`]),
    ...flagNames.map((name) => (filters[name] ? [name] : [])),
  ];
  return groups.filter((group) => group.length > 0);
}

/** Null matches no bound. `digits`: bits of the largest stored value. */
export const amounts = {
  sale: { column: priceColumns.sale, digits: 30 },
  rent: { column: priceColumns.rent, digits: 30 },
  area: { column: sql`area_m2`, digits: 27 },
} as const;
export type Amount = keyof typeof amounts;
export type Bounds = { amount: Amount; min?: number; max?: number };

/** Grouped as in `facetGroups`. Without a negotiation a price matches sale or rent (settled §2). */
export function boundGroups({ price, area, negotiation }: SearchFilters): Bounds[][] {
  const prices: Amount[] =
    negotiation === 'sell' ? ['sale'] : negotiation === 'rent' ? ['rent'] : ['sale', 'rent'];
  return [
    ...(price ? [prices.map((amount) => ({ amount, ...price }))] : []),
    ...(area ? [[{ amount: 'area' as const, ...area }]] : []),
  ];
}
