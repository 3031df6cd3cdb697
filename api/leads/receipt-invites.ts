import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/**
 * Whether a contact of the last day has said that its person is new: its receipt asks them to finish registering, so no
 * other letter has to.
 */
export async function isInvitedByReceipt(db: Kysely<Database>, email: string): Promise<boolean> {
  const lead = await db
    .selectFrom('lead')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where(sql<boolean>`details @> '{"created_new_user": true}'`)
    .where('created_at', '>', sql<Date>`${sqlNow()} - interval '1 day'`)
    .executeTakeFirst();
  return lead !== undefined;
}
