import type { SearchFilters } from './filters';
import { emptyFilters } from './normalize';
import { placeText } from './place-text';

/** A place that a visitor can choose; its slug where it has a listing of its own. */
interface ListedPlace {
  value: string;
  localizacao: string;
  slug?: string | null;
  lat: number;
  lng: number;
}

/**
 * The search in a chosen place: what the search box sets (spec 1 §2.5). `radius` in km; 0 is the
 * place's own range, and a place that has a slug is then searched by it.
 */
export function placeFilters(
  place: ListedPlace,
  negotiation: SearchFilters['negotiation'],
  radius = 0,
): SearchFilters {
  const filters: SearchFilters = { ...emptyFilters(), negotiation };
  if (radius === 0 && place.slug) return { ...filters, local: place.slug };
  const { lat, lng } = place;
  return { ...filters, localName: placeText(place), lat, lng, range: radius };
}
