import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Pace, pacedRows } from '@api/platform/db/pace';
import type { PropertyAdminDatabase } from '../schema';

/** Items of a bulk that change. */
export const changingIn = (id: number): RawBuilder<boolean> =>
  sql<boolean>`(bulk_id = ${id} and left_reason is null)`;

/** The same in parts, in the order of keys: conditions of one statement each. */
export async function changingParts(
  db: Kysely<PropertyAdminDatabase>,
  id: number,
  { hasRests }: Pace,
): Promise<RawBuilder<boolean>[]> {
  if (!hasRests) return [changingIn(id)];
  const { rows } = await sql<{ first: number; last: number }>`
    select min(property_id) as first, max(property_id) as last
    from (
      select property_id, (row_number() over (order by property_id) - 1) / ${sql.lit(pacedRows)} as part
      from property_bulk_item where ${changingIn(id)}
    ) numbered group by part order by part`.execute(db);
  return rows.map(({ first, last }) => sql`(${changingIn(id)} and property_id between ${first} and ${last})`);
}
