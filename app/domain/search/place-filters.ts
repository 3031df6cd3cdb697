import type { LocationResult } from '@contract/location';
import type { SearchFilters } from '@contract/filters';
import { emptyFilters } from './normalize';
import { placeText } from './place-text';

/**
 * The search in a chosen place: what the search box sets (spec 1 §2.5). `radius` in km; 0 is the
 * place's own range, and a place that has a slug is then searched by it.
 */
export function placeFilters(
  place: LocationResult,
  negotiation: SearchFilters['negotiation'],
  radius = 0,
): SearchFilters {
  const filters: SearchFilters = { ...emptyFilters(), negotiation };
  if (radius === 0 && place.slug) return { ...filters, local: place.slug };
  const { lat, lng } = place;
  return { ...filters, localName: placeText(place), lat, lng, range: radius };
}
