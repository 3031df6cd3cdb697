import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Longitude, latitude. */
export type LngLat = readonly [lng: number, lat: number];

/** Outer rings of the land of Natural Earth (public domain), by the package `world-atlas`. */
export async function landRings(detail: '10m' | '110m'): Promise<LngLat[][]> {
  const path = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`);
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [unbroken(geometry.coordinates[0]!)];
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.map((polygon) => unbroken(polygon[0]!));
  });
}

/** Longitudes go on beyond 180 where a ring crosses the antimeridian. */
function unbroken(ring: readonly number[][]): LngLat[] {
  let last = ring[0]![0]!;
  const points = ring.map(([lng = 0, lat = 0]): LngLat => {
    last = lng + 360 * Math.round((last - lng) / 360);
    return [last, lat];
  });
  const mean = points.reduce((sum, [lng]) => sum + lng, 0) / points.length;
  const turns = 360 * Math.round(mean / 360);
  return points.map(([lng, lat]) => [lng - turns, lat]);
}
