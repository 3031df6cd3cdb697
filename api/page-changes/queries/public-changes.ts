import { type Kysely, sql } from 'kysely';
import type { PublicChanges } from '@contract/public-changes';
import type { PageChangesDatabase } from '../schema';
import type { PublicChangeKind } from '../schema-public-changes';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';

/** Rows stay twice as long. */
const retentionMinutes = 30;
/** Above it, no individual entries. */
const maxNamed = 500;

/** Unix seconds and PostgreSQL's snapshot text. */
const cursorPattern = /^(\d{1,12})\.(\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19}){0,100})?)$/;

interface Row {
  snapshot: string;
  /** The cursor is from another database, or from before a restore. */
  is_foreign: boolean;
  changes: [kind: PublicChangeKind, home: number | null, photo: string | null][];
}

/** Changes since the cursor (contract/public-changes.ts), by snapshot: a late commit is in the next answer. */
export async function publicChanges(
  db: Kysely<PageChangesDatabase>,
  since: string | undefined,
): Promise<PublicChanges> {
  const now = Math.floor(clock.nowMs() / 1000);
  const [, second, snapshot] = cursorPattern.exec(since ?? '') ?? [];
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot,
      coalesce(pg_snapshot_xmin(given.since) > pg_snapshot_xmax(pg_current_snapshot()), true) as is_foreign,
      coalesce((
        select jsonb_agg(distinct jsonb_build_array(kind, property_id, photo_key)) from public_change
        where written_by >= pg_snapshot_xmin(given.since)
          and not pg_visible_in_snapshot(written_by, given.since)
          and written_by < pg_snapshot_xmax(pg_current_snapshot())
      ), '[]') as changes
    from (select ${snapshot ?? null}::pg_snapshot as since) given`.execute(db);
  const { snapshot: current, is_foreign, changes } = rows[0]!;
  const isOld = second === undefined || now - Number(second) > retentionMinutes * 60;
  const of = (kind: PublicChangeKind) => changes.filter(([each]) => each === kind);
  const propertyIds = of('home').map(([, propertyId]) => propertyId);
  const photos = of('photo').map(([, , photo]) => photo);
  const gone = photos.filter((photo) => photo !== null);
  return {
    cursor: `${now}.${current}`,
    everything: isOld || is_foreign || of('site').length > 0 || gone.length > maxNamed,
    lists: propertyIds.length > 0 || of('list').length > 0,
    homes: propertyIds.length > maxNamed || propertyIds.includes(null) ? null : (propertyIds as number[]),
    photos: gone.slice(0, maxNamed),
    hasNewPhotos: photos.includes(null),
    ...(of('hidden').length > 0 && { hidden: true }),
  };
}

export const changeExpiryJob = (db: Kysely<PageChangesDatabase>): JobDefinition =>
  scheduledJob('forget-changes', { everyMinutes: retentionMinutes }, async () => {
    await db
      .deleteFrom('public_change')
      // Triggers write `at` by the database's clock.
      // oxlint-disable-next-line clock/no-sql-clock -- it is compared with the database's own times
      .where('at', '<', sql<Date>`now() - make_interval(mins => ${2 * retentionMinutes})`)
      .execute();
  });
