import type { Country } from './countries';
import type { LocationKind, LocationType } from './location-types';

/** A fixed place (spec 1 §3.4 and §3.6). Degrees, within 3 km of the place; the center of a country or region. */
export interface NamedLocation {
  slug: string;
  label: string;
  kind: LocationKind;
  /** Other names in feeds and searches. */
  alsoCalled?: readonly string[];
  /** Other district names in feeds, valid only within its city. */
  asDistrict?: readonly string[];
  locationType: Lowercase<LocationType>;
  /** The municipality, or the town abroad; a city's own name. */
  city?: string;
  citySlug?: string;
  /** Two letters in Brazil, a region's name abroad. */
  state?: string;
  country: Country;
  lat: number;
  lng: number;
  /** Its own radius in km (spec 1 §11). */
  range: number;
}
