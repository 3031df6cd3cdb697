import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { ProductRow } from '@api/repositories/products';
import { type Days, daysAfter, daysBetween } from '@domain/owner-report/period';
import type { Band } from '@domain/owner-report/band';
import type { Demand } from '@domain/owner-report/in-words';
import { curveOf } from '../curve';
import { type Counted, figuresIn } from '../figures';
import { mirrorOf } from '../mirrors';

/** What a week brought to a home, for its owner's letter. */
export interface HomeWeek {
  visits: number;
  leads: number;
  /** null: not counted, or not all of it. */
  views: number | null;
  viewsBefore: number | null;
  /** Its last whole week since the announcement, among homes alike; null: there is nothing to hold it against. */
  alike: { views: number; band: Band } | null;
  /** Since a visit was last asked for; null: none ever was. */
  daysSinceVisit: number | null;
  demand: Demand | null;
}

/** @param counted of this home alone; @param week Monday to Sunday */
export async function homeWeek(
  db: Kysely<Database>,
  { row, counted, week, now }: { row: ProductRow; counted: Counted; week: Days; now: Date },
): Promise<HomeWeek> {
  const before = { from: daysAfter(week.from, -7), to: daysAfter(week.from, -1) };
  const wholly = ({ from }: Days) => counted.since.detail !== null && counted.since.detail <= from;
  const [figures, earlier] = [figuresIn(counted, week), figuresIn(counted, before)];
  const [curve, mirrors] = await Promise.all([
    curveOf(db, { row, onlyYouUntil: null }, now),
    mirrorOf(db, row.id),
  ]);
  const last = curve.weeks.findLastIndex(({ partial, views }) => !partial && views !== null);
  const band = curve.band?.weeks[last] ?? null;
  const lastVisit = counted.contacts
    .flatMap(({ mode, day }) => (mode ? [day] : []))
    .sort()
    .at(-1);
  const negotiation = row.for_sale ? 'sell' : 'rent';
  const price = row.for_sale ? row.sale_amount : row.rent_amount;
  const mirror = mirrors.find((each) => each.negotiation === negotiation);
  return {
    visits: figures.visits.in_person + figures.visits.virtual,
    leads: figures.leads,
    views: wholly(week) ? figures.views : null,
    viewsBefore: wholly(before) ? earlier.views : null,
    alike: band && { views: curve.weeks[last]!.views!, band },
    daysSinceVisit: lastVisit === undefined ? null : daysBetween(lastVisit, daysAfter(week.to, 1)),
    demand: mirror && price !== null ? { price, currency: mirror.currency, steps: mirror.steps } : null,
  };
}
