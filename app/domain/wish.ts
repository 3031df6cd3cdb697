import type { Negotiation, SearchFilters } from '@domain/search/filters';
import { parseWhole } from '@domain/search/param';
import { type PropertyType, propertyTypeGroups } from '@domain/taxonomy/property-types';
import { maxAmount } from '@domain/validation/search-values';
import { searchBoxField as field } from './search-box-fields';

/** What the simple search asks for besides a place. */
export interface Wish {
  kind?: PropertyType;
  /** The most that it may cost, in whole reais. */
  upTo?: number;
}

/** The kinds that are offered; each has its children in it. */
export const wishKinds = propertyTypeGroups.map(({ slug, label }) => ({ value: slug, label }));
const million = 1_000_000;
/** The prices that are offered, for sale and a month's rent. */
export const wishAmounts: Record<Negotiation, readonly number[]> = {
  sell: [1, 2, 3, 5, 10, 20].map((millions) => millions * million),
  rent: [5_000, 10_000, 20_000, 40_000],
};

/** What an address says of it; what is none of ours counts as not said. */
export function readWish(params: URLSearchParams): Wish {
  const kind = wishKinds.find(({ value }) => value === params.get(field.kind))?.value;
  const upTo = parseWhole(params.get(field.upTo) ?? '', 1, maxAmount);
  return { ...(kind && { kind }), ...(upTo !== null && { upTo }) };
}

/** The filters that it means. */
export const wishFilters = ({ kind, upTo }: Wish): Partial<SearchFilters> => ({
  ...(kind && { propertyType: [kind] }),
  ...(upTo && { price: { max: upTo } }),
});
