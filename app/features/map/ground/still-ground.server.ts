import type { Point } from '@domain/geo/geo';
import { publicPointReach } from '@domain/geo/geo';
import { slugify } from '@domain/kernel/text';
import { type GroundFile, metersPerUnit, pointsOf, toUnits, type XY } from './ground-file';
import { loadGround } from './load-ground';
import { clipRing, roundedPath, straightPath } from './paths';
import { fittingNames, nameHeight, nameWidth, type PlacedName } from './place-names';
import { isWithin, regions } from './regions';
import { stage, type StillGround, type StillName } from './stage';

/** Lines go on this far outside of the stage, so that its edge shows none. */
const margin = 40;
/** Meters of a pixel: nearer shows a circle alone, farther shows no neighbors as one knows them. */
const scales = { nearest: 8, farthest: 60 };
/** So many neighbors are wanted within so many pixels of the middle. */
const neighbors = { count: 4, within: 165 };

export interface DrawnPoint {
  point: Point;
  isExact: boolean;
  /** Its district, or its town. */
  place: string;
}

/** Drawing around a property's public point, for the server; null where no drawing is known. */
export async function stillGround(drawn: DrawnPoint): Promise<StillGround | null> {
  for (const { slug } of regions.filter(({ box }) => isWithin(box, drawn.point))) {
    const still = drawStill(await loadGround(slug), drawn);
    if (still) return still;
  }
  return null;
}

export function drawStill(file: GroundFile, { point, isExact, place }: DrawnPoint): StillGround | null {
  const center = toUnits(file, point);
  const meters = metersPerUnit(file.scale, point.lat);
  const scale = scaleAround(file, center, meters);
  if (scale === null) return null;
  const onStage = ([x, y]: XY): XY => [
    stage.width / 2 + ((x - center[0]) * meters) / scale,
    stage.height / 2 + ((y - center[1]) * meters) / scale,
  ];
  const clipped = (ring: readonly number[]) => clipRing(pointsOf(ring).map(onStage), stageFrame);
  const radius = isExact ? null : Math.round(publicPointReach / scale);
  const own = file.places.find(({ name, cell }) => cell && slugify(name) === slugify(place));
  const names = namesOn(file, onStage, { place, radius: radius ?? 24 });
  return {
    land: file.land.length === 0 ? null : file.land.map(clipped).map(wholePath).join(''),
    borders: file.borders.map((line) => lineOn(pointsOf(line).map(onStage))).join(''),
    ...(own && { own: wholePixels(straightPath, clipped(own.cell!)) }),
    names,
    radius,
    label: labelOf(place, names),
  };
}

const stageFrame = {
  left: -margin,
  top: -margin,
  right: stage.width + margin,
  bottom: stage.height + margin,
};

/** Meters of a pixel that bring some neighbors near; null if they are too far. */
function scaleAround(file: GroundFile, [x, y]: XY, meters: number): number | null {
  const distances = file.places
    .map(({ at }) => Math.hypot(at[0] - x, at[1] - y) * meters)
    .toSorted((one, other) => one - other);
  const far = distances[Math.min(neighbors.count, distances.length - 1)];
  if (far === undefined) return null;
  const scale = Math.max(scales.nearest, far / neighbors.within);
  return scale <= scales.farthest ? scale : null;
}

const wholePixels = (path: (points: readonly XY[]) => string, points: readonly XY[]) =>
  path(points.map(([x, y]) => [Math.round(x), Math.round(y)]));
const wholePath = (points: readonly XY[]) => wholePixels(roundedPath, points);

function lineOn(points: readonly XY[]): string {
  const { left, top, right, bottom } = stageFrame;
  const isOff = (axis: 0 | 1, low: number, high: number) =>
    points.every((point) => point[axis] < low) || points.every((point) => point[axis] > high);
  if (isOff(0, left, right) || isOff(1, top, bottom)) return '';
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

function namesOn(
  file: GroundFile,
  onStage: (at: XY) => XY,
  { place, radius }: { place: string; radius: number },
): StillName[] {
  const own: StillName = {
    name: place,
    x: stage.width / 2,
    y: stage.height / 2 + radius + nameHeight / 2 + 2,
    level: 1,
    isOwn: true,
  };
  const fromMiddle = ({ x, y }: PlacedName) => Math.hypot(x - stage.width / 2, y - stage.height / 2);
  const others = [...file.places, ...file.waters.map((water) => ({ ...water, isWater: true }))]
    .filter(({ name }) => slugify(name) !== slugify(place))
    .flatMap(({ name, at, ...more }): StillName[] => {
      const [x, y] = onStage(at).map(Math.round) as [number, number];
      const level = levelOf({ name, x, y });
      return level === null ? [] : [{ name, x, y, level, ...('isWater' in more && { isWater: true }) }];
    })
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return fittingNames(own.name ? [own, ...others] : others);
}

/** Half of the drawing's width and height from which a name is shown whole. */
const levels = [
  [1, 138, 125],
  [2, 175, 125],
  [3, 278, 138],
  [4, 405, 190],
] as const;

function levelOf({ name, x, y }: PlacedName): StillName['level'] | null {
  const halfWidth = Math.abs(x - stage.width / 2) + nameWidth(name) / 2;
  const halfHeight = Math.abs(y - stage.height / 2) + nameHeight / 2;
  return levels.find(([, width, height]) => halfWidth <= width && halfHeight <= height)?.[0] ?? null;
}

const list = new Intl.ListFormat('pt-BR');

function labelOf(place: string, names: readonly StillName[]): string {
  const near = names.filter(({ isOwn, isWater }) => !isOwn && !isWater).slice(0, 3);
  const beside = near.length > 0 ? `, perto de ${list.format(near.map(({ name }) => name))}` : '';
  return place ? `Desenho do lugar: ${place}${beside}` : `Desenho do lugar${beside}`;
}
