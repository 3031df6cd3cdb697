import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { beginTime } from '@api/platform/db/transaction-time';
import { syncLocations } from '@api/search/locations/locations';
import type { RunOutcome } from '@api/catalogue/run-outcome';

/** Creates or restores the source if necessary. */
export async function ensureSource(db: Kysely<FeedsDatabase>, name: string): Promise<number> {
  const known = await sourceId(db, name);
  if (known !== null) {
    await sql`update source set removed_at = null where id = ${known} and removed_at is not null`.execute(db);
    return known;
  }
  const { rows } = await sql<{ id: number }>`
    insert into source (name) values (${name})
    on conflict (name) do update set removed_at = null returning id`.execute(db);
  return rows[0]!.id;
}

export async function sourceId(db: Kysely<FeedsDatabase>, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from source where name = ${name}`.execute(db);
  return rows[0]?.id ?? null;
}

/** null for an unknown source. */
export type Removal = { deactivated: number } | null;

/** Deactivates properties and brokers, deletes slides. Ids and URLs stay: a new import restores the properties. */
export async function removeSource(db: Kysely<FeedsDatabase>, name: string): Promise<Removal> {
  return inTransaction(db, async (trx) => {
    // Triggers record each removal: tens of thousands can exceed the timeout.
    await sql`set local statement_timeout = 0`.execute(trx);
    const id = await sourceId(trx, name);
    if (id === null) return null;
    const now = await beginTime(trx);
    await sql`update source set removed_at = ${now}, feed_version = null where id = ${id}`.execute(trx);
    const gone = await sql`
      update property set in_feed = false, updated_at = ${now} where source_id = ${id} and in_feed`.execute(
      trx,
    );
    await sql`update broker set active = false where source_id = ${id}`.execute(trx);
    await sql`delete from slide where source_id = ${id}`.execute(trx);
    await syncLocations(trx);
    return { deactivated: Number(gone.numAffectedRows ?? 0n) };
  });
}

export interface SourceSummary {
  name: string;
  active: number;
  inactive: number;
  removed: boolean;
  lastRun: { at: Date; outcome: RunOutcome; feed: string } | null;
}

export async function listSources(db: Kysely<FeedsDatabase>): Promise<SourceSummary[]> {
  const { rows } = await sql<{
    name: string;
    active: number;
    inactive: number;
    removed: boolean;
    at: Date | null;
    outcome: RunOutcome | null;
    feed: string | null;
  }>`
    select s.name, s.removed_at is not null as removed, r.finished_at as at, r.outcome, r.feed,
      (select count(*)::int from property where source_id = s.id and in_feed) as active,
      (select count(*)::int from property where source_id = s.id and not in_feed) as inactive
    from source s
    left join lateral (
      select * from import_run where source_id = s.id and finished_at is not null order by id desc limit 1
    ) r on true
    order by s.id`.execute(db);
  return rows.map(({ at, outcome, feed, ...source }) => ({
    ...source,
    lastRun: at && { at, outcome: outcome!, feed: feed! },
  }));
}
