import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Content } from '@api/catalogue/overrides/content';
import {
  effectiveContent,
  feedContent,
  feedValuesOf,
  type KnownFeedValues,
} from '@api/catalogue/overrides/effective';
import { asOverrides } from '@api/catalogue/overrides/stored-overrides';
import { lockProperties } from '@api/catalogue/overrides/write-overrides';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { FeedsDatabase } from '../schema';
import { propertyColumns } from './row';

/** Rows of one statement. */
const chunk = 200;

/**
 * The catalogue as it was before the run, row by row; overrides that were decided since stay. What the run added is taken
 * out of the feed, not deleted: people may have saved it. The next load is held. The caller checked `revertibleRun`.
 */
export async function revertRun(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: { sourceId: number; runId: number },
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(write);
  await lockCatalogue(write);
  const now = await beginTime(write);
  await sql`select set_config('catalogue.run_id', ${runId}::text, true)`.execute(write);
  const { rows } = await sql<{ id: number }>`
    select property_id as id from import_before where run_id = ${runId} and row is not null order by property_id`.execute(
    write,
  );
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += chunk)
    await restoreRows(write, runId, ids.slice(from, from + chunk));
  await sql`
    update property p set in_feed = false, updated_at = ${now} from import_before b
    where b.run_id = ${runId} and b.row is null and p.id = b.property_id and p.in_feed`.execute(write);
  await restoreChecks(write, runId);
  await writeStoredMarks(write);
  await syncLocations(write);
  await sql`delete from import_before where run_id = ${runId}`.execute(write);
  await sql`delete from import_listing where run_id = ${runId}`.execute(write);
  await sql`update import_run set reverted_at = ${sqlNow()} where id = ${runId}`.execute(write);
  await sql`update source set reverted_run = ${runId}, feed_version = null where id = ${sourceId}`.execute(
    write,
  );
}

/** The days since the last check too: the trigger has counted what the run did. A check since the run stays. */
async function restoreChecks(write: Write<FeedsDatabase>, runId: number): Promise<void> {
  const isOffered = (row: string) =>
    sql`(${sql.ref(`${row}.in_feed`)} and ${sql.ref(`${row}.available`)} and ${sql.ref(`${row}.visibility`)} <> 'draft')`;
  await sql`
    update property p set checked_at = r.checked_at, check_from = r.check_from, check_paused_at = r.check_paused_at,
      checked_by = (select id from staff_member where id = r.checked_by)
    from import_before b cross join lateral jsonb_populate_record(null::property, b.row) r
    where b.run_id = ${runId} and b.row is not null and p.id = b.property_id
      and (p.checked_at is null or p.checked_at is not distinct from r.checked_at)
      and ${isOffered('p')} = ${isOffered('r')}`.execute(write);
}

interface Before {
  id: number;
  seen: Content;
  feed: KnownFeedValues | null;
}

async function restoreRows(
  write: Write<FeedsDatabase>,
  runId: number,
  ids: readonly number[],
): Promise<void> {
  const properties = new Map((await lockProperties(write, ids)).map((each) => [each.id, each]));
  const { rows } = await sql<Before>`
    select b.property_id as id, b.feed_values as feed, jsonb_build_object(
      'brokerSlug', (select slug from broker where id = (b.row ->> 'broker_id')::int),
      'row', b.row || jsonb_build_object('news', coalesce(nullif(b.row -> 'feed_news', 'null'), b.row -> 'news'),
        'highlighted', coalesce(nullif(b.row -> 'feed_highlighted', 'null'), b.row -> 'highlighted'))) as seen
    from import_before b where b.run_id = ${runId} and b.property_id = any(${[...ids]}::int[])
    order by b.property_id`.execute(write);
  const today = isoDay(clock.now());
  const restored = rows.map(({ id, seen, feed }) => {
    const { stored, source_id, reference } = properties.get(id)!;
    const before = feedContent(seen, feed ?? {});
    const { row, brokerSlug } = effectiveContent(before, asOverrides(stored), today);
    const values = feedValuesOf(before);
    const overrides = stored.map(({ field }) => ({ source_id, reference, field, value: values[field] }));
    return { id, row, brokerSlug, overrides };
  });
  const assignments = sql.join(
    [...propertyColumns, 'content_hash' as const, 'in_feed' as const, 'listed_at' as const].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`,
    ),
  );
  await sql`
    update property p set ${assignments}, feed_highlighted = null, feed_news = null, updated_at = ${sqlNow()},
      broker_id = (select id from broker where slug = g ->> 'brokerSlug')
    from jsonb_array_elements(${JSON.stringify(restored)}::jsonb) g
    cross join lateral jsonb_populate_record(null::property, g -> 'row') r
    where p.id = (g ->> 'id')::int`.execute(write);
  const overrides = restored.flatMap((each) => each.overrides);
  if (overrides.length === 0) return;
  await sql`
    update property_override o set feed_value = coalesce(g -> 'value', 'null')
    from jsonb_array_elements(${JSON.stringify(overrides)}::jsonb) g
    where o.source_id = (g ->> 'source_id')::int and o.reference = g ->> 'reference' and o.field = g ->> 'field'`.execute(
    write,
  );
}
