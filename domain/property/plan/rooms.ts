import type { Plan, PlanFloor, PlanPoint, PlanRoom } from './plan';
import { areaOf, boxOf, edgesOf, isInside, type Polygon, signedArea, spansAlong } from './polygon';

/** In m², without what is outdoors. */
export const indoorArea = ({ floors }: Pick<Plan, 'floors'>): number =>
  floors
    .flatMap(({ rooms }) => rooms)
    .reduce((sum, { points, outdoors }) => sum + (outdoors ? 0 : areaOf(points)), 0);

/** The room that a point is in, such as the photographer's. */
export const roomAt = ({ rooms }: Pick<PlanFloor, 'rooms'>, at: PlanPoint): PlanRoom | undefined =>
  rooms.find(({ points }) => isInside(points, at));

/** A point inside, where a name has room: the centre of gravity, else the middle of the longest line across. */
export function middleOf(polygon: Polygon): PlanPoint {
  const area = signedArea(polygon);
  const [x, y] = edgesOf(polygon).reduce<PlanPoint>(
    ([sumX, sumY], [[x1, y1], [x2, y2]]) => {
      const cross = x1 * y2 - x2 * y1;
      return [sumX + (x1 + x2) * cross, sumY + (y1 + y2) * cross];
    },
    [0, 0],
  );
  const centre: PlanPoint = [x / (6 * area), y / (6 * area)];
  if (isInside(polygon, centre)) return centre;
  const { top, height } = boxOf(polygon);
  const lines = [0.5, 0.25, 0.75].flatMap((part) => {
    const at = top + height * part;
    return spansAlong(polygon, 1, at).map(([from, to]) => ({ at, from, to }));
  });
  const longest = lines.reduce((best, line) => (line.to - line.from > best.to - best.from ? line : best));
  return [(longest.from + longest.to) / 2, longest.at];
}
