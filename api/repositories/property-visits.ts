import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** As many as anybody looks back at. */
const maxShown = 50;

/** The signed-in visitor has seen a property; false where there is none with this id on offer. */
export async function countPropertyVisit(
  db: Kysely<Database>,
  account: number,
  property: number,
): Promise<boolean> {
  const now = sqlNow();
  const { rows } = await sql`
    insert into property_visit (account_id, property_id, seen_at)
    select ${account}::int, id, ${now} from property where id = ${property} and active and available
    on conflict (account_id, property_id)
      do update set seen_at = ${now}, visits = property_visit.visits + 1
    returning visits`.execute(db);
  return rows.length > 0;
}

/** The properties seen last, each once. */
export function propertyVisitsOf(
  db: Kysely<Database>,
  account: number,
): Promise<{ property_id: number; seen_at: Date }[]> {
  return db
    .selectFrom('property_visit')
    .select(['property_id', 'seen_at'])
    .where('account_id', '=', account)
    .orderBy('seen_at', 'desc')
    .orderBy('property_id')
    .limit(maxShown)
    .execute();
}
