import { type Kysely, sql } from 'kysely';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import { retention } from '@domain/people/privacy';
import { viewWindowMs } from '@domain/property/view-beacon';
import type { AnalyticsDatabase } from './schema';

/** Salts expire an hour early, so this interval keeps the promised time. */
const everyMinutes = 30;

/** Deletes old hashes, and salts within `retention.viewHashHours` (the privacy notice's promise). */
export async function forgetViewHashes(db: Kysely<AnalyticsDatabase>, now = clock.now()): Promise<void> {
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

export const viewExpiryJob = (db: Kysely<AnalyticsDatabase>): JobDefinition =>
  scheduledJob('forget-views', { everyMinutes }, () => forgetViewHashes(db));
