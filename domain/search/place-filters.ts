import type { SearchFilters } from './filters';
import { withoutFilter } from './changes';
import { emptyFilters } from './normalize';
import { placeText } from './place-text';

/** A place that a visitor can choose; its slug where it has a listing of its own. */
export interface ListedPlace {
  value: string;
  localizacao: string;
  slug?: string | null;
  lat: number | null;
  lng: number | null;
}

/**
 * The search in a chosen place: what the search box sets (spec 1 §2.5). `radius` in km; 0 is the
 * place's own range, and a place that has a slug is then searched by it. One without a point is searched by its name alone.
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

/**
 * The same search in another place, for who looks at a list: negotiation, filters and order stay, the kind of place and a
 * pinned home were the old place's (docs/decisions/0075-true-words.md).
 */
export function searchInPlace(filters: SearchFilters, place: ListedPlace, radius = 0): SearchFilters {
  const { local, localName, lat, lng, range } = placeFilters(place, filters.negotiation, radius);
  return {
    ...withoutFilter(filters, 'location'),
    ...{ local, localName, lat, lng, range },
    ...{ locationType: 'Cidade', fixedProductId: undefined, fixedProductPhase: undefined },
  };
}
