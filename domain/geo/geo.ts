export interface Point {
  lat: number;
  lng: number;
}

/** Degrees. If `west > east`, the box crosses the antimeridian: longitudes ≥ west or ≤ east. */
export interface BoundingBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Maximum distance in meters between a listing's public point and its true point (settled §4). */
export const publicPointReach = 500;

export function formatPoint({ lat, lng }: Point): string {
  const angle = (value: number) => `${Math.abs(value).toFixed(4).replace('.', ',')}°`;
  return `${angle(lat)} ${lat < 0 ? 'S' : 'N'}, ${angle(lng)} ${lng < 0 ? 'O' : 'L'}`;
}

/** Mean radius, km. */
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

export function distanceKm(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2);
  const lng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng * lng;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Smallest box with every point within `km` of `center`; all longitudes if the circle contains a pole. */
export function boundingBox(center: Point, km: number): BoundingBox {
  const reach = km / earthRadius;
  const south = center.lat - degrees(reach);
  const north = center.lat + degrees(reach);
  if (south <= -90 || north >= 90) {
    return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 };
  }
  const width = degrees(Math.asin(Math.min(1, Math.sin(reach) / Math.cos(radians(center.lat)))));
  const wrap = (lng: number) => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng);
  return { south, north, west: wrap(center.lng - width), east: wrap(center.lng + width) };
}
