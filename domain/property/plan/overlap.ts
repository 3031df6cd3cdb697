import type { PlanPoint } from './plan';
import { boxOf, crossing, edgesOf, type Polygon, spansAlong } from './polygon';

/**
 * Area that two polygons share, in m². Strips thinner than `thin` metres do not count: neighbours are drawn to the
 * middle of their wall, and hands are not exact.
 */
export function overlapOf(a: Polygon, b: Polygon, thin = 0): number {
  const [one, other] = [boxOf(a), boxOf(b)];
  const isApart =
    one.left >= other.left + other.width ||
    other.left >= one.left + one.width ||
    one.top >= other.top + other.height ||
    other.top >= one.top + one.height;
  // A thin strip is thin along one of the axes only.
  return isApart ? 0 : Math.min(sweep(a, b, 0, thin), sweep(a, b, 1, thin));
}

/** Between two places where an edge begins or crosses another, the shared length changes evenly. */
function sweep(a: Polygon, b: Polygon, axis: 0 | 1, thin: number): number {
  const points: PlanPoint[] = [...a, ...b];
  for (const edge of edgesOf(a))
    for (const other of edgesOf(b)) {
      const point = crossing(edge, other);
      if (point) points.push(point);
    }
  const stops = [...new Set(points.map((point) => point[axis]))].sort((from, to) => from - to);
  return stops.slice(1).reduce((sum, stop, index) => {
    const from = stops[index]!;
    const middle = (from + stop) / 2;
    return sum + (stop - from) * sharedLength(spansAlong(a, axis, middle), spansAlong(b, axis, middle), thin);
  }, 0);
}

const sharedLength = (some: [number, number][], others: [number, number][], thin: number): number =>
  some
    .flatMap(([from, to]) => others.map(([start, end]) => Math.min(to, end) - Math.max(from, start)))
    .filter((length) => length > thin)
    .reduce((sum, length) => sum + length, 0);
