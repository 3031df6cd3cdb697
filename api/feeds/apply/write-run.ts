import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import { endOverrides } from '@api/catalogue/overrides/write-overrides';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import { holdOf } from '@domain/property/feed-runs';
import type { FeedsDatabase } from '../schema';
import { type ApplyOptions, type ApplyReport, holdText, reportLimit } from './apply-report';
import { storeAdded, storeBefore } from './before-images';
import { digestOf, holdRun, sameRun, saveDetail, supersedeRuns } from './held-runs';
import { findImplausible, saveAccepted, sortDoubted, stagedFigures } from './implausible';
import { overriddenOf } from './overridden';
import { priceChangesOf } from './price-changes';
import { queuePhotos } from './queue-photos';
import { saveVersion } from './runs';
import { overrideStaged } from './staged-overrides';
import { clearStaging, type Staged, StagingLostError } from './staging';
import { withholdPrices } from './withheld-prices';
import {
  countDiffering,
  type DifferingListings,
  differingListings,
  listed,
  none,
  nothingWritten,
  writeListings,
} from './write-listings';

export interface Run extends Omit<ApplyOptions, 'keep' | 'listings'>, Staged {
  sourceId: number;
  runId: number;
  keep: readonly string[];
  /** A person has decided: it is written, though it ended before. */
  isReviewed?: true;
}

/** Listings of a detail. */
const detailLimit = 2_000;

/** Writes the staged run, or holds it. @throws StagingLostError */
export async function writeRun(trx: Write<FeedsDatabase>, run: Run): Promise<ApplyReport> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await lockCatalogue(trx);
  const source = await sql<{ reverted_run: number | null }>`
    select reverted_run from source where id = ${run.sourceId} for update`.execute(trx);
  await expectStaged(trx, run);

  const now = await beginTime(trx);
  await nameRun(trx, run);
  const isForced = run.force === true && !run.isReviewed;
  if (isForced) await trx.deleteFrom('withheld_price').where('source_id', '=', run.sourceId).execute();
  else if (run.accept) await withholdPrices(trx, run);

  const gone = sql`p.source_id = ${run.sourceId} and p.in_feed
    and not (p.reference = any(${[...run.keep]}::text[]))
    and not exists (select 1 from import_listing s where s.run_id = ${run.runId} and s.reference = p.reference)`;
  const before = await sql<{ active: number; gone: number }>`
    select (select count(*)::int from property where source_id = ${run.sourceId} and in_feed) as active,
           (select count(*)::int from property p where ${gone}) as gone`.execute(trx);
  const { active, gone: goneCount } = before.rows[0]!;

  const doubted = run.accept ? await findImplausible(trx, run.sourceId, stagedFigures(run.runId)) : [];
  const { accepted, implausible, held } = sortDoubted(doubted, run.accept);
  await sql`
    update import_listing set held = reference = any(${held}::text[])
    where run_id = ${run.runId} and held <> (reference = any(${held}::text[]))`.execute(trx);

  const prices = run.accept ? await priceChangesOf(trx, run, detailLimit) : noPrices;
  const differing = await countDiffering(trx, run);
  const touched = goneCount + differing.added + differing.changed + differing.back;
  const isReverted = (source.rows[0]?.reverted_run ?? null) !== null;
  const hold = run.force
    ? null
    : holdOf({ active, gone: goneCount, ...prices, touched, isReverted, isFile: run.isFile });

  const goneRows = sql`select p.id, p.reference from property p where ${gone}`;
  let deactivated = none;
  let written = nothingWritten;
  if (hold) {
    if (goneCount > 0) deactivated = await listed(trx, goneRows);
  } else {
    const last = run.accept ? await storeBefore(trx, run, gone) : 0;
    if (goneCount > 0)
      deactivated = await listed(
        trx,
        sql`update property p set in_feed = false, updated_at = ${now} where ${gone} returning p.id, p.reference`,
      );
    await overrideStaged(trx, run);
    written = await writeListings(trx, run, now);
    // Late: a listing that the run writes has the feed's values already.
    const ended = await endOverrides(trx, run.sourceId);
    await saveAccepted(trx, run, accepted);
    if (deactivated.total + written.total + ended > 0) {
      await writeStoredMarks(trx);
      await syncLocations(trx);
    }
    if (run.accept) await storeAdded(trx, run, last);
    // Late: the photo worker waits for the rows that this changes.
    if (run.photos !== false) await queuePhotos(trx, { ...run, now });
  }

  const { added, changed, reactivated } = written;
  const report: ApplyReport = {
    source: run.source,
    outcome: hold ? 'refused' : 'applied',
    hold,
    runId: run.runId,
    counts: {
      read: run.read,
      duplicates: run.duplicateCount,
      added: hold ? differing.added : added.total,
      changed: hold ? differing.changed : changed.total,
      reactivated: hold ? differing.back : reactivated.total,
      unchanged: hold ? 0 : run.read - run.duplicateCount - written.total - held.length,
      deactivated: deactivated.total,
      held: held.length,
      prices: prices.count,
      activeBefore: active,
    },
    added: added.list,
    changed: changed.list,
    reactivated: reactivated.list,
    deactivated: deactivated.list,
    duplicates: run.duplicates,
    implausible: implausible.slice(0, reportLimit),
    accepted,
    overridden: await overriddenOf(trx, run.sourceId),
  };
  return endRun(trx, run, report, {
    prices: prices.list,
    gone: deactivated.list.slice(0, detailLimit).map(({ id, reference }) => ({ id, reference })),
    ...(hold && (await differingListings(trx, run))),
  });
}

const noPrices: Awaited<ReturnType<typeof priceChangesOf>> = { count: 0, steep: 0, priced: 0, list: [] };

async function expectStaged(trx: Write<FeedsDatabase>, run: Run): Promise<void> {
  const isOpen = run.isReviewed ? sql`r.staged is not null` : sql`r.finished_at is null`;
  const unfinishedRun = await sql<{ staged: number }>`
    select (select count(*)::int from import_listing where run_id = r.id) as staged
    from import_run r where r.id = ${run.runId} and ${isOpen}`.execute(trx);
  if (unfinishedRun.rows[0]?.staged !== run.read - run.duplicateCount) throw new StagingLostError();
}

/** Makes triggers record this run's events (migrations/0014-property-events.ts); a source's first load records none. */
async function nameRun(trx: Write<FeedsDatabase>, { sourceId, runId }: Run): Promise<void> {
  await sql`
    select set_config('catalogue.run_id', ${runId}::text, true)
    where exists (select 1 from property where source_id = ${sourceId})`.execute(trx);
}

/** Stores how it ended. Held listings of a feed stay staged: people accept them one by one. */
async function endRun(
  trx: Write<FeedsDatabase>,
  run: Run,
  report: ApplyReport,
  changes: { prices: readonly object[]; gone: readonly object[] } & Partial<DifferingListings>,
): Promise<ApplyReport> {
  const { runId, sourceId, keep, accept } = run;
  const note = run.note?.(report) ?? { counts: {}, remarks: [] };
  const counts = { ...report.counts, ...note.counts };
  const { hold } = report;
  if (hold && accept) {
    const digest = await digestOf(trx, runId);
    const same = run.isFile ? null : await sameRun(trx, sourceId, digest);
    if (same) {
      const reason = `igual à carga nº ${same.id}, ${same.decision ? 'descartada' : 'que espera por uma decisão'}`;
      await clearStaging(trx, runId, { outcome: 'repeated', counts, reason });
      return { ...report, outcome: 'repeated' };
    }
    await supersedeRuns(trx, sourceId, runId);
    const { read, duplicateCount, duplicates, photos = true, version } = run;
    const staged = { read, duplicateCount, duplicates, keep, accept, photos, version, note };
    await holdRun(trx, runId, { hold, digest, staged, counts, reason: holdText(hold, report.counts) });
  } else {
    const reason = hold ? holdText(hold, report.counts) : undefined;
    await clearStaging(trx, runId, { outcome: report.outcome as RunEnd, counts, reason }, accept && 'held');
    if (!hold) await saveVersion(trx, sourceId, run.version);
    if (accept && !hold) {
      await supersedeRuns(trx, sourceId, runId);
      await trx.updateTable('source').set({ reverted_run: null }).where('id', '=', sourceId).execute();
    }
  }
  if (accept) await saveDetail(trx, run, { remarks: note.remarks, changes });
  return report;
}

type RunEnd = Exclude<ApplyReport['outcome'], 'compared'>;
