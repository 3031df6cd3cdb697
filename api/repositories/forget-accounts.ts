import { type Kysely, sql } from 'kysely';
import { longestMemory } from '@api/auth/limits';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { retention } from '@domain/privacy';

/** Deletes what has ended of accounts: sessions, bearers, links, refused letters, what limits counted, searches that were removed, what letters told, and trails as old as the notice says. */
export async function forgetOfAccounts(db: Kysely<Database>): Promise<void> {
  const now = sqlNow();
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_token').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('work')
    .where('failed_at', '<', sql<Date>`${now} - make_interval(days => ${retention.refusedWorkDays})`)
    .execute();
  await db.deleteFrom('session_token').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('attempt')
    .where(
      sql<boolean>`coalesce(tries[cardinality(tries)] < ${now} - make_interval(secs => ${longestMemory}), true)`,
    )
    .execute();
  await db
    .deleteFrom('audit_event')
    .where('at', '<', sql<Date>`${now} - make_interval(days => ${retention.auditDays})`)
    .execute();
  await db
    .deleteFrom('saved_search')
    .where('removed_at', '<', sql<Date>`${now} - make_interval(days => ${retention.removedSearchDays})`)
    .execute();
  const longAgo = sql<Date>`${now} - make_interval(days => ${retention.alertDays})`;
  await db.deleteFrom('alert_letter').where('made_at', '<', longAgo).execute();
  await db.deleteFrom('owner_letter').where('made_at', '<', longAgo).execute();
  await db.deleteFrom('owner_letter_link').where('made_at', '<', longAgo).execute();
  await db.deleteFrom('alert').where('letter_id', 'is', null).where('at', '<', longAgo).execute();
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<Date>`${now} - make_interval(days => ${retention.knownDeviceDays})`)
    .execute();
}
