import { type Kysely, sql } from 'kysely';
import type { HoldReason } from '@domain/property/feed-runs';
import type { FeedsDatabase } from '../schema';

interface WaitingRun {
  id: number;
  source: string;
  startedAt: Date;
  hold: HoldReason;
  counts: { deactivated?: number; prices?: number; activeBefore?: number } | null;
}

/** Held runs without a decision, at most one of each source; the oldest first. */
export async function waitingRuns(db: Kysely<FeedsDatabase>): Promise<WaitingRun[]> {
  const { rows } = await sql<WaitingRun>`
    select r.id, s.name as source, r.started_at as "startedAt", r.hold, r.report as counts
    from import_run r join source s on s.id = r.source_id
    where r.hold is not null and r.decision is null order by r.id`.execute(db);
  return rows;
}
