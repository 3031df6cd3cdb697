import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { contractFields } from '@domain/announcement/long-form';
import { retention } from '@domain/privacy';

/** Of a row of `announcement` (SQL): declined, or taken off, so long ago that nothing more than its story is kept. */
export const declinedLongAgo = () => sql<boolean>`(announcement.state = 'recusado'
  and announcement.updated_at < ${sqlNow()} - make_interval(days => ${retention.declinedAnnouncementDays}))`;

/** Takes what only a contract needs out of those. */
export const forgetDeclined = (db: Kysely<Database>) =>
  db
    .updateTable('announcement')
    .set({ announce: sql`announce - ${sql.val([...contractFields])}::text[]` })
    .where(declinedLongAgo())
    .where(sql<boolean>`announce ?| ${sql.val([...contractFields])}::text[]`)
    .execute();
