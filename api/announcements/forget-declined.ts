import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { contractFields } from '@domain/announcement/long-form';
import { retention } from '@domain/privacy';

/** Takes what only a contract needs out of announcements that were declined, or taken off, so long ago. */
export const forgetDeclined = (db: Kysely<Database>) =>
  db
    .updateTable('announcement')
    .set({ announce: sql`announce - ${sql.val([...contractFields])}::text[]` })
    .where('state', '=', 'recusado')
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${retention.declinedContractDays})`)
    .where(sql<boolean>`announce ?| ${sql.val([...contractFields])}::text[]`)
    .execute();
