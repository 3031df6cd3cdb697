import type { PropertyType } from '@domain/taxonomy/property-types';
import type { Kind, Mood } from './kinds';
import type { Spot } from './places';
import type { Random } from './random';

/** First floor with a view over the roofs. */
export const highFloor = 8;
const oldWorld = new Set(['PT', 'ES', 'FR']);

export function topFloor({ place, city }: Spot, mood: Mood): number {
  if (oldWorld.has(place.country) || mood === 'country') return 6;
  if (mood === 'beach') return city === 'Santos' || city === 'Fortaleza' ? 20 : 8;
  if (city === 'Rio de Janeiro') return place.label === 'Barra da Tijuca' ? 18 : 11;
  return 26;
}

/** 0 for a garden apartment; near the top for a penthouse. */
export function floorOf(type: PropertyType, top: number, random: Random): number {
  if (type === 'apartamento-garden' || type === 'garden') return 0;
  return type.startsWith('cobertura') || type === 'penthouse'
    ? random.int(Math.ceil(top * 0.6), top + 1)
    : random.int(1, top);
}

/** High buildings are newer. */
export function yearOf(floor: number | null, form: Kind['form'], random: Random): number {
  if (floor !== null) return floor >= highFloor ? random.int(1988, 2021) : random.int(1952, 2016);
  return form === 'house' ? random.int(1994, 2021) : random.int(1975, 2018);
}
