import type { ResolvedPlace } from '@domain/search/place';
import { slugOf } from './locations';
import { type Place, pointOfPlace } from './places';

export function resolvedPlace(place: Place): ResolvedPlace {
  if (place.by === 'unknown') return { known: false, label: place.text };
  const { location } = place;
  const point = pointOfPlace(place);
  return {
    known: true,
    by: place.by,
    label: place.label,
    slug: location && slugOf(location),
    state: location?.state,
    country: location?.country,
    lat: point?.lat,
    lng: point?.lng,
    range: place.by === 'radius' ? place.range : place.location.range_km,
    kind: location?.kind,
    ownRange: location?.range_km,
  };
}
