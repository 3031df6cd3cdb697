import { type Kysely, sql } from 'kysely';
import type { RunDecision } from '@domain/property/feed-runs';
import type { FeedVersion, RunOutcome } from '@api/catalogue/run-outcome';
import type { FeedsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';

/** Validators of the stored catalogue; null for a different `question` (question.ts). */
export async function lastVersion(
  db: Kysely<FeedsDatabase>,
  source: string,
  question: string,
): Promise<FeedVersion | null> {
  const row = await db
    .selectFrom('source')
    .select('feed_version')
    .where('name', '=', source)
    .executeTakeFirst();
  return row?.feed_version?.question === question ? row.feed_version : null;
}

export async function saveVersion(
  db: Kysely<FeedsDatabase>,
  sourceId: number,
  version: FeedVersion | undefined,
): Promise<void> {
  const versionJson = version && (version.etag || version.lastModified) ? JSON.stringify(version) : null;
  await sql`update source set feed_version = ${versionJson}::jsonb where id = ${sourceId}
    and feed_version is distinct from ${versionJson}::jsonb`.execute(db);
}

export interface EmptyRun {
  source: string;
  feed: string;
  startedAt: Date;
  outcome: RunOutcome;
  reason?: string;
}

/** Does nothing for an unknown source. */
export async function noteRun(db: Kysely<FeedsDatabase>, run: EmptyRun): Promise<void> {
  await sql`
    insert into import_run (source_id, feed, started_at, finished_at, outcome, reason)
    select id, ${run.feed}, ${run.startedAt}::timestamptz, ${sqlNow()}, ${run.outcome}, ${run.reason ?? null}
    from source where name = ${run.source}`.execute(db);
}

export async function knowSource(db: Kysely<FeedsDatabase>, name: string): Promise<void> {
  await sql`insert into source (name) values (${name}) on conflict (name) do nothing`.execute(db);
}

export interface Run {
  source: string;
  startedAt: Date;
  /** null: running, or killed. */
  outcome: RunOutcome | null;
  seconds: number | null;
  reason: string | null;
  /** null: nothing was read. */
  counts: RunCounts | null;
}
/** Part of a run's report (apply-report.ts); `quarantined` only for feeds. */
interface RunCounts {
  read?: number;
  added?: number;
  changed?: number;
  reactivated?: number;
  deactivated?: number;
  quarantined?: number;
}

export interface LatestRun extends Pick<Run, 'source' | 'startedAt' | 'outcome' | 'reason'> {
  id?: number;
  /** Of a held run; null: it waits. */
  decision?: RunDecision | null;
}

export const isWaiting = ({ outcome, decision = null }: LatestRun): boolean =>
  outcome === 'refused' && decision === null;

/** The last run of each source that was read within 30 days. One that repeats a held run counts as that one, read again. */
export async function latestRuns(db: Kysely<FeedsDatabase>): Promise<LatestRun[]> {
  const { rows } = await sql<LatestRun>`
    select s.name as source, r.id, last.started_at as "startedAt", r.outcome, r.reason, r.decision
    from source s
    cross join lateral (select * from import_run where source_id = s.id order by id desc limit 1) last
    cross join lateral (
      select * from import_run where source_id = s.id and (outcome is distinct from 'repeated' or id = last.id)
        and (last.outcome is distinct from 'repeated' or hold is not null)
      order by id desc limit 1
    ) r
    where last.started_at > ${sqlNow()} - make_interval(days => 30)
    order by s.name`.execute(db);
  return rows;
}

export async function lastRuns(db: Kysely<FeedsDatabase>, limit: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select s.name as source, r.started_at as "startedAt", r.outcome, r.reason, r.report as counts,
      extract(epoch from r.finished_at - r.started_at)::float8 as seconds
    from import_run r join source s on s.id = r.source_id
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}
