import { type Kysely, sql } from 'kysely';
import type { View } from '@contract/views';
import { isoDay } from '@domain/moment';
import type { Database } from '@api/db/schema';

/** Counts a view on its day; false where there is no such property. */
export async function countView(db: Kysely<Database>, view: View, now = new Date()): Promise<boolean> {
  const { product_id, product_segment, view_type } = view;
  const { rows } = await sql`
    insert into property_view (property_id, day, segment, view_type)
    select id, ${isoDay(now)}::date, ${product_segment}, ${view_type}
    from property where id = ${product_id} and active
    on conflict (property_id, day, segment, view_type) do update set views = property_view.views + 1
    returning views`.execute(db);
  return rows.length > 0;
}
