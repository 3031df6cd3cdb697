import { sql } from 'kysely';
import { type Amount, amounts, boundGroups, type Bounds, type Condition, facetGroups } from './facets';
import type { Search } from './search-conditions';
import { largePlace, ownFacet, placeFacet } from './search-index';

/**
 * SQL expression for the matching bits in the default order; its value is null while the index is stale.
 * @returns null if the index has no facet for the search: small or free place, curated list, broker, condominium
 */
export function bitmapSearch(search: Search): Condition | null {
  const { filters, place, brokerId } = search;
  if (brokerId !== null || filters.curadoria !== undefined || filters.condominiumName !== undefined)
    return null;
  const where = place === null ? [] : placeBits(place);
  if (where === null) return null;
  const groups = [
    facetBits('all'),
    ...where,
    ...facetGroups(filters).map((group) => either(group.map(facetBits))),
    ...boundGroups(filters).map((group) => either(group.map(boundBits))),
  ];
  return everyBits(groups);
}

export const everyBits = (bits: readonly Condition[]): Condition => sql`(${sql.join(bits, sql` & `)})`;
const either = (bits: readonly Condition[]): Condition => sql`(${sql.join(bits, sql` | `)})`;
export const facetBits = (facet: string): Condition =>
  sql`(select bits from search_facet where facet = ${facet})`;

function placeBits(place: NonNullable<Search['place']>): Condition[] | null {
  if (place.by === 'unknown' || !place.location || place.location.properties < largePlace) return null;
  const { location } = place;
  const here = facetBits(placeFacet(location));
  if (place.by !== 'radius') return [here];
  const own = facetBits(ownFacet(location));
  if (place.only === 'own') return [own];
  const isWhole =
    location.lat === place.lat && location.lng === place.lng && location.range_km === place.range;
  if (!isWhole || location.kind === 'cidade') return null;
  return place.only === 'around' ? [here, sql`~${own}`] : [here];
}

/** min ≤ amount ≤ max; a property without the amount does not match. */
export function boundBits({ amount, min = 0, max }: Bounds): Condition {
  const largest = 2 ** amounts[amount].digits - 1;
  const known = facetBits(`known:${amount}`);
  if (min > largest) return sql`(${known} & ~${known})`;
  const parts = [known];
  if (min > 0) parts.push(atLeast(amount, min));
  if (max !== undefined && max < largest) parts.push(atMost(amount, max));
  return everyBits(parts);
}

/**
 * From the highest digit: at a 0 of the bound, a 1 is larger; at a 1, a 1 is required. Trailing zeros have no effect.
 */
function atLeast(amount: Amount, bound: number): Condition {
  let expression: Condition | null = null;
  for (let digit = 0; digit < amounts[amount].digits; digit++) {
    const own = slice(amount, digit);
    if (hasDigit(bound, digit)) expression = expression === null ? own : sql`(${own} & ${expression})`;
    else if (expression !== null) expression = sql`(${own} | ${expression})`;
  }
  return expression!;
}

/** Inverse of `atLeast`: at a 1 of the bound, a 0 is smaller. Trailing ones have no effect. */
function atMost(amount: Amount, bound: number): Condition {
  let expression: Condition | null = null;
  for (let digit = 0; digit < amounts[amount].digits; digit++) {
    const not = sql`~${slice(amount, digit)}`;
    if (!hasDigit(bound, digit)) expression = expression === null ? not : sql`(${not} & ${expression})`;
    else if (expression !== null) expression = sql`(${not} | ${expression})`;
  }
  return expression!;
}

const hasDigit = (value: number, digit: number) => Math.floor(value / 2 ** digit) % 2 === 1;
const slice = (amount: Amount, digit: number): Condition =>
  sql`(select bits from search_slice where amount = ${amount} and digit = ${sql.lit(digit)})`;
