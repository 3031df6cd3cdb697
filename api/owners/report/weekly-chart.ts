import type { Kysely } from 'kysely';
import type { ReportWeeklyChart } from '@contract/owner-figures';
import type { OwnersDatabase } from '../schema';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { type Band, bandOf } from '@domain/owner-report/band';
import { type Days, daysAfter } from '@domain/owner-report/period';
import { type Week, weekOf, weeksSince } from '@domain/owner-report/weeks';
import { countedSince, type DayViews, sum, viewsByDay } from './counted-views';
import { type Comparable, findComparables } from './comparables';
import { type OwnedProperty, availabilityOf } from './owned-property';
import { shownPriceChanges } from './price-changes';

/** Weekly views against comparables. The weeks of each property start at its own announcement. */
export async function weeklyChartOf(
  db: Kysely<OwnersDatabase>,
  { row }: OwnedProperty,
  now = clock.now(),
): Promise<ReportWeeklyChart> {
  const [availabilities, comparables, counting] = await Promise.all([
    availabilityOf(db, [row], now),
    findComparables(db, row),
    countedSince(db, 'detail', [row.id]),
  ]);
  const since = counting.get(row.id)!;
  const { created, left } = availabilities.get(row.id)!;
  const [announced, today] = [isoDay(created), isoDay(now)];
  const weeks = weeksSince(announced, left ? isoDay(left) : today);
  const views = await viewsByDay(
    db,
    [row.id, ...(comparables?.homes ?? []).map(({ property }) => property)],
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
    band: comparables && {
      n: comparables.homes.length,
      ring: comparables.ring,
      weeks: weeks.map((week) => bandOfWeek(comparables.homes, week, { since, today, counted })),
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

/** Includes only properties that were available and counted during the whole week. */
function bandOfWeek(
  properties: readonly Comparable[],
  { index }: Week,
  { since, today, counted }: Counting,
): Band | null {
  const whole = properties.filter(({ announced, left }) => {
    const from = daysAfter(announced, index * 7);
    const to = daysAfter(from, 6);
    return isCounted({ from, to }, since) && to < (left ?? today);
  });
  return bandOf(whole.map(({ property, announced }) => counted(property, announced, index)));
}

function viewsByWeek(views: readonly DayViews[]) {
  const byProperty = new Map<number, DayViews[]>();
  for (const each of views) byProperty.set(each.property, [...(byProperty.get(each.property) ?? []), each]);
  return (property: number, announced: string, index: number): number => {
    const [from, to] = [daysAfter(announced, index * 7), daysAfter(announced, index * 7 + 6)];
    return sum((byProperty.get(property) ?? []).filter(({ day }) => day >= from && day <= to));
  };
}
