import type { Kysely } from 'kysely';
import type { ReportCurve } from '@contract/owner-figures';
import type { Database } from '@api/db/schema';
import { clock } from '@domain/clock';
import { isoDay } from '@domain/moment';
import { type Band, bandOf } from '@domain/owner-report/band';
import { type Days, daysAfter } from '@domain/owner-report/period';
import { type Week, weekOf, weeksSince } from '@domain/owner-report/weeks';
import { countedSince, type DayViews, sum, viewsByDay } from './counted-views';
import { type HomeAlike, homesAlike } from './homes-alike';
import { type OwnedProperty, standingsOf } from './owned-property';
import { shownPriceChanges } from './price-changes';

/** The curve of an announcement against homes like it, week by week of each one's own time on offer. */
export async function curveOf(
  db: Kysely<Database>,
  { row }: OwnedProperty,
  now = clock.now(),
): Promise<ReportCurve> {
  const [standings, alike, counting] = await Promise.all([
    standingsOf(db, [row], now),
    homesAlike(db, row),
    countedSince(db, 'detail', [row.id]),
  ]);
  const since = counting.get(row.id)!;
  const { created, left } = standings.get(row.id)!;
  const [announced, today] = [isoDay(created), isoDay(now)];
  const weeks = weeksSince(announced, left ? isoDay(left) : today);
  const views = await viewsByDay(
    db,
    [row.id, ...(alike?.homes ?? []).map(({ property }) => property)],
    ['detail'],
  );
  const counted = viewsByWeek(views);
  const prices = await shownPriceChanges(db, row);
  return {
    first_week: weeks[0]!.index + 1,
    weeks: weeks.map(({ index, from, to, partial }) => ({
      from,
      to,
      partial,
      views: isCounted({ from, to }, since) ? counted(row.id, announced, index) : null,
    })),
    band: alike && {
      n: alike.homes.length,
      ring: alike.ring,
      weeks: weeks.map((week) => bandOfWeek(alike.homes, week, { since, today, counted })),
    },
    prices: prices.flatMap(({ at, before, after }) => {
      const week = weekOf(announced, isoDay(at)) - weeks[0]!.index;
      return week < 0 || week >= weeks.length ? [] : [{ at: at.toISOString(), week, before, after }];
    }),
  };
}

const isCounted = ({ from }: Days, since: string | null): boolean => since !== null && since <= from;

interface Counting {
  since: string | null;
  today: string;
  counted: ReturnType<typeof viewsByWeek>;
}

/** Of the homes that were on offer, and counted, in all of that week of theirs. */
function bandOfWeek(
  homes: readonly HomeAlike[],
  { index }: Week,
  { since, today, counted }: Counting,
): Band | null {
  const whole = homes.filter(({ announced, left }) => {
    const from = daysAfter(announced, index * 7);
    const to = daysAfter(from, 6);
    return isCounted({ from, to }, since) && to < (left ?? today);
  });
  return bandOf(whole.map(({ property, announced }) => counted(property, announced, index)));
}

/** Answers how often a property was seen in a week since its announcement. */
function viewsByWeek(views: readonly DayViews[]) {
  const byProperty = new Map<number, DayViews[]>();
  for (const each of views) byProperty.set(each.property, [...(byProperty.get(each.property) ?? []), each]);
  return (property: number, announced: string, index: number): number => {
    const [from, to] = [daysAfter(announced, index * 7), daysAfter(announced, index * 7 + 6)];
    return sum((byProperty.get(property) ?? []).filter(({ day }) => day >= from && day <= to));
  };
}
