import { type GroundFile, pointsOf } from './ground-file';
import { roundedPath } from './paths';

export interface Shapes {
  /** null: all is land. */
  land: string | null;
  borders: string;
}

/** Paths in the units of the file. */
export function shapesOf({ land, borders }: GroundFile): Shapes {
  return {
    land: land.length === 0 ? null : land.map((ring) => roundedPath(pointsOf(ring))).join(''),
    borders: borders.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join(''),
  };
}
