import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { tidy } from '@api/platform/db/tidy';
import { FeedError } from '../import/feed-error';
import type { ApplyOptions, ApplyReport } from './apply-report';
import { compareListings } from './compare';
import { ensureSource } from './sources';
import { beginRun, clearStaging, stageListings } from './staging';
import { writeRun } from './write-run';

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
      writeRun(trx, { ...options, sourceId, runId, ...staged, keep: options.keep?.() ?? [] }),
    );
    await tidyAfter(db, report, () => options.onProgress?.({ phase: 'tidying', done: staged.read }));
    return report;
  } catch (error) {
    const reason = error instanceof FeedError ? error.message : (error as Error).name;
    await clearStaging(db, runId, { outcome: 'failed', reason }).catch(() => undefined);
    throw error;
  }
}

export async function tidyAfter(
  db: Kysely<FeedsDatabase>,
  { outcome, counts }: ApplyReport,
  onBegin?: () => void,
): Promise<void> {
  const touched = counts.added + counts.changed + counts.reactivated + counts.deactivated;
  if (outcome !== 'applied' || touched === 0) return;
  onBegin?.();
  // The catalogue is committed: late statistics do not make the run fail.
  await tidy(db).catch(() => undefined);
}
