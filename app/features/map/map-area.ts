import { distanceKm, type Point } from '@domain/geo';
import { maxRadius } from '@domain/taxonomy/location-types';

/** What a map shows: its middle, and the middles of its edges. */
export interface MapView {
  center: Point;
  north: Point;
  east: Point;
}

/** 10 m are enough for a middle, 100 m for a radius. */
const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** The circle that a map's view stands for: to the farther edge, so that nothing in its middle is left out. */
export function areaOf({ center, north, east }: MapView): Point & { range: number } {
  const reach = Math.max(distanceKm(center, north), distanceKm(center, east));
  const lng = ((((center.lng + 180) % 360) + 360) % 360) - 180;
  return {
    lat: round(Math.max(-90, Math.min(90, center.lat)), 4),
    lng: round(lng, 4),
    range: Math.min(maxRadius, Math.max(0.1, round(reach, 1))),
  };
}

/** The address of the same search in what the map shows; `areaUrl`: the one in no place yet (map-area-url.ts). */
export function areaSearchUrl(areaUrl: string, view: MapView): string {
  const { lat, lng, range } = areaOf(view);
  return areaUrl.replace('lat=0&lng=0&range=0', `lat=${lat}&lng=${lng}&range=${range}`);
}
