import { type Kysely, sql } from 'kysely';
import type { FeedVersion, RunOutcome } from '@api/catalogue/run-outcome';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** What stands in the catalogue of a source, as its feed's server calls it; null: not known, or another question. */
export async function lastVersion(
  db: Kysely<Database>,
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

export async function keepVersion(
  db: Kysely<Database>,
  sourceId: number,
  version: FeedVersion | undefined,
): Promise<void> {
  const said = version && (version.etag || version.lastModified) ? JSON.stringify(version) : null;
  await sql`update source set feed_version = ${said}::jsonb where id = ${sourceId}
    and feed_version is distinct from ${said}::jsonb`.execute(db);
}

/** A run that ended before it had anything to write. */
export interface EmptyRun {
  source: string;
  feed: string;
  startedAt: Date;
  outcome: RunOutcome;
  reason?: string;
}

/** Notes such a run of a source that is known. */
export async function noteRun(db: Kysely<Database>, run: EmptyRun): Promise<void> {
  await sql`
    insert into import_run (source_id, feed, started_at, finished_at, outcome, reason)
    select id, ${run.feed}, ${run.startedAt}::timestamptz, ${sqlNow()}, ${run.outcome}, ${run.reason ?? null}
    from source where name = ${run.source}`.execute(db);
}

/** Makes a source known that is named in the settings, and was not read yet. */
export async function knowSource(db: Kysely<Database>, name: string): Promise<void> {
  await sql`insert into source (name) values (${name}) on conflict (name) do nothing`.execute(db);
}

export interface Run {
  source: string;
  startedAt: Date;
  /** null: it is under way, or was killed. */
  outcome: RunOutcome | null;
  seconds: number | null;
  reason: string | null;
  /** null: nothing was read. */
  counts: RunCounts | null;
}
/** Of the report of a run (apply-report.ts); `quarantined` only where a feed was read. */
interface RunCounts {
  read?: number;
  added?: number;
  changed?: number;
  reactivated?: number;
  deactivated?: number;
  quarantined?: number;
}

/** The last runs of all sources, newest first. */
export async function lastRuns(db: Kysely<Database>, limit: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select s.name as source, r.started_at as "startedAt", r.outcome, r.reason, r.report as counts,
      extract(epoch from r.finished_at - r.started_at)::float8 as seconds
    from import_run r join source s on s.id = r.source_id
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}
