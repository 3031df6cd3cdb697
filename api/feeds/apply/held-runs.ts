import { type Kysely, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import type { FeedVersion } from '@api/catalogue/run-outcome';
import type { HoldReason } from '@domain/property/feed-runs';
import type { FeedsDatabase } from '../schema';
import type { RunNote } from './apply-report';
import type { Staged } from './staging';

/** What a publication needs beside the staged listings. */
export interface StagedRun extends Staged {
  /** References of quarantined listings. */
  keep: readonly string[];
  accept: readonly string[];
  photos: boolean;
  version?: FeedVersion;
  note: RunNote;
}

/** Of references and hashes, in any order of the feed. */
export async function digestOf(db: Kysely<FeedsDatabase>, runId: number): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(reference || ' ' || content_hash, ',' order by reference), '')) as digest
    from import_listing where run_id = ${runId}`.execute(db);
  return rows[0]!.digest;
}

/** The run with the same listings that waits, or that was the last one to be decided and was discarded. */
export async function sameRun(
  db: Kysely<FeedsDatabase>,
  sourceId: number,
  digest: string,
): Promise<{ id: number; decision: 'discarded' | null } | null> {
  const { rows } = await sql<{ id: number; digest: string; decision: 'discarded' | null }>`
    select id, digest, decision from import_run
    where source_id = ${sourceId} and hold is not null and (decision is null or decision = 'discarded')
    order by id desc limit 1`.execute(db);
  return rows[0]?.digest === digest ? rows[0] : null;
}

/** The waiting runs of a source give way to a newer one. One whose publication is in the queue is over too. */
export async function supersedeRuns(
  write: Write<FeedsDatabase>,
  sourceId: number,
  runId: number,
): Promise<void> {
  await sql`
    delete from import_listing where run_id in (
      select id from import_run where source_id = ${sourceId} and id < ${runId} and finished_at is not null)`.execute(
    write,
  );
  await sql`
    update import_run set decision = 'superseded', decided_at = ${sqlNow()}, staged = null
    where source_id = ${sourceId} and id < ${runId} and hold is not null and staged is not null`.execute(
    write,
  );
}

export async function holdRun(
  write: Write<FeedsDatabase>,
  runId: number,
  held: { hold: HoldReason; digest: string; staged: StagedRun; counts: object; reason: string },
): Promise<void> {
  await sql`
    update import_run set finished_at = ${sqlNow()}, outcome = 'refused', report = ${JSON.stringify(held.counts)}::jsonb,
      hold = ${held.hold}, digest = ${held.digest}, staged = ${JSON.stringify(held.staged)}::jsonb, reason = ${held.reason}
    where id = ${runId}`.execute(write);
}

/** Runs of a source whose remarks and changes stay readable. */
const detailedRuns = 30;

export async function saveDetail(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: { sourceId: number; runId: number },
  detail: { remarks: readonly object[]; changes: object },
): Promise<void> {
  await sql`
    insert into import_detail (run_id, remarks, changes)
    values (${runId}, ${JSON.stringify(detail.remarks)}::jsonb, ${JSON.stringify(detail.changes)}::jsonb)
    on conflict (run_id) do update set remarks = excluded.remarks, changes = excluded.changes`.execute(write);
  await sql`
    delete from import_detail d using import_run r
    where r.id = d.run_id and r.source_id = ${sourceId} and d.run_id not in (
      select run_id from import_detail join import_run newest on newest.id = run_id
      where newest.source_id = ${sourceId} order by run_id desc limit ${detailedRuns})`.execute(write);
}
