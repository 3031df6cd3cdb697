import type { Point } from '@domain/geo/geo';
import { defaultRadius } from '@domain/taxonomy/location-types';

/** Circle of a radius search; null for other searches and for the default radius of a place. */
export function searchedCircle(url: string): { center: Point; km: number } | null {
  const params = new URLSearchParams(url.split('?')[1]);
  const [lat, lng] = [params.get('lat'), params.get('lng')];
  const km = Number(params.get('range') ?? defaultRadius);
  return lat !== null && lng !== null && km > 0
    ? { center: { lat: Number(lat), lng: Number(lng) }, km }
    : null;
}
