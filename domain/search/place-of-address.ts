import { defaultRadius } from '../taxonomy/location-types';
import { namedLocationAt, namedLocationBySlug } from '../taxonomy/named-location-lookup';
import type { SearchFilters } from './filters';
import { nameOfSlug } from './labels';
import { mapAreaLabel, type SearchPlace } from './place';

/** For search answers without `location` (spec 2 §7 does not have it). An unknown slug counts as a city. */
export function placeOfAddress({ local, localName, lat, lng, range }: SearchFilters): SearchPlace {
  if (local) {
    const named = namedLocationBySlug(local);
    return { known: true, by: named ? null : 'city', label: named?.label ?? nameOfSlug(local), slug: local };
  }
  if (lat === undefined || lng === undefined) return localName ? { known: true, label: localName } : null;
  const named = localName ? namedLocationAt(localName, { lat, lng }) : null;
  return {
    known: true,
    by: 'radius',
    label: localName ?? mapAreaLabel,
    lat,
    lng,
    range: range === 0 ? named?.range : (range ?? defaultRadius),
    kind: named?.kind,
    ownRange: named?.range,
  };
}
