import type { XY } from './ground-file';

const round = (value: number) => Math.round(value * 10) / 10;
const text = ([x, y]: XY) => `${round(x)} ${round(y)}`;
const middle = ([x1, y1]: XY, [x2, y2]: XY): XY => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Closed path of straight lines. */
export const straightPath = (points: readonly XY[]): string => `M${points.map(text).join(' ')}z`;

/** Closed path with rounded corners: the points pull the line, which goes through the middle of each edge. */
export function roundedPath(points: readonly XY[]): string {
  if (points.length < 3) return '';
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length]!;
    return `${text(point)} ${text(middle(point, next))}`;
  });
  return `M${text(middle(points.at(-1)!, points[0]!))}Q${curves.join(' ')}z`;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a closed ring within a frame (Sutherland and Hodgman); it may run along the frame's edge. */
export function clipRing(points: readonly XY[], { left, top, right, bottom }: Frame): XY[] {
  const sides: readonly [axis: 0 | 1, sign: 1 | -1, edge: number][] = [
    [0, 1, left],
    [0, -1, right],
    [1, 1, top],
    [1, -1, bottom],
  ];
  return sides.reduce<readonly XY[]>((ring, [axis, sign, edge]) => {
    const isInside = (point: XY) => (point[axis] - edge) * sign >= 0;
    return ring.flatMap((point, index) => {
      const last = ring.at(index - 1)!;
      const crossing = isInside(point) === isInside(last) ? [] : [crossingOf(last, point, axis, edge)];
      return isInside(point) ? [...crossing, point] : crossing;
    });
  }, points) as XY[];
}

function crossingOf(from: XY, to: XY, axis: 0 | 1, edge: number): XY {
  const part = (edge - from[axis]) / (to[axis] - from[axis]);
  const other = from[1 - axis]! + part * (to[1 - axis]! - from[1 - axis]!);
  return axis === 0 ? [edge, other] : [other, edge];
}
