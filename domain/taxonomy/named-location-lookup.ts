import { distanceKm, type Point } from '../geo/geo';
import { fold, slugify } from '../kernel/text';
import { countryNames, type Country } from './countries';
import type { NamedLocation } from './named-location';
import { namedLocations } from './named-locations';

/** 'Moema, São Paulo', 'Miami, Estados Unidos'. */
export function fullLabel({ label, city, country }: NamedLocation): string {
  const parts = [label, city, country === 'BR' ? undefined : countryNames[country]];
  return [...new Set(parts.filter((part) => part != null))].join(', ');
}

const bySlug = new Map(namedLocations.map((location) => [location.slug, location]));
const byLabel = new Map(
  // The first place in the list keeps an ambiguous label.
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

/** 'armacao-dos-buzios' → 'buzios'; other slugs are unchanged. */
export const canonicalSlug = (slug: string): string => otherNames.get(slug)?.slug ?? slug;
export const canonicalCityName = (city: string): string => otherNames.get(slugify(city))?.city ?? city;

export function namedLocationBySlug(slug: string): NamedLocation | null {
  return bySlug.get(slug) ?? null;
}

const byTown = new Map(
  namedLocations
    .toReversed()
    .flatMap((location) => (location.citySlug ? [[location.citySlug, location] as const] : [])),
);

export const namedPlaceIn = (citySlug: string): NamedLocation | null => byTown.get(citySlug) ?? null;

export const countryLocation = (country: Country): NamedLocation | undefined =>
  namedLocations.find((location) => location.kind === 'pais' && location.country === country);

export function namedLocationByLabel(label: string): NamedLocation | null {
  return byLabel.get(fold(label.trim())) ?? null;
}

/** Finds the place with this label, if it is within 50 m of the point. */
export function namedLocationAt(label: string, point: Point): NamedLocation | null {
  const location = namedLocationByLabel(label);
  return location && distanceKm(location, point) < 0.05 ? location : null;
}
