import type { Country } from './countries';
import type { LocationKind, LocationType } from './location-types';

/**
 * One of the fixed places that menus, the coverage tab, the search box and slugs know (spec 1 §3.4 and §3.6).
 * Coordinates are degrees, within 3 km of the place; a country's or a region's point is its middle.
 */
export interface NamedLocation {
  /** Its word in a listing's path. */
  slug: string;
  /** Its own name: 'Moema'. */
  label: string;
  kind: LocationKind;
  /** Other names that people and feeds write: they find it too. */
  alsoCalled?: readonly string[];
  /** What feeds call it too where they name a district; only within its city do these names mean it. */
  asDistrict?: readonly string[];
  /** The site's area it belongs to, as the database and the wire have it. */
  locationType: Lowercase<LocationType>;
  /** The municipality (abroad: the town) it lies in; a city's is itself. */
  city?: string;
  citySlug?: string;
  /** Two letters in Brazil, the region's name abroad. */
  state?: string;
  /** ISO 3166, two letters. */
  country: Country;
  lat: number;
  lng: number;
  /** Its own radius, km (spec 1 §11). */
  range: number;
}
