import type { Search } from '@api/search/queries/search-conditions';
import { emptyFilters } from '@domain/search/normalize';

/** The five things by which people search: a group without criteria fits each property. */
export const groupCount = 5;
/** A person with one thing less is worth a call. */
export const leastFit = groupCount - 1;

/** Whoever looks elsewhere, or for a rent instead of a sale, does not wait for the property. */
export function placeGroup({ filters, place }: Search): Search {
  const { locationType } = filters;
  return {
    filters: { ...emptyFilters(), locationType, negotiation: filters.negotiation ?? 'sell' },
    place,
    brokerId: null,
  };
}

/** Price, kind, bedrooms and suites, all the rest. */
export function otherGroups({ filters, brokerId, listed }: Search): Search[] {
  const { price, propertyType, dorms, suites, negotiation = 'sell' as const } = filters;
  const only = (some: Partial<Search['filters']>): Search => ({
    ...{ filters: { ...emptyFilters(), ...some }, place: null, brokerId: null },
  });
  const empty = emptyFilters();
  const rest = {
    ...filters,
    ...{ price: undefined, propertyType: [], dorms: undefined, suites: undefined, negotiation: undefined },
    locationType: empty.locationType,
  };
  return [
    only({ price, negotiation }),
    only({ propertyType }),
    only({ dorms, suites }),
    { filters: rest, place: null, brokerId, listed },
  ];
}
