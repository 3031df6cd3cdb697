import { distanceKm, type Point } from '../geo';
import { fold } from '../text';
import type { NamedLocation } from './named-location';
import { namedLocations } from './named-locations';

/** A place's label with what tells it apart: 'Moema, São Paulo'; abroad 'Miami, Estados Unidos' is its city and country. */
export function fullLabel({ label, city }: NamedLocation): string {
  return city && city !== label ? `${label}, ${city}` : label;
}

const bySlug = new Map(namedLocations.map((location) => [location.slug, location]));
const byLabel = new Map<string, NamedLocation>();
for (const location of namedLocations) {
  for (const name of [fullLabel(location), location.label]) {
    if (!byLabel.has(fold(name))) byLabel.set(fold(name), location);
  }
}

export function namedLocationBySlug(slug: string): NamedLocation | null {
  return bySlug.get(slug) ?? null;
}

/** By its label or its label with its city, whatever the case and the accents. */
export function namedLocationByLabel(label: string): NamedLocation | null {
  return byLabel.get(fold(label.trim())) ?? null;
}

/** The named location whose label this is and which stands at this very point (within 50 m). */
export function namedLocationAt(label: string, point: Point): NamedLocation | null {
  const location = namedLocationByLabel(label);
  return location && distanceKm(location, point) < 0.05 ? location : null;
}
