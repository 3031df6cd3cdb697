import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '@api/platform/db/transaction';
import type { RunDecision } from '@domain/property/feed-runs';
import type { FeedsDatabase } from '../schema';
import { tidyAfter } from './apply';
import type { ApplyReport } from './apply-report';
import type { StagedRun } from './held-runs';
import { priceChangesOf } from './price-changes';
import { clearStaging, StagingLostError } from './staging';
import { withholdChangedPrices } from './withheld-prices';
import { writeRun } from './write-run';

interface Decided {
  sourceId: number;
  source: string;
  feed: string;
  staged: StagedRun | null;
  decision: RunDecision | null;
}

/** Writes the staged listings of a run whose publication was decided, in one transaction. @returns null: it is over */
export async function publishRun(db: Kysely<FeedsDatabase>, runId: number): Promise<ApplyReport | null> {
  try {
    const report = await inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await lockCatalogue(trx);
      await sql`select 1 from source where id = (select source_id from import_run where id = ${runId}) for update`.execute(
        trx,
      );
      const { rows } = await sql<Decided>`
        select s.id as "sourceId", s.name as source, r.feed, r.staged, r.decision
        from import_run r join source s on s.id = r.source_id where r.id = ${runId}`.execute(trx);
      const { staged, decision, ...run } = rows[0]!;
      const isPublished = decision === 'published' || decision === 'without-prices';
      if (!staged || !isPublished) return null;
      if (decision === 'without-prices') {
        const { list } = await priceChangesOf(trx, { ...run, runId }, staged.read);
        const references = list.map(({ reference }) => reference);
        await withholdChangedPrices(trx, { ...run, runId }, references);
      }
      const { note, ...options } = staged;
      const decided = { ...run, ...options, runId, force: true, isReviewed: true as const };
      return writeRun(trx, { ...decided, note: () => note });
    });
    if (report) await tidyAfter(db, report);
    return report;
  } catch (error) {
    if (!(error instanceof StagingLostError)) throw error;
    const reason = 'o catálogo mudou desde que esta carga foi lida: nada foi ao ar';
    await clearStaging(db, runId, { outcome: 'failed', reason });
    return null;
  }
}
