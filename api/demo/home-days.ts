import { isoDay } from '@domain/moment';
import { daysAfter, daysBetween } from '@domain/owner-report/period';
import type { DemoHome, HomePast } from './home-past';
import { createRandom, type Random } from './random';

/** What a day is made to have brought to a home; days away bring nothing. */
export interface HomeDay {
  day: string;
  detail: number;
  search: number;
  contacts: { number: number; mode: 'in_person' | 'virtual' | null }[];
  /** As a portal of no such name would tell them. */
  portal: { views: number; contacts: number };
}

/** More people look when a home is new; a few weeks later this many a day are left. */
const [whenNew, later] = [18, 6];
/** Sunday to Saturday. */
const weekdays = [1.25, 0.95, 0.95, 1, 0.95, 0.85, 1.05];

/**
 * Each day of a home from its announcement to `last`, from the day alone: what was told of a day is told again, however
 * much later it is asked.
 */
export function daysOf(home: DemoHome, past: HomePast, last: string): HomeDay[] {
  const liking = createRandom(`how ${home.reference} is liked`).between(0.55, 1.5);
  const announced = isoDay(home.listedAt);
  const length = Math.max(0, daysBetween(announced, last) + 1);
  const days = Array.from({ length }, (_, index) => daysAfter(announced, index));
  return days
    .filter((day) => !isAway(past, day))
    .map((day) => dayOf(day, home.reference, liking * pull(past, announced, day)));
}

function isAway({ away }: HomePast, day: string): boolean {
  return away !== null && day > isoDay(away.from) && (away.to === null || day < isoDay(away.to));
}

/** How much a home draws on a day; a price that has come down draws for some weeks. */
function pull({ changes }: HomePast, announced: string, day: string): number {
  const age = daysBetween(announced, day) / 7;
  const news = changes
    .map((change) => daysBetween(isoDay(change), day))
    .filter((since) => since > 0)
    .reduce((sum, since) => sum + 0.9 * Math.exp(-since / 16), 1);
  const date = new Date(day);
  const summer = date.getUTCMonth() === 11 || date.getUTCMonth() === 0 ? 0.75 : 1;
  return (later + (whenNew - later) * Math.exp(-age / 4)) * news * summer * weekdays[date.getUTCDay()]!;
}

function dayOf(day: string, reference: string, mean: number): HomeDay {
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

/** How often something happens that happens so often on the average (Poisson; by halves where it would be slow). */
function happens(mean: number, random: Random): number {
  if (mean > 20) return happens(mean / 2, random) + happens(mean / 2, random);
  let [times, left] = [0, random.next()];
  for (const end = Math.exp(-mean); left > end; left *= random.next()) times += 1;
  return times;
}
