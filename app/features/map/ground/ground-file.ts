import type { Point } from '@domain/geo/geo';

/**
 * A drawing. Coordinates are whole numbers, in units of Mercator's square divided by `scale`, from `origin`. A ring is
 * flat: its first point, then the steps to each next one.
 */
export interface GroundFile {
  scale: number;
  origin: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
  /** Rings of one direction, which may overlap: together they are the land. None: all is land. */
  land: readonly (readonly number[])[];
  places: readonly GroundPlace[];
  /** Lines between the cells of two places. */
  borders: readonly (readonly number[])[];
  waters: readonly GroundPlace[];
}

export interface GroundPlace {
  name: string;
  at: readonly [x: number, y: number];
  /** Convex: all that is nearer to this place than to any other, up to some kilometers. */
  cell?: readonly number[];
}

export type XY = readonly [x: number, y: number];

/** Mercator: 0 to 1 from the north-west corner of the world. */
export function mercator({ lat, lng }: Point): XY {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

export function toUnits({ scale, origin: [x, y] }: Pick<GroundFile, 'scale' | 'origin'>, point: Point): XY {
  const [east, south] = mercator(point);
  return [east * scale - x, south * scale - y];
}

export function toPoint({ scale, origin }: Pick<GroundFile, 'scale' | 'origin'>, [x, y]: XY): Point {
  const south = (y + origin[1]) / scale;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI;
  return { lat, lng: ((x + origin[0]) / scale) * 360 - 180 };
}

/** Circumference of Mercator's globe at the equator, in meters. */
const equator = 40_075_017;

/** Meters of one unit at a latitude. */
export const metersPerUnit = (scale: number, lat: number): number =>
  (equator * Math.cos((lat * Math.PI) / 180)) / scale;

export function pointsOf(ring: readonly number[]): XY[] {
  let [x, y] = [0, 0];
  const points: XY[] = [];
  for (let index = 0; index + 1 < ring.length; index += 2) {
    x += ring[index]!;
    y += ring[index + 1]!;
    points.push([x, y]);
  }
  return points;
}

export function ringOf(points: readonly XY[]): number[] {
  return points.flatMap(([x, y], index) => {
    const [lastX, lastY] = points[index - 1] ?? [0, 0];
    return [x - lastX, y - lastY];
  });
}
