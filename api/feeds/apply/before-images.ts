import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { FeedsDatabase } from '../schema';

interface Run {
  sourceId: number;
  runId: number;
}

/** Runs of a source that can be reverted, one after the other. */
const storedRuns = 3;

/**
 * Stores the rows that the run is about to change, with the feed's values of overrides. An override that has passed is in
 * the row: the run ends it. @returns the last id: later rows are the run's own
 */
export async function storeBefore(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
  gone: ReturnType<typeof sql>,
): Promise<number> {
  await sql`
    insert into import_before (run_id, property_id, row, feed_values)
    select ${runId}::int, p.id, to_jsonb(p), (
      select jsonb_object_agg(o.field, o.feed_value) from property_override o
      where o.source_id = p.source_id and o.reference = p.reference)
    from property p
    where p.source_id = ${sourceId} and ((${gone})
      or exists (select from import_listing i where i.run_id = ${runId} and not i.held and i.reference = p.reference
        and (i.content_hash <> p.content_hash or not p.in_feed))
      or exists (select from property_override o where o.source_id = p.source_id and o.reference = p.reference
        and o.until < ${isoDay(clock.now())}::date))
    on conflict do nothing`.execute(write);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::int as last from property where source_id = ${sourceId}`.execute(write);
  return rows[0]!.last;
}

/** @param last of `storeBefore` */
export async function storeAdded(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
  last: number,
): Promise<void> {
  await sql`
    insert into import_before (run_id, property_id)
    select ${runId}::int, id from property where source_id = ${sourceId} and id > ${last}
    on conflict do nothing`.execute(write);
  await sql`
    delete from import_before b using import_run r
    where r.id = b.run_id and r.source_id = ${sourceId} and b.run_id not in (
      select id from import_run newest where newest.source_id = ${sourceId}
        and exists (select from import_before where run_id = newest.id)
      order by id desc limit ${storedRuns})`.execute(write);
}
