import { type Days, daysAfter, daysBetween } from './period';

/** Weeks of a curve, at most: the last two years. */
export const mostWeeks = 104;

/** A week since the announcement; the first is 0. `partial`: it is not over. */
export interface Week extends Days {
  index: number;
  partial: boolean;
}

/** The weeks since the announcement, the first first: of more than `mostWeeks` the last ones. */
export function weeksSince(announced: string, today: string): Week[] {
  const last = Math.floor(Math.max(0, daysBetween(announced, today)) / 7);
  const first = Math.max(0, last + 1 - mostWeeks);
  return Array.from({ length: last + 1 - first }, (_, place) => {
    const index = first + place;
    const from = daysAfter(announced, index * 7);
    const to = daysAfter(from, 6);
    return { index, from, to, partial: to >= today };
  });
}

/** In which week a day lies. */
export const weekOf = (announced: string, day: string): number =>
  Math.floor(Math.max(0, daysBetween(announced, day)) / 7);
