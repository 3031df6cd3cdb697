import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';

/** A lead of the last day has `created_new_user`: its receipt already invites the person to register. */
export async function isInvitedByReceipt(db: Kysely<LeadsDatabase>, email: string): Promise<boolean> {
  const lead = await db
    .selectFrom('lead')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where(sql<boolean>`details @> '{"created_new_user": true}'`)
    .where('created_at', '>', sql<Date>`${sqlNow()} - interval '1 day'`)
    .executeTakeFirst();
  return lead !== undefined;
}
