import type { Plan, PlanFloor, PlanOpening, PlanPoint, PlanRoom } from './plan';
import { crossing, distanceToSegment, edgesOf, isInside } from './polygon';
import { middleOf } from './rooms';
import { vectorOf } from './turn';

/** In degrees; `azimuth` clockwise from true north. */
export interface Sun {
  azimuth: number;
  altitude: number;
}

/**
 * In degrees: lower, anything on the horizon hides the sun; higher, a window lets in a strip at its sill only, and a plan
 * does not tell which verandas have a roof.
 */
export const lowestSun = 5;
export const highestSun = 70;
/** In degrees from the wall's normal: nearer to the wall, the sun only grazes it. */
const widest = 75;
/** In metres: an opening is drawn on the wall's middle or on its side. */
const wall = 0.25;
/** In metres: beyond any plan. */
const far = 600;

/** A room by its indices. */
export interface RoomPlace {
  floor: number;
  room: number;
}

/**
 * Rooms that the sun reaches through a window, and open ground that the building does not shade. All floors share one
 * origin. Windows behind another wing count as shaded, since no heights are known; trees and neighbours do not count.
 */
export function sunlitRooms({ north, floors }: Pick<Plan, 'north' | 'floors'>, sun: Sun): RoomPlace[] {
  if (north === null || sun.altitude < lowestSun || sun.altitude > highestSun) return [];
  const toSun = vectorOf(sun.azimuth + north);
  return floors.flatMap((floor, index) => {
    const windows = floor.openings
      .filter(({ kind }) => kind === 'window')
      .map((window) => lightThrough(window, floor, toSun));
    return floor.rooms.flatMap((room, at) => {
      const isLit = room.outdoors
        ? isOpenGroundLit(room, floors.slice(index), toSun)
        : windows.some((isReached) => isReached(room));
      return isLit ? [{ floor: index, room: at }] : [];
    });
  });
}

function isOpenGroundLit(room: PlanRoom, [floor, ...above]: PlanFloor[], toSun: PlanPoint): boolean {
  const middle = middleOf(room.points);
  const isCovered = above.some((upper) => indoorRooms(upper).some(({ points }) => isInside(points, middle)));
  return !isCovered && !isShaded(middle, toSun, floor!);
}

/** Whether the sun reaches a room through the window. Each side of the wall is looked at once, not once a room. */
function lightThrough(
  { from, to }: PlanOpening,
  floor: PlanFloor,
  toSun: PlanPoint,
): (room: PlanRoom) => boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const beside = (side: 1 | -1): PlanPoint => [
    (from[0] + to[0]) / 2 - (side * 2 * wall * dy) / length,
    (from[1] + to[1]) / 2 + (side * 2 * wall * dx) / length,
  ];
  const isSunny = (side: 1 | -1): boolean => {
    const facing = (side * (dx * toSun[1] - dy * toSun[0])) / length;
    if (facing <= Math.cos((widest * Math.PI) / 180)) return false;
    const outside = beside(side);
    const isInner = indoorRooms(floor).some(({ points }) => isInside(points, outside));
    return !isInner && !isShaded(outside, toSun, floor);
  };
  const sunny = { left: isSunny(-1), right: isSunny(1) };
  return ({ points }) => {
    const isOfRoom = edgesOf(points).some((edge) =>
      [from, to].every((end) => distanceToSegment(end, edge) <= wall),
    );
    return isOfRoom && (isInside(points, beside(1)) ? sunny.left : sunny.right);
  };
}

function isShaded(from: PlanPoint, [x, y]: PlanPoint, floor: PlanFloor): boolean {
  const end: PlanPoint = [from[0] + x * far, from[1] + y * far];
  return indoorRooms(floor).some(({ points }) =>
    edgesOf(points).some((edge) => crossing([from, end], edge) !== null),
  );
}

const indoorRooms = ({ rooms }: PlanFloor) => rooms.filter(({ outdoors }) => !outdoors);
