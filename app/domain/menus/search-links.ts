import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { locationTypes } from '@domain/taxonomy/location-types';
import { namedLocationAt, namedLocationBySlug, fullLabel } from '@domain/taxonomy/named-location-lookup';
import type { NamedLocation } from '@domain/taxonomy/named-location';

export interface SearchLink {
  label: string;
  href: string;
}

export const searchUrl = (filters: Partial<SearchFilters>) =>
  buildSearchUrl({ ...emptyFilters(), ...filters });

/** Shortcuts contain the page number (spec 1 §2.3; settled §2). */
export function shortcut(label: string, filters: Partial<SearchFilters>): SearchLink {
  const url = searchUrl(filters);
  return { label, href: `${url}${url.includes('?') ? '&' : '?'}pagina=1` };
}

/** @throws for an unknown slug, so a typing error fails at startup */
export function placeOf(slug: string): NamedLocation {
  const place = namedLocationBySlug(slug);
  if (!place) throw new Error(`There is no named location '${slug}'`);
  return place;
}

/** Search around a place; radius in km, by default its own (spec 1 §11). */
export function around(place: NamedLocation, range = place.range): Partial<SearchFilters> {
  const { label, lat, lng, locationType } = place;
  const own = namedLocationAt(label, place) === place;
  return {
    locationType: locationTypes.find((type) => type.toLowerCase() === locationType),
    localName: own ? label : fullLabel(place),
    lat,
    lng,
    range,
  };
}
