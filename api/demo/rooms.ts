import type { PropertyType } from '@domain/taxonomy/property-types';
import type { Kind, Mood } from './kinds';
import { round } from './prices';
import type { Random } from './random';

/** Islands have no parking, houses in a lane one lot. */
export const parkingOf = (type: PropertyType) =>
  type === 'ilha' ? { parkingLots: null } : type === 'casa-de-vila' ? { parkingLots: 1 } : {};

export function roomsOf(kind: Kind, random: Random) {
  if (!kind.bedrooms) {
    return { bedrooms: null, suites: null, bathrooms: null, parkingLots: null };
  }
  const [min, max] = kind.bedrooms;
  if (max > 10) {
    const beds = random.int(min, max);
    return {
      bedrooms: beds,
      suites: beds,
      bathrooms: beds + random.int(2, 6),
      parkingLots: random.int(8, 24),
    };
  }
  const bedrooms = Math.round((random.between(min, max) + random.between(min, max)) / 2);
  const suites =
    bedrooms <= 2
      ? random.int(bedrooms === 1 ? 0 : 1, bedrooms)
      : random.int(Math.max(1, bedrooms - (kind.form === 'unit' && bedrooms < 4 ? 2 : 1)), bedrooms);
  return {
    bedrooms,
    suites,
    bathrooms: suites + random.int(1, Math.max(1, Math.min(3, bedrooms - 1))),
    parkingLots:
      kind.form === 'unit' || kind.size < 1
        ? Math.min(5, random.int(Math.max(1, bedrooms - 1), bedrooms))
        : random.int(2, Math.min(8, bedrooms + 2)),
  };
}

/** Bathrooms and parking of offices depend on the area in m². */
export function workRooms(area: number) {
  return {
    bathrooms: Math.max(2, Math.round(area / 120)),
    parkingLots: Math.max(1, Math.round(area / 45)),
  };
}

/** Area in m² of apartments with 1 to 5 bedrooms; houses are larger. */
// prettier-ignore
const unitSizes = [[44, 92], [72, 142], [104, 255], [165, 430], [290, 620]] as const;

/** Built area and plot in m². */
export function sizesOf(kind: Kind, bedrooms: number | null, mood: Mood, random: Random) {
  if (kind.form === 'land') {
    const [min, max] =
      mood === 'urban' || mood === 'abroad' ? [320, 1_600] : mood === 'beach' ? [500, 3_200] : [800, 6_000];
    const landArea = round(random.between(min, max), 10);
    return { area: landArea, landArea };
  }
  const [min, max] = kind.area ?? unitSizes[Math.min(bedrooms ?? 3, 5) - 1]!;
  const grounded = kind.form === 'house' && !kind.area ? 1.3 * (mood === 'urban' ? 1 : 1.1) : 1;
  const area = Math.round(random.between(min, max) * kind.size * grounded);
  if (kind.form === 'unit') return { area, landArea: null };
  const landArea = kind.land
    ? round(random.between(...kind.land), 100)
    : round(area * random.between(...(kind.ground ?? (mood === 'urban' ? [0.9, 2] : [1.6, 5]))), 5);
  return { area, landArea };
}
