import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { AlertBatch } from '@api/db/schema-alerts';
import { eventsOf } from './changes';

/** A run that changes more than this share of a source's prices, and so many at least, is doubted. */
const doubtedPrices = { share: 1 / 5, least: 20 };
/** The same of one that adds, or brings back, more than this share of what was on offer. */
const doubtedArrivals = { share: 1 / 3, least: 100 };
/** What a run changed, in properties, and how many are on offer after it. */
interface Changed {
  prices: number;
  arrivals: number;
  active: number;
}

/** Whether a run changes more than usual, so that the operator is to look at it first. */
export function isDoubted({ prices, arrivals, active }: Changed): boolean {
  const isMany = (count: number, of: number, { share, least }: typeof doubtedPrices) =>
    count >= least && count > of * share;
  return isMany(prices, active, doubtedPrices) || isMany(arrivals, active - arrivals, doubtedArrivals);
}

/** A flood that nobody has released by then is discarded. */
export const heldDays = 7;

/**
 * The longest waiting change that searches are to be held against, after those that are doubted were set apart for the
 * operator; null: none waits.
 */
export async function nextBatch(db: Kysely<Database>): Promise<AlertBatch | null> {
  for (;;) {
    const batch = await db
      .selectFrom('alert_batch')
      .selectAll()
      .where((where) => where.or([where('held_at', 'is', null), where('released_at', 'is not', null)]))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!batch) return null;
    if (batch.released_at || !(await holdIfDoubted(db, batch))) return batch;
  }
}

async function holdIfDoubted(db: Kysely<Database>, { id, source_id }: AlertBatch): Promise<boolean> {
  const { rows } = await sql<Changed>`
    select
      count(distinct e.property_id) filter (where e.kind = 'price')::int as prices,
      count(distinct e.property_id) filter (where e.kind in ('announced', 'back'))::int as arrivals,
      (select count(*)::int from property where source_id = ${source_id} and active) as active
    from ${eventsOf(id)}`.execute(db);
  const { prices, arrivals } = rows[0]!;
  if (!isDoubted(rows[0]!)) return false;
  await db
    .updateTable('alert_batch')
    .set({ held_at: sqlNow(), prices, arrivals })
    .where('id', '=', id)
    .execute();
  return true;
}

/** It has been told of, or is not to be. */
export const endBatch = (db: Kysely<Database>, id: number) =>
  db.deleteFrom('alert_batch').where('id', '=', id).execute();

/** A change that waits for the operator's word. */
export interface HeldBatch {
  id: number;
  source: string;
  heldAt: Date;
  prices: number;
  arrivals: number;
}

/** What waits for the operator's word, the oldest first. */
export const heldBatches = (db: Kysely<Database>): Promise<HeldBatch[]> =>
  held(db)
    .innerJoin('source', 'source.id', 'source_id')
    .select(['alert_batch.id', 'source.name as source', 'held_at as heldAt', 'prices', 'arrivals'])
    .orderBy('alert_batch.id')
    .$narrowType<{ heldAt: Date; prices: number; arrivals: number }>()
    .execute();

const held = (db: Kysely<Database>) =>
  db.selectFrom('alert_batch').where('held_at', 'is not', null).where('released_at', 'is', null);

/** Lets people be told of it after all; false where no such change waits. */
export async function releaseBatch(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_batch')
    .set({ released_at: sqlNow() })
    .where('id', 'in', held(db).select('alert_batch.id').where('alert_batch.id', '=', id))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nobody is ever told of it; false where no such change waits. */
export async function discardBatch(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alert_batch')
    .where('id', 'in', held(db).select('alert_batch.id').where('alert_batch.id', '=', id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Discards what has waited for the operator's word for too long. */
export const discardOldBatches = (db: Kysely<Database>) =>
  db
    .deleteFrom('alert_batch')
    .where('released_at', 'is', null)
    .where('held_at', '<', sql<Date>`${sqlNow()} - make_interval(days => ${heldDays})`)
    .execute();
