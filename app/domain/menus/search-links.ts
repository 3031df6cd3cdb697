import type { SearchFilters } from '@contract/filters';
import { buildSearchUrl } from '../search/build-url';
import { emptyFilters } from '../search/normalize';
import { locationTypes } from '../taxonomy/location-types';
import { namedLocationAt, namedLocationBySlug, fullLabel } from '../taxonomy/named-location-lookup';
import type { NamedLocation } from '../taxonomy/named-location';

/** A link of a menu, a footer or a coverage list. */
export interface SearchLink {
  label: string;
  href: string;
}

/** A search's address. */
export const searchUrl = (filters: Partial<SearchFilters>) =>
  buildSearchUrl({ ...emptyFilters(), ...filters });

/** A menu's shortcut names its first page (spec 1 §2.3; settled §2). */
export function shortcut(label: string, filters: Partial<SearchFilters>): SearchLink {
  const url = searchUrl(filters);
  return { label, href: `${url}${url.includes('?') ? '&' : '?'}pagina=1` };
}

/** @throws where there is no such place: lists name places by slug, and a slip shows at the start */
export function placeOf(slug: string): NamedLocation {
  const place = namedLocationBySlug(slug);
  if (!place) throw new Error(`There is no named location '${slug}'`);
  return place;
}

/** A search around a named place: its label, point and own radius in km, unless another is given (spec 1 §11). */
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
