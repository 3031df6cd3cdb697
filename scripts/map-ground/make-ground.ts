import { Delaunay } from 'd3-delaunay';
import { namedLocations, type NamedLocation } from '@domain/taxonomy/named-locations';
import type { BoundingBox, Point } from '@domain/geo/geo';
import {
  type GroundFile,
  mercator,
  metersPerUnit,
  pointsOf,
  ringOf,
  toUnits,
  type XY,
} from '../../app/features/map/ground/ground-file';
import { clipRing } from '../../app/features/map/ground/paths';
import { isWithin } from '../../app/features/map/ground/regions';
import type { LngLat } from './coast';
import { discOf, groundAround } from './shore';
import { waters } from './waters';

/** Units on the longer side of a drawing. */
const units = 3000;
const worldUnits = 2000;
/** Of the world's coasts: shorter steps are left out, in units. */
const shortest = 6;
/** How far a cell reaches, in meters. */
const reach: Partial<Record<NamedLocation['kind'], number>> = { bairro: 3_500, praia: 5_000, cidade: 14_000 };

interface Region {
  slug: string;
  box: BoundingBox;
}

/** Everything of a region's drawing. The same input makes the same file. */
export function makeGround({ slug, box }: Region, land: readonly (readonly LngLat[])[]): GroundFile {
  const frame = frameOf(box);
  const places = placesIn(box).map((place) => ({ place, at: rounded(toUnits(frame, place)) }));
  const cut = coastOf(frame, box, land);
  const meters = metersPerUnit(frame.scale, (box.south + box.north) / 2);
  const cells = cellsOf(places, frame, meters);
  const isInland = cut.length === 1 && cut[0]!.length <= 4;
  return {
    ...frame,
    land: isInland ? [] : [...cut, ...groundAround(places, cut, meters)].map(ringOf),
    places: places.map(({ place, at }) => ({ name: place.label, at, ...cells.get(place) })),
    borders: bordersOf(places, cells),
    waters: (waters[slug] ?? []).map(([name, lat, lng]) => ({
      name,
      at: rounded(toUnits(frame, { lat, lng })),
    })),
  };
}

/** The world: coasts, and the towns that are far from each other. */
export function makeWorld({ box }: Region, land: readonly (readonly LngLat[])[]): GroundFile {
  const frame = frameOf(box, worldUnits);
  const cities = namedLocations.filter(({ kind, locationType, slug }) =>
    kind === 'cidade' ? locationType === 'internacional' || capitals.has(slug) : false,
  );
  return {
    ...frame,
    land: coastOf(frame, box, land).map((ring) => ringOf(withoutSteps(ring))),
    places: cities.map((place) => ({ name: place.label, at: rounded(toUnits(frame, place)) })),
    borders: [],
    waters: [],
  };
}

const capitals = new Set(['sao-paulo', 'rio-de-janeiro', 'salvador', 'fortaleza', 'porto-seguro']);

type Frame = Pick<GroundFile, 'scale' | 'origin' | 'size'>;

function frameOf({ west, south, east, north }: BoundingBox, longer = units): Frame {
  const [left, top] = mercator({ lat: north, lng: west });
  const [right, bottom] = mercator({ lat: south, lng: east });
  const scale = Math.round(longer / Math.max(right - left, bottom - top));
  const inUnits = (value: number) => Math.round(value * scale);
  const origin: XY = [inUnits(left), inUnits(top)];
  return { scale, origin, size: [inUnits(right) - origin[0], inUnits(bottom) - origin[1]] };
}

/** Districts, beaches and condominiums; a town only if none of its districts are drawn. */
function placesIn(box: BoundingBox): NamedLocation[] {
  const here = namedLocations.filter((place) => isWithin(box, place) && place.country === countryOf(box));
  const hasDistricts = new Set(here.filter(({ kind }) => kind === 'bairro').map(({ citySlug }) => citySlug));
  const isCountryside = here.filter(({ locationType }) => locationType === 'campo').length > 20;
  return here.filter(({ kind, citySlug, locationType }) => {
    if (kind === 'pais' || kind === 'regiao') return false;
    if (kind === 'bairro') return !isCountryside;
    if (isCountryside && locationType === 'praia') return false;
    return kind !== 'cidade' || isCountryside || !hasDistricts.has(citySlug);
  });
}
const countryOf = (box: BoundingBox) =>
  namedLocations.find((place) => place.kind !== 'pais' && isWithin(box, place))!.country;

const rounded = ([x, y]: XY): XY => [Math.round(x), Math.round(y)];
const area = (points: readonly XY[]) =>
  points.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = points.at(index - 1)!;
    return sum + (lastX * y - x * lastY) / 2;
  }, 0);

/** Below this a ring is a rock: in square units. */
const smallest = 12;

/** Land within the box. What leaves the box goes on far outside of it, so that no straight shore shows at its edge. */
function coastOf(frame: Frame, box: BoundingBox, land: readonly (readonly LngLat[])[]): XY[][] {
  const [width, height] = frame.size;
  const outside = (value: number, end: number) =>
    value <= 0 ? -4 * units : value >= end ? end + 4 * units : value;
  return land.flatMap((ring) => {
    if (!touches(ring, box)) return [];
    const drawn = ring.map(([lng, lat]): XY =>
      toUnits(frame, { lat: Math.max(-85, Math.min(85, lat)), lng }),
    );
    const cut = withoutRepeats(
      clipRing(drawn, { left: 0, top: 0, right: width, bottom: height }).map(rounded),
    );
    if (cut.length < 3 || Math.abs(area(cut)) < smallest) return [];
    const turned = area(cut) < 0 ? cut.toReversed() : cut;
    return [withoutRepeats(turned.map(([x, y]): XY => [outside(x, width), outside(y, height)]))];
  });
}

const touches = (ring: readonly LngLat[], { west, south, east, north }: BoundingBox) =>
  ring.some(([lng, lat]) => lng >= west - 5 && lng <= east + 5 && lat >= south - 5 && lat <= north + 5);

const withoutRepeats = (points: readonly XY[]): XY[] =>
  points.filter(([x, y], index) => {
    const [lastX, lastY] = points.at(index - 1)!;
    return x !== lastX || y !== lastY;
  });

const withoutSteps = (points: readonly XY[]): XY[] =>
  points.reduce<XY[]>((line, point) => {
    const [x, y] = line.at(-1) ?? [Infinity, Infinity];
    return Math.hypot(point[0] - x, point[1] - y) < shortest ? line : [...line, point];
  }, []);

interface Placed {
  place: NamedLocation & Point;
  at: XY;
}

type Cells = ReadonlyMap<NamedLocation, { cell: number[] }>;

/** Voronoi cells of the centers, as far as they reach; a condominium is a name within one. */
function cellsOf(places: readonly Placed[], { size: [width, height] }: Frame, meters: number): Cells {
  const centers = places.filter(({ place }) => reach[place.kind] !== undefined);
  if (centers.length < 2) return new Map();
  const cells = Delaunay.from(centers.map(({ at: [x, y] }) => [x, y] as [number, number])).voronoi([
    -units,
    -units,
    width + units,
    height + units,
  ]);
  return new Map(
    centers.flatMap(({ place, at }, index) => {
      const polygon = cells.cellPolygon(index);
      if (!polygon) return [];
      const disc = discOf(at, reach[place.kind]! / meters, 24);
      const ring = withoutRepeats(intersection(disc, polygon.slice(1)).map(rounded));
      return [[place, { cell: ringOf(ring) }] as const];
    }),
  );
}

/** Edges between two cells: an outer edge is only as far as a cell reaches, and is not drawn. */
function bordersOf(places: readonly Placed[], cells: Cells): number[][] {
  const centers = places.filter(({ place }) => cells.has(place));
  return centers.flatMap(({ place, at }, index) => {
    const ring = pointsOf(cells.get(place)!.cell);
    return ring.flatMap((end, corner) => {
      const start = ring.at(corner - 1)!;
      const middle: XY = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      const isShared = centers
        .slice(index + 1)
        .some((other) => Math.abs(distance(other.at, middle) - distance(at, middle)) < nearby);
      return isShared ? [ringOf([start, end])] : [];
    });
  });
}

/** Corners are rounded to whole units. */
const nearby = 2.5;
const distance = (one: XY, other: XY) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Of two convex polygons. */
function intersection(one: readonly XY[], other: readonly XY[]): XY[] {
  const sign = Math.sign(area(other));
  return other.reduce<readonly XY[]>((ring, to, index) => {
    const from = other.at(index - 1)!;
    const side = (point: XY) =>
      sign * ((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));
    return ring.flatMap((point, at) => {
      const last = ring.at(at - 1)!;
      const [here, before] = [side(point), side(last)];
      const part = before / (before - here);
      const crossing: XY[] =
        here >= 0 === before >= 0
          ? []
          : [[last[0] + part * (point[0] - last[0]), last[1] + part * (point[1] - last[1])]];
      return here >= 0 ? [...crossing, point] : crossing;
    });
  }, one) as XY[];
}
