import { type Kysely, sql } from 'kysely';
import type { AnnouncementsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { contractFields } from '@domain/announcement/long-form';
import { retention } from '@domain/people/privacy';

/** SQL: declined or withdrawn longer ago than the retention period; only the history may remain. */
export const declinedLongAgo = () => sql<boolean>`(announcement.state = 'recusado'
  and announcement.updated_at < ${sqlNow()} - make_interval(days => ${retention.declinedAnnouncementDays}))`;

/** Deletes the fields that only a contract needs. */
export const forgetDeclined = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .updateTable('announcement')
    .set({ announce: sql`announce - ${sql.val([...contractFields])}::text[]` })
    .where(declinedLongAgo())
    .where(sql<boolean>`announce ?| ${sql.val([...contractFields])}::text[]`)
    .execute();
