import type { SearchFilters } from './filters';
import { withoutFilter } from './changes';
import { emptyFilters } from './normalize';
import { placeText } from './place-text';

export interface ListedPlace {
  value: string;
  localizacao: string;
  slug?: string | null;
  lat: number | null;
  lng: number | null;
}

/**
 * The search box's filters for a place (spec 1 §2.5).
 * @param radius in km; 0 is the place's own range, by its slug if it has one
 */
export function placeFilters(
  place: ListedPlace,
  negotiation: SearchFilters['negotiation'],
  radius = 0,
): SearchFilters {
  const filters: SearchFilters = { ...emptyFilters(), negotiation };
  const { lat, lng, slug } = place;
  if (slug && (radius === 0 || lat === null)) return { ...filters, local: slug };
  if (lat === null || lng === null) return { ...filters, localName: placeText(place) };
  return { ...filters, localName: placeText(place), lat, lng, range: radius };
}

/** Drops the kind of place and the pinned property (docs/decisions/0075-true-words.md). */
export function searchInPlace(filters: SearchFilters, place: ListedPlace, radius = 0): SearchFilters {
  const { local, localName, lat, lng, range } = placeFilters(place, filters.negotiation, radius);
  return {
    ...withoutFilter(filters, 'location'),
    ...{ local, localName, lat, lng, range },
    ...{ locationType: 'Cidade', fixedProductId: undefined, fixedProductPhase: undefined },
  };
}
