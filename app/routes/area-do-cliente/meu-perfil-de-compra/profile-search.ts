import type { PurchaseProfile } from '@contract/purchase-profile';
import type { Place } from '~/domain/place';
import { profileCriteria } from '@domain/purchase-profile/criteria';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters, normalizeFilters } from '@domain/search/normalize';
import { placeFilters } from '@domain/search/place-filters';

/** Search of a profile: properties for sale in `place`, or anywhere if null. */
export const profileSearch = (profile: PurchaseProfile, place: Place | null): SearchFilters =>
  normalizeFilters({
    ...(place ? placeFilters(place, 'sell') : { ...emptyFilters(), negotiation: 'sell' as const }),
    ...profileCriteria(profile),
  });
