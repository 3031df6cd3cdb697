import { type Kysely, sql } from 'kysely';
import { findComparables } from '@api/owners/report/comparables';
import { countedSince, sum, viewsByDay } from '@api/owners/report/counted-views';
import type { PropertyRow } from '@api/properties/queries/properties';
import type { StaffOwnProperties } from '@contract/staff-checks';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { bandOf } from '@domain/owner-report/band';
import { daysAfter, periodDays } from '@domain/owner-report/period';
import { placeInBand } from '@domain/owner-report/report-texts';
import type { PropertyChecksDatabase } from '../schema';

type ForOwner = StaffOwnProperties['rows'][number]['for_owner'];

/** How a property is among its comparables, those of the owner's report: views of 30 days, and its price for a m². */
export async function forOwner(
  db: Kysely<PropertyChecksDatabase>,
  row: PropertyRow,
  views: number | null,
): Promise<ForOwner> {
  const found = await findComparables(db, row);
  if (!found) return { place: null, square_metre: null };
  const { now } = periodDays('30', isoDay(row.listed_at), isoDay(clock.now()));
  const whole = found.homes.filter(({ announced, left }) => left === null && announced <= now.from);
  const isWhole = isoDay(row.listed_at) <= daysAfter(now.from, 1);
  const ids = whole.map(({ property }) => property);
  const [counted, since] = await Promise.all([
    viewsByDay(db, ids, ['detail']),
    countedSince(db, 'detail', [row.id]),
  ]);
  const isCounted = views !== null && isWhole && (since.get(row.id) ?? '9') <= now.from;
  const inMonth = counted.filter(({ day }) => day >= now.from && day <= now.to);
  const band = bandOf(ids.map((id) => sum(inMonth.filter(({ property }) => property === id))));
  return {
    place: isCounted && band ? placeInBand(views, band) : null,
    square_metre: await squareMetre(
      db,
      row,
      found.homes.flatMap(({ property, left }) => (left === null ? [property] : [])),
    ),
  };
}

/** What comparables on the site ask for a m². null: fewer than five, or no price. */
async function squareMetre(
  db: Kysely<PropertyChecksDatabase>,
  { for_sale, sale_amount, area_m2 }: PropertyRow,
  ids: readonly number[],
): Promise<ForOwner['square_metre']> {
  if (!for_sale || sale_amount === null || !area_m2) return null;
  const { rows } = await sql<{ price: number }>`
    select (sale_amount / area_m2)::float8 as price from property
    where id = any(${[...ids]}::int[]) and sale_amount is not null and area_m2 > 0`.execute(db);
  const band = bandOf(rows.map(({ price }) => Number(price)));
  return (
    band && {
      n: band.n,
      low: Math.round(band.low),
      high: Math.round(band.high),
      own: Math.round(sale_amount / area_m2),
    }
  );
}
