import type { Negotiation, SearchFilters } from '@domain/search/filters';
import { parseWhole } from '@domain/search/param';
import { type PropertyType, propertyTypeGroups } from '@domain/taxonomy/property-types';
import { maxAmount } from '@domain/validation/search-values';
import { searchBoxField as field } from './search-box-fields';

export interface Wish {
  kind?: PropertyType;
  upTo?: number; // whole reais
}

/** Type groups, which include their subtypes. */
export const wishKinds = propertyTypeGroups.map(({ slug, label }) => ({ value: slug, label }));
const million = 1_000_000;
export const wishAmounts: Record<Negotiation, readonly number[]> = {
  sell: [1, 2, 3, 5, 10, 20].map((millions) => millions * million),
  rent: [5_000, 10_000, 20_000, 40_000],
};

export function readWish(params: URLSearchParams): Wish {
  const kind = wishKinds.find(({ value }) => value === params.get(field.kind))?.value;
  const upTo = parseWhole(params.get(field.upTo) ?? '', 1, maxAmount);
  return { ...(kind && { kind }), ...(upTo !== null && { upTo }) };
}

export const wishFilters = ({ kind, upTo }: Wish): Partial<SearchFilters> => ({
  ...(kind && { propertyType: [kind] }),
  ...(upTo && { price: { max: upTo } }),
});
