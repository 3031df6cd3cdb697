import type { NamedLocation } from '@domain/taxonomy/named-locations';
import type { XY } from '../../app/features/map/ground/ground-file';

/** The coast is true to about a kilometer: a place on the shore has land this far around it, in meters. */
const shore = 520;

/** From the place to the shore: how far, and how wide. */
const cape = [
  [0, 1],
  [0.4, 1.25],
  [0.7, 1.5],
  [1, 1.8],
] as const;

interface Placed {
  place: NamedLocation;
  at: XY;
}

/** Land around the places that the coast would leave in the water, or nearly. */
export function groundAround(places: readonly Placed[], land: readonly XY[][], meters: number): XY[][] {
  const radius = shore / meters;
  return places.flatMap(({ place, at }) => {
    if (place.kind === 'condominio') return [];
    const shores = land.map((ring) => nearestOn(ring, at));
    const [nearest] = shores.toSorted((one, other) => distance(one, at) - distance(other, at));
    if (!nearest) return [];
    const isDry = land.some((ring) => contains(ring, at));
    if (isDry) return distance(nearest, at) > radius ? [] : [discOf(at, radius, 10)];
    return cape.map(([part, width]) => {
      const center: XY = [at[0] + part * (nearest[0] - at[0]), at[1] + part * (nearest[1] - at[1])];
      return discOf(center, radius * width, 10);
    });
  });
}

const distance = (one: XY, other: XY) => Math.hypot(one[0] - other[0], one[1] - other[1]);

export const discOf = ([x, y]: XY, radius: number, corners: number): XY[] =>
  Array.from({ length: corners }, (_, index): XY => {
    const angle = (index / corners) * 2 * Math.PI;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });

export function contains(ring: readonly XY[], [x, y]: XY): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1)!;
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !inside : inside;
  }, false);
}

function nearestOn(ring: readonly XY[], [x, y]: XY): XY {
  const found = ring.map(([x1, y1], index): XY => {
    const [x2, y2] = ring.at(index - 1)!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    return [x1 + part * dx, y1 + part * dy];
  });
  return found.reduce((least, each) => (distance(each, [x, y]) < distance(least, [x, y]) ? each : least));
}
