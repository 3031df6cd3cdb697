import { type Kysely, sql } from 'kysely';
import type { PublicChanges } from '@contract/public-changes';
import type { Database } from '@api/db/schema';
import type { PublicChangeKind } from '@api/db/schema-public-changes';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { clock } from '@domain/clock';

/** For how long changes can be asked for, in minutes; their rows stay twice as long. */
const askedForMinutes = 30;
/** More of one kind than these are not named one by one. */
const mostNamed = 500;

/** The second in which it was told, and PostgreSQL's own word for which transactions could be seen then. */
const cursorPattern = /^(\d{1,12})\.(\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19}){0,100})?)$/;

interface Row {
  snapshot: string;
  /** The cursor is of another database, or of this one before it was put back. */
  is_foreign: boolean;
  changes: [kind: PublicChangeKind, home: number | null, photo: string | null][];
}

/**
 * What has become visible since the cursor (contract/public-changes.ts). Asked by the transactions that could be seen
 * then, not by time or number: one that began before and ended after is among the next answer's.
 */
export async function publicChanges(db: Kysely<Database>, since: string | undefined): Promise<PublicChanges> {
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
  const isOld = second === undefined || now - Number(second) > askedForMinutes * 60;
  const of = (kind: PublicChangeKind) => changes.filter(([each]) => each === kind);
  const homes = of('home').map(([, home]) => home);
  const photos = of('photo').map(([, , photo]) => photo);
  const gone = photos.filter((photo) => photo !== null);
  return {
    cursor: `${now}.${current}`,
    everything: isOld || is_foreign || of('site').length > 0 || gone.length > mostNamed,
    lists: homes.length > 0 || of('list').length > 0,
    homes: homes.length > mostNamed || homes.includes(null) ? null : (homes as number[]),
    photos: gone.slice(0, mostNamed),
    hasNewPhotos: photos.includes(null),
  };
}

/** Forgets changes that nobody can ask for any more, by the clock. */
export const changeForgettingKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('forget-changes', { everyMinutes: askedForMinutes }, async () => {
    await db
      .deleteFrom('public_change')
      // Triggers write `at` by this clock.
      // oxlint-disable-next-line clock/no-sql-clock -- it is compared with the database's own times
      .where('at', '<', sql<Date>`now() - make_interval(mins => ${2 * askedForMinutes})`)
      .execute();
  });
