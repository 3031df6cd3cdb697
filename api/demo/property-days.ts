import { isoDay } from '@domain/kernel/moment';
import { daysAfter, daysBetween } from '@domain/owner-report/period';
import type { DemoProperty, PropertyPast } from './property-past';
import { createRandom, type Random } from './random';

/** Generated figures of a day; there are none while the property is off the market. */
export interface PropertyDay {
  day: string;
  detail: number;
  search: number;
  contacts: { number: number; mode: 'in_person' | 'virtual' | null }[];
  /** Figures of a fictional portal. */
  portal: { views: number; contacts: number };
}

/** Daily views of a new property, and of one after some weeks. */
const [whenNew, later] = [18, 6];
/** Sunday to Saturday. */
const weekdays = [1.25, 0.95, 0.95, 1, 0.95, 0.85, 1.05];

/** Figures depend only on property and day, so a repeated run gives the same ones. */
export function daysOf(property: DemoProperty, past: PropertyPast, last: string): PropertyDay[] {
  const liking = createRandom(`how ${property.reference} is liked`).between(0.55, 1.5);
  const announced = isoDay(property.listedAt);
  const length = Math.max(0, daysBetween(announced, last) + 1);
  const days = Array.from({ length }, (_, index) => daysAfter(announced, index));
  return days
    .filter((day) => !isOffMarket(past, day))
    .map((day) => dayOf(day, property.reference, liking * pull(past, announced, day)));
}

function isOffMarket({ away: offMarket }: PropertyPast, day: string): boolean {
  return (
    offMarket !== null &&
    day > isoDay(offMarket.from) &&
    (offMarket.to === null || day < isoDay(offMarket.to))
  );
}

/** Expected views on a day; a lower price attracts views for some weeks. */
function pull({ changes }: PropertyPast, announced: string, day: string): number {
  const age = daysBetween(announced, day) / 7;
  const news = changes
    .map((change) => daysBetween(isoDay(change), day))
    .filter((since) => since > 0)
    .reduce((sum, since) => sum + 0.9 * Math.exp(-since / 16), 1);
  const date = new Date(day);
  const summer = date.getUTCMonth() === 11 || date.getUTCMonth() === 0 ? 0.75 : 1;
  return (later + (whenNew - later) * Math.exp(-age / 4)) * news * summer * weekdays[date.getUTCDay()]!;
}

function dayOf(day: string, reference: string, mean: number): PropertyDay {
  const week = Math.floor(daysBetween('1970-01-01', day) / 7);
  const random = createRandom(`${reference} on ${day}`);
  const drawn = mean * createRandom(`${reference} in week ${week}`).between(0.78, 1.25);
  const contacts = Array.from({ length: happens(drawn * 0.014, random) }, (_, index) => ({
    number: index,
    mode: random.chance(0.4) ? (random.chance(0.25) ? ('virtual' as const) : ('in_person' as const)) : null,
  }));
  return {
    day,
    detail: happens(drawn, random),
    search: happens(drawn * 9, random),
    contacts,
    portal: { views: happens(drawn * 1.7, random), contacts: happens(drawn * 0.01, random) },
  };
}

/** Poisson distribution; halves large means, for speed. */
function happens(mean: number, random: Random): number {
  if (mean > 20) return happens(mean / 2, random) + happens(mean / 2, random);
  let [times, left] = [0, random.next()];
  for (const end = Math.exp(-mean); left > end; left *= random.next()) times += 1;
  return times;
}
