import type { Kysely } from 'kysely';
import type { OwnersDatabase } from '@api/owners/schema';
import type { PropertyRow } from '@api/properties/queries/properties';
import { type Days, daysAfter, daysBetween } from '@domain/owner-report/period';
import type { Band } from '@domain/owner-report/band';
import type { Demand } from '@domain/owner-report/report-texts';
import { weeklyChartOf } from '../weekly-chart';
import { type Counted, figuresIn } from '../figures';
import { priceDemandOf } from '../price-demand';

export interface PropertyWeek {
  visits: number;
  leads: number;
  /** null: the week was not counted completely. */
  views: number | null;
  viewsBefore: number | null;
  /** Last complete week of the weekly chart; null: too few comparables. */
  alike: { views: number; band: Band } | null;
  /** Days since the last visit request; null: no request. */
  daysSinceVisit: number | null;
  demand: Demand | null;
}

/** @param counted for this property only @param week Monday to Sunday */
export async function propertyWeek(
  db: Kysely<OwnersDatabase>,
  { row, counted, week, now }: { row: PropertyRow; counted: Counted; week: Days; now: Date },
): Promise<PropertyWeek> {
  const before = { from: daysAfter(week.from, -7), to: daysAfter(week.from, -1) };
  const wholly = ({ from }: Days) => counted.since.detail !== null && counted.since.detail <= from;
  const [figures, earlier] = [figuresIn(counted, week), figuresIn(counted, before)];
  const [weeklyChart, demands] = await Promise.all([
    weeklyChartOf(db, { row, onlyYouUntil: null }, now),
    priceDemandOf(db, row.id),
  ]);
  const last = weeklyChart.weeks.findLastIndex(({ partial, views }) => !partial && views !== null);
  const band = weeklyChart.band?.weeks[last] ?? null;
  const lastVisit = counted.contacts
    .flatMap(({ mode, day }) => (mode ? [day] : []))
    .sort()
    .at(-1);
  const negotiation = row.for_sale ? 'sell' : 'rent';
  const price = row.for_sale ? row.sale_amount : row.rent_amount;
  const demand = demands.find((each) => each.negotiation === negotiation);
  return {
    visits: figures.visits.in_person + figures.visits.virtual,
    leads: figures.leads,
    views: wholly(week) ? figures.views : null,
    viewsBefore: wholly(before) ? earlier.views : null,
    alike: band && { views: weeklyChart.weeks[last]!.views!, band },
    daysSinceVisit: lastVisit === undefined ? null : daysBetween(lastVisit, daysAfter(week.to, 1)),
    demand: demand && price !== null ? { price, currency: demand.currency, steps: demand.steps } : null,
  };
}
