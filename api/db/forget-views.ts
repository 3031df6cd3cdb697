import { type Kysely, sql } from 'kysely';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { clock } from '@domain/clock';
import { retention } from '@domain/privacy';
import { viewWindowMs } from '@domain/view-beacon';
import type { Database } from './schema';

/** How often it is looked, in minutes: what is kept for an hour less than promised is then gone in time. */
const everyMinutes = 30;

/**
 * Forgets the hashes of half hours that are over, by which nothing is told any more, and salts that are a day old: what
 * the privacy notice promises (`retention.viewHashHours`), sooner.
 */
export async function forgetViewHashes(db: Kysely<Database>, now = clock.now()): Promise<void> {
  await db
    .deleteFrom('view_seen')
    .where('half_hour', '<', new Date(now.getTime() - 2 * viewWindowMs))
    .execute();
  await db
    .deleteFrom('view_salt')
    .where(
      sql<boolean>`made_at < ${now}::timestamptz - make_interval(hours => ${retention.viewHashHours - 1})`,
    )
    .execute();
}

/** Forgetting, by the clock. */
export const viewForgettingKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('forget-views', { everyMinutes }, () => forgetViewHashes(db));
