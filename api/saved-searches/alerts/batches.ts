import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { AlertBatch } from '../schema-alerts';
import { eventsOf } from './changes';

/** Above `share` of a source's properties, and from `least`, price changes need a confirmation. */
const doubtedPrices = { share: 1 / 5, least: 20 };
/** The same for new and returned properties, as a share of those available before. */
const doubtedArrivals = { share: 1 / 3, least: 100 };
/** Numbers of properties. `active` is the number after the run. */
interface Changed {
  prices: number;
  arrivals: number;
  active: number;
}

export function isDoubted({ prices, arrivals, active }: Changed): boolean {
  const isMany = (count: number, of: number, { share, least }: typeof doubtedPrices) =>
    count >= least && count > of * share;
  return isMany(prices, active, doubtedPrices) || isMany(arrivals, active - arrivals, doubtedArrivals);
}

/** Then a held batch is discarded. */
export const heldDays = 7;

/** Oldest batch that may send alerts. It holds unusual batches until the operator confirms them. */
export async function nextBatch(db: Kysely<SavedSearchesDatabase>): Promise<AlertBatch | null> {
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

async function holdIfDoubted(
  db: Kysely<SavedSearchesDatabase>,
  { id, source_id }: AlertBatch,
): Promise<boolean> {
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

export const endBatch = (db: Kysely<SavedSearchesDatabase>, id: number) =>
  db.deleteFrom('alert_batch').where('id', '=', id).execute();

export interface HeldBatch {
  id: number;
  source: string;
  heldAt: Date;
  prices: number;
  arrivals: number;
}

export const heldBatches = (db: Kysely<SavedSearchesDatabase>): Promise<HeldBatch[]> =>
  held(db)
    .innerJoin('source', 'source.id', 'source_id')
    .select(['alert_batch.id', 'source.name as source', 'held_at as heldAt', 'prices', 'arrivals'])
    .orderBy('alert_batch.id')
    .$narrowType<{ heldAt: Date; prices: number; arrivals: number }>()
    .execute();

const held = (db: Kysely<SavedSearchesDatabase>) =>
  db.selectFrom('alert_batch').where('held_at', 'is not', null).where('released_at', 'is', null);

/** false: no held batch has this id. */
export async function releaseBatch(db: Kysely<SavedSearchesDatabase>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_batch')
    .set({ released_at: sqlNow() })
    .where('id', 'in', held(db).select('alert_batch.id').where('alert_batch.id', '=', id))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its alerts are never sent. false: no held batch has this id. */
export async function discardBatch(db: Kysely<SavedSearchesDatabase>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alert_batch')
    .where('id', 'in', held(db).select('alert_batch.id').where('alert_batch.id', '=', id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const discardOldBatches = (db: Kysely<SavedSearchesDatabase>) =>
  db
    .deleteFrom('alert_batch')
    .where('released_at', 'is', null)
    .where('held_at', '<', sql<Date>`${sqlNow()} - make_interval(days => ${heldDays})`)
    .execute();
