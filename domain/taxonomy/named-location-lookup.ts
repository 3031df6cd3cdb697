import { distanceKm, type Point } from '../geo';
import { fold, slugify } from '../text';
import { countryNames, type Country } from './countries';
import type { NamedLocation } from './named-location';
import { namedLocations } from './named-locations';

/** A place's label with what tells it apart, without repeats: 'Moema, São Paulo', 'Miami, Estados Unidos'. */
export function fullLabel({ label, city, country }: NamedLocation): string {
  const parts = [label, city, country === 'BR' ? undefined : countryNames[country]];
  return [...new Set(parts.filter((part) => part != null))].join(', ');
}

const bySlug = new Map(namedLocations.map((location) => [location.slug, location]));
const byLabel = new Map(
  // A short label that two places share is the first one's, in the list's order.
  namedLocations
    .toReversed()
    .flatMap((location) => [
      ...(location.alsoCalled ?? []).map((name) => [fold(name), location] as const),
      [fold(location.label), location] as const,
      [fold(fullLabel(location)), location] as const,
    ]),
);

const otherNames = new Map(
  namedLocations.flatMap((location) =>
    (location.alsoCalled ?? []).map((name) => [slugify(name), location] as const),
  ),
);

/** The slug that a place is known by here: 'armacao-dos-buzios' → 'buzios'; any other stays as it is. */
export const usualSlug = (slug: string): string => otherNames.get(slug)?.slug ?? slug;
/** The same for a city's name: 'Armação dos Búzios' → 'Búzios'. */
export const usualCityName = (city: string): string => otherNames.get(slugify(city))?.city ?? city;

export function namedLocationBySlug(slug: string): NamedLocation | null {
  return bySlug.get(slug) ?? null;
}

const byTown = new Map(
  namedLocations
    .toReversed()
    .flatMap((location) => (location.citySlug ? [[location.citySlug, location] as const] : [])),
);

/** A named place of a town, by the town's slug: what the town is like. */
export const namedPlaceIn = (citySlug: string): NamedLocation | null => byTown.get(citySlug) ?? null;

/** A country as a place of its own. */
export const countryLocation = (country: Country): NamedLocation | undefined =>
  namedLocations.find((location) => location.kind === 'pais' && location.country === country);

/** By its label or its label with its city or country, whatever the case and the accents. */
export function namedLocationByLabel(label: string): NamedLocation | null {
  return byLabel.get(fold(label.trim())) ?? null;
}

/** The named location whose label this is and which stands at this very point (within 50 m). */
export function namedLocationAt(label: string, point: Point): NamedLocation | null {
  const location = namedLocationByLabel(label);
  return location && distanceKm(location, point) < 0.05 ? location : null;
}
