import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ViewType } from '@contract/views';
import type { OwnersDatabase } from '../schema';
import type { Days } from '@domain/owner-report/period';
import { isOfDemo } from './of-demo';

/** `day` is in São Paulo, 'YYYY-MM-DD'. */
export interface DayViews {
  property: number;
  day: string;
  type: ViewType;
  views: number;
}

/** Days without views are absent. */
export async function viewsByDay(
  db: Kysely<OwnersDatabase>,
  properties: readonly number[],
  types: readonly ViewType[],
): Promise<DayViews[]> {
  const { rows } = await sql<DayViews>`
    select property_id as property, to_char(day, 'YYYY-MM-DD') as day, view_type as type, sum(views)::int as views
    from property_view
    where property_id = any(${[...properties]}::int[]) and view_type = any(${[...types]}::text[])
    group by property_id, day, view_type`.execute(db);
  return rows;
}

/** First counted day of each property's catalogue; null: none. Demo views may be invented, so the demo counts alone. */
export async function countedSince(
  db: Kysely<OwnersDatabase>,
  type: ViewType,
  properties: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const first = (among: RawBuilder<unknown>) =>
    sql`(select min(day) from property_view where view_type = ${type} and property_id ${among} (select id from demo))`;
  const { rows } = await sql<{ property: number; day: string | null }>`
    with demo as (select id from property where ${isOfDemo})
    select id as property, to_char(case when ${isOfDemo} then ${first(sql`in`)} else ${first(sql`not in`)} end, 'YYYY-MM-DD') as day
    from property where id = any(${[...properties]}::int[])`.execute(db);
  return new Map(rows.map(({ property, day }) => [property, day]));
}

/** null: counting began after these days. */
export function viewsIn(views: readonly DayViews[], days: Days, since: string | null): number | null {
  if (since === null || since > days.to) return null;
  return sum(views.filter(({ day }) => day >= days.from && day <= days.to));
}

export const sum = (views: readonly Pick<DayViews, 'views'>[]): number =>
  views.reduce((total, each) => total + each.views, 0);
