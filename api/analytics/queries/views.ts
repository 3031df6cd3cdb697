import { type Kysely, sql } from 'kysely';
import type { View } from '@contract/views';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { viewWindowMs } from '@domain/property/view-beacon';
import type { AnalyticsDatabase } from '../schema';
import { type Viewer, visitorHash } from './view-visitors';

const anonymousViewer: Viewer = { ip: null, agent: null, account: null };

/**
 * Excludes staff, the visitor's own properties, and repeated views within a half hour.
 * @returns number of active properties in `views`
 */
export async function countViews(
  db: Kysely<AnalyticsDatabase>,
  views: readonly View[],
  viewer = anonymousViewer,
  now = clock.now(),
): Promise<number> {
  const visitor = await visitorHash(db, viewer, now);
  const halfHour = new Date(Math.floor(now.getTime() / viewWindowMs) * viewWindowMs);
  const column = (name: keyof View) => views.map((view) => view[name]);
  const account = sql`a.id = ${viewer.account}::int and a.verified_at is not null`;
  const seen = sql`
    insert into view_seen (property_id, view_type, half_hour, visitor)
    select property_id, view_type, ${halfHour}::timestamptz, ${visitor} from counted order by property_id, view_type
    on conflict do nothing returning property_id, view_type`;
  // A fixed row order prevents deadlocks between concurrent beacons.
  const { rows } = await sql<{ homes: number }>`
    with told as (
      select distinct on (property_id, view_type) property_id, segment, view_type
      from unnest(${column('product_id')}::int[], ${column('product_segment')}::text[], ${column('view_type')}::text[])
        as each (property_id, segment, view_type)
      join property p on p.id = each.property_id and p.active
      order by property_id, view_type, segment
    ), counted as (
      select * from told
      where not exists (select 1 from account a join staff_member s on s.email = a.email where ${account})
        and not exists (
          select 1 from account a join property_owner o on o.email = a.email
          where ${account} and o.property_id = told.property_id
        )
    ), fresh as (${visitor === null ? sql`select property_id, view_type from counted` : seen}),
    added as (
      insert into property_view (property_id, day, segment, view_type)
      select property_id, ${isoDay(now)}::date, segment, view_type
      from counted join fresh using (property_id, view_type)
      order by property_id, segment, view_type
      on conflict (property_id, day, segment, view_type) do update set views = property_view.views + 1
    )
    select count(distinct property_id)::int as homes from told`.execute(db);
  return rows[0]!.homes;
}
