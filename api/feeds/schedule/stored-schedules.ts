import { type Kysely, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Clock } from '@api/platform/jobs/clock';
import { nextTime } from '@api/platform/jobs/clock';
import type { FeedSchedule } from '@domain/property/feed-schedule';
import type { FeedsDatabase } from '../schema';

/** Of the sources whose schedule people chose; the others have FEEDS_EVERY. */
export async function storedSchedules(db: Kysely<FeedsDatabase>): Promise<Map<string, FeedSchedule>> {
  const rows = await db.selectFrom('feed_schedule').selectAll().execute();
  return new Map(rows.map(({ source, schedule }) => [source, schedule]));
}

export const clockOf = (schedule: FeedSchedule): Clock =>
  'every' in schedule ? { everyMinutes: schedule.every } : { days: schedule.days, dailyAt: schedule.at };

/** null gives the schedule back to the settings: as they are not known here, the source is read at once. */
export async function saveSchedule(
  write: Write<FeedsDatabase>,
  source: string,
  schedule: FeedSchedule | null,
): Promise<void> {
  if (schedule === null) await write.deleteFrom('feed_schedule').where('source', '=', source).execute();
  else {
    const stored = JSON.stringify(schedule);
    await write
      .insertInto('feed_schedule')
      .values({ source, schedule: stored })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ schedule: stored }))
      .execute();
  }
  const next = schedule === null ? sqlNow() : nextTime(clockOf(schedule));
  // A failed reading is repeated by the new schedule too.
  await sql`
    update work set created_at = ${next}, next_attempt_at = ${next}
    where kind = 'feed' and key = ${source} and failed_at is null and held_until is null`.execute(write);
}
