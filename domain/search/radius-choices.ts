import { type LocationKind, radiusOptions } from '../taxonomy/location-types';
import { formatKilometres } from './labels';

export interface RadiusChoice {
  /** 0: the place itself. */
  km: number;
  label: string;
}

interface RadiusOf {
  /** Name without its surroundings; absent for a point without one. */
  name?: string;
  kind?: LocationKind | null;
  /** Radius of the place's own listing, in km. */
  ownRange?: number | null;
  /** Radius of the search, in km. */
  current?: number | null;
}

/**
 * Radii around a place, smallest first. A town adds its own, the region, and its 'Só …' is exact. The own listing of
 * other places has surroundings too (docs/decisions/0075-true-words.md), so that one is called by its name alone.
 */
export function radiusChoices({ name, kind, ownRange, current }: RadiusOf): RadiusChoice[] {
  const isTown = kind === 'cidade';
  const all = new Set<number>([...radiusOptions, (isTown && ownRange) || 0, current ?? 0]);
  const itself = name && (isTown ? `Só ${name}` : name);
  return [...all]
    .sort((a, b) => a - b)
    .map((km) => ({ km, label: (km === 0 && itself) || formatKilometres(km) }));
}
