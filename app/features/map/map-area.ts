import { distanceKm, type Point } from '@domain/geo/geo';
import { maxRadius } from '@domain/taxonomy/location-types';

export interface MapView {
  center: Point;
  north: Point;
  east: Point;
}

/** 4 places are 10 m in degrees; one place is 100 m in km. */
const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** Circle around a map view, up to its farther edge. */
export function areaOf({ center, north, east }: MapView): Point & { range: number } {
  const reach = Math.max(distanceKm(center, north), distanceKm(center, east));
  const lng = ((((center.lng + 180) % 360) + 360) % 360) - 180;
  return {
    lat: round(Math.max(-90, Math.min(90, center.lat)), 4),
    lng: round(lng, 4),
    range: Math.min(maxRadius, Math.max(0.1, round(reach, 1))),
  };
}

export function areaSearchUrl(areaUrl: string, view: MapView): string {
  const { lat, lng, range } = areaOf(view);
  return areaUrl.replace('lat=0&lng=0&range=0', `lat=${lat}&lng=${lng}&range=${range}`);
}
