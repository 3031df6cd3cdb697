import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffRun } from '@contract/staff-feeds';
import type { HoldReason, RunDecision } from '@domain/property/feed-runs';
import type { FeedAdminDatabase } from '../schema';

/** Of `import_run.report`; what older versions did not store is absent. */
interface StoredCounts {
  read?: number;
  accepted?: number;
  warned?: number;
  quarantined?: number;
  added?: number;
  changed?: number;
  reactivated?: number;
  deactivated?: number;
  held?: number;
  prices?: number;
  activeBefore?: number;
  dialect?: string | null;
  bytes?: number;
}

export interface StoredRun {
  id: number;
  source_id: number;
  source: string;
  feed: string;
  started_at: Date;
  finished_at: Date | null;
  outcome: string | null;
  hold: HoldReason | null;
  decision: RunDecision | null;
  decided_at: Date | null;
  decided_by: string | null;
  is_staged: boolean;
  reverted_at: Date | null;
  reason: string | null;
  counts: StoredCounts | null;
}

/** @param which condition on `r` and `s`, with order and limit */
export async function storedRuns(
  db: Kysely<FeedAdminDatabase>,
  which: RawBuilder<unknown>,
): Promise<StoredRun[]> {
  const { rows } = await sql<StoredRun>`
    select r.id, r.source_id, s.name as source, r.feed, r.started_at, r.finished_at, r.outcome, r.hold, r.decision,
      r.decided_at, m.name as decided_by, r.staged is not null as is_staged, r.reverted_at, r.reason, r.report as counts
    from import_run r
    join source s on s.id = r.source_id
    left join staff_member m on m.id = r.decided_by
    where ${which}`.execute(db);
  return rows;
}

export function staffRun(run: StoredRun): StaffRun {
  const { counts } = run;
  return {
    ...{ id: run.id, source: run.source, started_at: run.started_at.toISOString() },
    ...{ outcome: run.outcome ?? 'running', hold: run.hold, decision: run.decision },
    is_publishing: isPublishing(run),
    is_reverted: run.reverted_at !== null,
    reason: run.outcome === 'failed' || run.outcome === 'repeated' ? run.reason : null,
    ...{ read: counts?.read ?? null, accepted: counts?.accepted ?? null, warned: counts?.warned ?? null },
    ...{ quarantined: counts?.quarantined ?? null, deactivated: counts?.deactivated ?? null },
    ...{ prices: counts?.prices ?? null, active: counts?.activeBefore ?? null },
  };
}

export const isPublishing = ({ decision, is_staged }: StoredRun): boolean =>
  is_staged && (decision === 'published' || decision === 'without-prices');

/** What a member types to publish it: how much it changes. */
export function numberOf({ hold, counts }: Pick<StoredRun, 'hold' | 'counts'>): number {
  const { deactivated = 0, prices = 0, added = 0, changed = 0, reactivated = 0 } = counts ?? {};
  if (hold === 'gone') return deactivated;
  return hold === 'prices' ? prices : added + changed + reactivated + deactivated;
}
