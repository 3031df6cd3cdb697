import type { PlanPoint } from './plan';

/** Vertices in order, either direction, the last joined to the first. */
export type Polygon = readonly PlanPoint[];
export type Segment = readonly [PlanPoint, PlanPoint];

export const edgesOf = (polygon: Polygon): Segment[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length]!]);

/** Positive if the vertices go clockwise on the drawing, whose y grows downwards. */
export const signedArea = (polygon: Polygon): number =>
  edgesOf(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0) / 2;

export const areaOf = (polygon: Polygon): number => Math.abs(signedArea(polygon));

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boxOf(points: readonly PlanPoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Lengths inside the polygon along the line `axis` = `at`, as pairs of ends. */
export function spansAlong(polygon: Polygon, axis: 0 | 1, at: number): [number, number][] {
  const other = axis === 0 ? 1 : 0;
  const ends = edgesOf(polygon)
    .filter(([from, to]) => from[axis] <= at !== to[axis] <= at)
    .map(
      ([from, to]) => from[other] + ((at - from[axis]) / (to[axis] - from[axis])) * (to[other] - from[other]),
    )
    .sort((a, b) => a - b);
  return Array.from({ length: ends.length >> 1 }, (_, index) => [ends[index * 2]!, ends[index * 2 + 1]!]);
}

export const isInside = (polygon: Polygon, [x, y]: PlanPoint): boolean =>
  spansAlong(polygon, 0, x).some(([from, to]) => from <= y && y <= to);

export function distanceToSegment([x, y]: PlanPoint, [[x1, y1], [x2, y2]]: Segment): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** Where two segments cross or touch; null if they do neither or are parallel. */
export function crossing([a, b]: Segment, [c, d]: Segment): PlanPoint | null {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
  const isOnBoth = t >= 0 && t <= 1 && u >= 0 && u <= 1;
  return isOnBoth ? [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])] : null;
}

/** No edge crosses, touches or repeats another, apart from the vertices of neighbours. */
export function isSimple(polygon: Polygon): boolean {
  const edges = edgesOf(polygon);
  return edges.every(([from, to], index) => {
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.01) return false;
    return edges.slice(index + 1).every((other, ahead) => {
      const isNext = ahead === 0;
      const isBefore = index === 0 && ahead === edges.length - 2;
      if (isNext || isBefore) return !turnsBack(isNext ? [from, to, other[1]] : [other[0], from, to]);
      const ends = [other[0], other[1]].map((end) => distanceToSegment(end, [from, to]));
      return crossing([from, to], other) === null && Math.min(...ends) > 0.001;
    });
  });
}

/** Whether the path a → b → c runs back over itself. */
function turnsBack([a, b, c]: [PlanPoint, PlanPoint, PlanPoint]): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.abs(ux * vy - uy * vx) < 1e-9 && ux * vx + uy * vy < 0;
}
