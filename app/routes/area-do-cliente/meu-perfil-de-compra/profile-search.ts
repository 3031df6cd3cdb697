import type { PurchaseProfile } from '@contract/purchase-profile';
import type { Place } from '~/domain/place';
import { profileCriteria } from '@domain/purchase-profile/criteria';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters, normalizeFilters } from '@domain/search/normalize';
import { placeFilters } from '@domain/search/place-filters';

/** The search for what a profile asks for, in one of its places, or anywhere where it names none: homes for sale. */
export const profileSearch = (profile: PurchaseProfile, place: Place | null): SearchFilters =>
  normalizeFilters({
    ...(place ? placeFilters(place, 'sell') : { ...emptyFilters(), negotiation: 'sell' as const }),
    ...profileCriteria(profile),
  });
