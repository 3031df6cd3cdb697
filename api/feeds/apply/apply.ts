import { inTransaction, type Write } from '@api/platform/db/transaction';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { beginTime } from '@api/platform/db/transaction-time';
import { tidy } from '@api/platform/db/tidy';
import { FeedError } from '../import/feed-error';
import {
  type AppliedListing,
  type ApplyOptions,
  type ApplyReport,
  deactivationLimit,
  reportLimit,
  tooManyGone,
} from './apply-report';
import { compareListings } from './compare';
import { findImplausible, saveAccepted, sortDoubted, stagedFigures } from './implausible';
import { syncLocations } from '@api/search/locations/locations';
import { queuePhotos } from './queue-photos';
import { propertyColumns } from './row';
import { saveVersion } from './runs';
import { ensureSource } from './sources';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { beginRun, clearStaging, type Staged, stageListings, StagingLostError } from './staging';

/**
 * Makes the catalogue hold exactly these listings for one source: staged in batches, then written in one transaction.
 * @throws StagingLostError in the older of two concurrent runs, and what `listings` throws; nothing is written then
 */
export async function applyCatalogue(db: Kysely<FeedsDatabase>, options: ApplyOptions): Promise<ApplyReport> {
  if (options.dryRun) return compareListings(db, options);
  const sourceId = await ensureSource(db, options.source);
  const runId = await beginRun(db, sourceId, options.feed);
  try {
    const staged = await stageListings(db, { sourceId, runId }, options);
    options.onProgress?.({ phase: 'writing', done: staged.read });
    const report = await inTransaction(db, (trx) =>
      writeRun(trx, { ...options, sourceId, runId, ...staged }),
    );
    if (report.outcome === 'applied' && touched(report) > 0) {
      options.onProgress?.({ phase: 'tidying', done: staged.read });
      // The catalogue is committed: late statistics do not make the run fail.
      await tidy(db).catch(() => undefined);
    }
    return report;
  } catch (error) {
    const reason = error instanceof FeedError ? error.message : (error as Error).name;
    await clearStaging(db, runId, { outcome: 'failed', reason }).catch(() => undefined);
    throw error;
  }
}

function touched({ counts }: ApplyReport): number {
  return counts.added + counts.changed + counts.reactivated + counts.deactivated;
}

interface Run extends ApplyOptions, Staged {
  sourceId: number;
  runId: number;
}

async function writeRun(trx: Write<FeedsDatabase>, run: Run): Promise<ApplyReport> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select 1 from source where id = ${run.sourceId} for update`.execute(trx);
  const unfinishedRun = await sql<{ staged: number }>`
    select (select count(*)::int from import_listing where run_id = r.id) as staged
    from import_run r where r.id = ${run.runId} and r.finished_at is null`.execute(trx);
  if (unfinishedRun.rows[0]?.staged !== run.read - run.duplicateCount) throw new StagingLostError();

  const now = await beginTime(trx);
  await nameRun(trx, run);

  const gone = sql`p.source_id = ${run.sourceId} and p.active
    and not (p.reference = any(${[...(run.keep?.() ?? [])]}::text[]))
    and not exists (select 1 from import_listing s where s.run_id = ${run.runId} and s.reference = p.reference)`;
  const before = await sql<{ active: number; gone: number }>`
    select (select count(*)::int from property where source_id = ${run.sourceId} and active) as active,
           (select count(*)::int from property p where ${gone}) as gone`.execute(trx);
  const { active, gone: goneCount } = before.rows[0]!;

  const doubted = run.accept ? await findImplausible(trx, run.sourceId, stagedFigures(run.runId)) : [];
  const { accepted, implausible, held } = sortDoubted(doubted, run.accept);
  await sql`
    update import_listing set held = true
    where run_id = ${run.runId} and reference = any(${held}::text[])`.execute(trx);

  const refused = !run.force && goneCount > active * deactivationLimit;
  const deactivated =
    goneCount === 0
      ? none
      : await listed(
          trx,
          refused
            ? sql`select p.id, p.reference from property p where ${gone}`
            : sql`update property p set active = false, updated_at = ${now} where ${gone} returning p.id, p.reference`,
        );
  const written = refused ? nothingWritten : await writeListings(trx, run, now);
  if (!refused) await saveAccepted(trx, run, accepted);
  if (!refused && deactivated.total + written.total > 0) {
    await writeStoredMarks(trx);
    await syncLocations(trx);
  }
  // Late: the photo worker waits for the rows that this changes.
  if (!refused && run.photos !== false) await queuePhotos(trx, { ...run, now });

  const { added, changed, reactivated } = written;
  const report: ApplyReport = {
    source: run.source,
    outcome: refused ? 'refused' : 'applied',
    counts: {
      read: run.read,
      duplicates: run.duplicateCount,
      added: added.total,
      changed: changed.total,
      reactivated: reactivated.total,
      unchanged: refused ? 0 : run.read - run.duplicateCount - written.total - held.length,
      deactivated: deactivated.total,
      held: held.length,
      activeBefore: active,
    },
    added: added.list,
    changed: changed.list,
    reactivated: reactivated.list,
    deactivated: deactivated.list,
    duplicates: run.duplicates,
    implausible: implausible.slice(0, reportLimit),
    accepted,
  };
  await clearStaging(trx, run.runId, {
    outcome: refused ? 'refused' : 'applied',
    counts: { ...report.counts, ...run.note?.() },
    reason: refused ? tooManyGone(report.counts) : undefined,
  });
  if (!refused) await saveVersion(trx, run.sourceId, run.version);
  return report;
}

/** Makes triggers record this run's events (migrations/0014-property-events.ts); a source's first load records none. */
async function nameRun(trx: Write<FeedsDatabase>, { sourceId, runId }: Run): Promise<void> {
  await sql`
    select set_config('catalogue.run_id', ${runId}::text, true)
    where exists (select 1 from property where source_id = ${sourceId})`.execute(trx);
}

interface Listed {
  total: number;
  list: AppliedListing[];
}
const none: Listed = { total: 0, list: [] };
const nothingWritten = { added: none, changed: none, reactivated: none, total: 0 };

/** An empty statement is skipped: it would drop the search index. */
async function writeListings(trx: Write<FeedsDatabase>, { sourceId, runId }: Run, now: RawBuilder<Date>) {
  const columns = sql.join(propertyColumns.map((name) => sql.ref(name)));
  const values = sql.join(propertyColumns.map((name) => sql.ref(`r.${name}`)));
  const assignments = sql.join(
    propertyColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`),
  );
  const unpacked = sql`cross join lateral jsonb_populate_record(null::property, s.listing -> 'row') r
    left join broker b on b.slug = s.listing ->> 'brokerSlug'`;
  const update = (which: ReturnType<typeof sql>) =>
    listed(
      trx,
      sql`update property p set ${assignments}, feed_highlighted = null, feed_news = null, broker_id = b.id, content_hash = s.content_hash, active = true,
          listed_at = coalesce((s.listing ->> 'listedAt')::timestamptz, p.listed_at), updated_at = ${now}
        from (
          select i.*, q.id as property_id from import_listing i
          join property q on q.source_id = ${sourceId} and q.reference = i.reference
          where i.run_id = ${runId} and not i.held and ${which}
        ) s ${unpacked}
        where p.id = s.property_id
        returning p.id, p.reference`,
    );
  const differing = await sql<{ added: number; changed: number; back: number; bare: number }>`
    select count(*) filter (where q.id is null)::int as added,
      count(*) filter (where q.active and q.content_hash <> i.content_hash)::int as changed,
      count(*) filter (where not q.active)::int as back,
      count(*) filter (where i.listing = 'null' and (q.active and q.content_hash = i.content_hash) is not true)::int as bare
    from import_listing i
    left join property q on q.source_id = ${sourceId} and q.reference = i.reference
    where i.run_id = ${runId} and not i.held`.execute(trx);
  const expected = differing.rows[0]!;
  // It was staged as unchanged, without content; the property changed since.
  if (expected.bare > 0) throw new StagingLostError();
  const changed = expected.changed ? await update(sql`q.active and q.content_hash <> i.content_hash`) : none;
  const reactivated = expected.back ? await update(sql`not q.active`) : none;
  const added =
    expected.added === 0
      ? none
      : await listed(
          trx,
          sql`insert into property (source_id, reference, content_hash, broker_id, listed_at, updated_at, ${columns})
      select ${sourceId}::int, s.reference, s.content_hash, b.id,
        coalesce((s.listing ->> 'listedAt')::timestamptz, ${now}),
        coalesce((s.listing ->> 'updatedAt')::timestamptz, (s.listing ->> 'listedAt')::timestamptz, ${now}), ${values}
      from import_listing s ${unpacked}
      where s.run_id = ${runId} and not s.held
        and not exists (select 1 from property q where q.source_id = ${sourceId} and q.reference = s.reference)
      order by (s.listing ->> 'position')::int
      returning id, reference`,
        );
  return { added, changed, reactivated, total: added.total + changed.total + reactivated.total };
}

async function listed(trx: Write<FeedsDatabase>, statement: ReturnType<typeof sql>): Promise<Listed> {
  const modifies = sql<{ id: number; reference: string; total: number }>`
    with touched as (${statement})
    select id, reference, count(*) over ()::int as total from touched order by id limit ${reportLimit}`;
  const { rows } = await modifies.execute(trx);
  return { total: rows[0]?.total ?? 0, list: rows.map(({ id, reference }) => ({ id, reference })) };
}
