import { type Kysely, sql } from 'kysely';
import { storedSchedules } from '@api/feeds/schedule/stored-schedules';
import { minutesBetween } from '@domain/property/feed-schedule';
import type { SystemSettings } from '../deps';
import type { SystemDatabase } from '../schema';

export interface FeedFigures {
  name: string;
  lastRunAt: Date | null;
  /** Of the last load that was applied or had no news; else when the site was installed. */
  successAt: Date;
  everyMinutes: number;
}

const [minuteMs, dayMs] = [60_000, 24 * 3_600_000];
/** A feed may miss two readings. */
const missedReadings = 3;

/** Of the feeds in FEEDS, in their order. */
export async function feedFigures(
  db: Kysely<SystemDatabase>,
  { feeds, feedsEveryMinutes }: Pick<SystemSettings, 'feeds' | 'feedsEveryMinutes'>,
): Promise<FeedFigures[]> {
  if (feeds.length === 0) return [];
  const [{ rows }, schedules, installed] = await Promise.all([
    sql<{ name: string; lastRunAt: Date | null; successAt: Date | null }>`
      select s.name, max(r.started_at) as "lastRunAt",
        max(r.started_at) filter (where r.outcome in ('applied', 'unchanged')) as "successAt"
      from source s left join import_run r on r.source_id = s.id
      where s.name = any(${[...feeds]}::text[]) group by s.name`.execute(db),
    storedSchedules(db),
    installedAt(db),
  ]);
  return feeds.map((name) => {
    const { lastRunAt = null, successAt } = rows.find((row) => row.name === name) ?? {};
    const own = schedules.get(name);
    const everyMinutes = own ? minutesBetween(own) : feedsEveryMinutes;
    return { name, lastRunAt, successAt: successAt ?? installed, everyMinutes };
  });
}

/** By the first migration. */
export async function installedAt(db: Kysely<SystemDatabase>): Promise<Date> {
  const { rows } = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(db);
  return new Date(rows[0]!.at);
}

const isOlder = (date: Date, ms: number, now: Date) => now.getTime() - date.getTime() > ms;

/** A day without a success: the loads since failed or are held, or did not come. */
export function isFailing({ lastRunAt, successAt, everyMinutes }: FeedFigures, now: Date): boolean {
  if (!isOlder(successAt, dayMs, now)) return false;
  const hasFailed = lastRunAt !== null && lastRunAt > successAt;
  const isLate = isOlder(lastRunAt ?? successAt, missedReadings * everyMinutes * minuteMs, now);
  return hasFailed || isLate;
}
