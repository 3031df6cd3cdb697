import { type Kysely, sql } from 'kysely';
import type { AnalyticsDatabase } from '../schema';
import { hiddenProperties } from '@api/catalogue/hidden';
import { sqlNow } from '@api/platform/db/sql-now';

const maxShown = 50;

/** false for an unknown or unavailable property. */
export async function countPropertyVisit(
  db: Kysely<AnalyticsDatabase>,
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

export function propertyVisitsOf(
  db: Kysely<AnalyticsDatabase>,
  account: number,
): Promise<{ property_id: number; seen_at: Date }[]> {
  return db
    .selectFrom('property_visit')
    .select(['property_id', 'seen_at'])
    .where('account_id', '=', account)
    .where('property_id', 'not in', hiddenProperties(db))
    .orderBy('seen_at', 'desc')
    .orderBy('property_id')
    .limit(maxShown)
    .execute();
}
