import type { SearchFilters } from '@domain/search/filters';
import { withoutFilter } from '@domain/search/changes';
import { placeFilters } from '@domain/search/place-filters';
import type { Place } from '~/domain/place';

/** The same search in another place: everything but where it looks stays (spec 1 §2.5). */
export function inPlaceOf(filters: SearchFilters, place: Place, radius?: number): SearchFilters {
  const { local, localName, lat, lng, range } = placeFilters(place, filters.negotiation, radius);
  return { ...withoutFilter(filters, 'location'), local, localName, lat, lng, range };
}
