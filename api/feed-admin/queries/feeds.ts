import { type Kysely, sql } from 'kysely';
import type { StaffFeeds, StaffFeedSource } from '@contract/staff-feeds';
import { storedSchedules } from '@api/feeds/schedule/stored-schedules';
import type { FeedAdminDatabase } from '../schema';
import { shownAddress } from '../shown-address';
import { waitingUploads } from '../uploads/uploads';
import { type StoredRun, staffRun, storedRuns } from './runs';

const pageSize = 20;

export interface Schedule {
  /** Names of FEEDS. */
  feeds: readonly string[];
  feedsEveryMinutes: number;
}

export async function listFeeds(
  db: Kysely<FeedAdminDatabase>,
  schedule: Schedule,
  wanted: number,
): Promise<StaffFeeds> {
  const { rows } = await sql<{ runs: number; available: number }>`
    select (select count(*)::int from import_run) as runs,
      (select count(*)::int from property where active and available) as available`.execute(db);
  const { runs: total, available } = rows[0]!;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wanted, pages);
  const runs = await storedRuns(
    db,
    sql`true order by r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const waiting = await storedRuns(db, sql`r.hold is not null and r.decision is null order by r.id`);
  const sources = await readSources(db, schedule);
  return {
    ...{ available, sources, page, pages, uploads: await waitingUploads(db) },
    ...{ waiting: waiting.map(staffRun), runs: runs.map(staffRun) },
  };
}

interface Queued {
  key: string;
  next_attempt_at: Date;
  is_running: boolean;
  attempts: number;
}

/** Those with a schedule, and those of files and commands. */
async function readSources(
  db: Kysely<FeedAdminDatabase>,
  { feeds, feedsEveryMinutes }: Schedule,
): Promise<StaffFeedSource[]> {
  const last = await storedRuns(
    db,
    sql`s.removed_at is null and r.id = (select max(id) from import_run where source_id = s.id
      and outcome is distinct from 'repeated')`,
  );
  const { rows: queued } = await sql<Queued>`
    select key, next_attempt_at, held_until is not null as is_running, attempts from work
    where kind = 'feed' and failed_at is null`.execute(db);
  const { rows: formats } = await sql<{ source_id: number; format: string }>`
    select distinct on (source_id) source_id, report ->> 'dialect' as format from import_run
    where report ->> 'dialect' is not null order by source_id, id desc`.execute(db);
  const schedules = await storedSchedules(db);
  const names = [...feeds, ...last.map(({ source }) => source).filter((name) => !feeds.includes(name))];
  return names.map((name) => {
    const run: StoredRun | undefined = last.find(({ source }) => source === name);
    const job = feeds.includes(name) ? queued.find(({ key }) => key === name) : undefined;
    return {
      name,
      address: run ? shownAddress(run.feed) : null,
      format: formats.find(({ source_id }) => source_id === run?.source_id)?.format ?? null,
      every_minutes: feeds.includes(name) ? feedsEveryMinutes : null,
      schedule: (feeds.includes(name) && schedules.get(name)) || null,
      next_at: job && !job.is_running ? job.next_attempt_at.toISOString() : null,
      is_running: job?.is_running ?? false,
      failures: job && !job.is_running ? job.attempts : 0,
      last: run ? staffRun(run) : null,
    };
  });
}
