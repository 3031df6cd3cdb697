import { type Kysely, sql } from 'kysely';
import type { ReportViews } from '@contract/owner-figures';
import type { OwnersDatabase } from '../schema';
import type { Days } from '@domain/owner-report/period';

/** Figures of each portal. `to` is the last reported day, which may precede `days.from`. */
export async function portalsOf(
  db: Kysely<OwnersDatabase>,
  property: number,
  days: Days,
): Promise<ReportViews['portals']> {
  const { rows } = await sql<ReportViews['portals'][number]>`
    select portal as name, sum(views) filter (where day >= ${days.from}::date)::int as views,
      sum(contacts) filter (where day >= ${days.from}::date)::int as contacts,
      to_char(min(day) filter (where day >= ${days.from}::date), 'YYYY-MM-DD') as "from",
      to_char(max(day), 'YYYY-MM-DD') as "to"
    from portal_figure
    where property_id = ${property} and day <= ${days.to}::date
    group by portal
    order by lower(portal), portal`.execute(db);
  return rows;
}
