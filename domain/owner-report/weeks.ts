import { type Days, daysAfter, daysBetween } from './period';

export const maxWeeks = 104;

/** `index` counts from the announcement's week, 0. `partial`: the week is not over. */
export interface Week extends Days {
  index: number;
  partial: boolean;
}

export function weeksSince(announced: string, today: string): Week[] {
  const last = Math.floor(Math.max(0, daysBetween(announced, today)) / 7);
  const first = Math.max(0, last + 1 - maxWeeks);
  return Array.from({ length: last + 1 - first }, (_, place) => {
    const index = first + place;
    const from = daysAfter(announced, index * 7);
    const to = daysAfter(from, 6);
    return { index, from, to, partial: to >= today };
  });
}

export const weekOf = (announced: string, day: string): number =>
  Math.floor(Math.max(0, daysBetween(announced, day)) / 7);
