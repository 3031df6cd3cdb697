import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { KeptPhoto } from './pixels/image';
import type { PhotoError } from './photo-error';

/*
 * The queue is the table `photo` itself, so a worker that is killed goes on where it was:
 * pending, no key    → to be fetched, at next_attempt_at
 * pending, with key  → kept and shown; its files are not made ahead yet (next_attempt_at is infinity: never fetched again)
 * ready              → nothing left to do
 * failed             → refused for good; `error` says why, and pages show the plain plate
 */

/** Pauses between attempts, in minutes; after the last one a photo has failed. */
export const retryPauses = [1, 5, 30, 120, 720];

export interface PendingPhoto {
  url: string;
  attempts: number;
}

/** Photos that are due, covers first where they were registered so, without those in hand. */
export async function dueForFetch(
  db: Kysely<Database>,
  limit: number,
  inHand: readonly string[],
): Promise<PendingPhoto[]> {
  let query = db
    .selectFrom('photo')
    .select(['url', 'attempts'])
    .where('status', '=', 'pending')
    .where('key', 'is', null)
    .where('next_attempt_at', '<=', sqlNow())
    .orderBy('next_attempt_at')
    .limit(limit);
  if (inHand.length > 0) query = query.where('url', 'not in', inHand);
  return query.execute();
}

/** Longer than a download and its reading behind others may take; a worker that is killed leaves its photos to others after that. */
export const claimSeconds = 300;

/** Takes a photo for this worker alone: a server and the `photos` command may run side by side. False: another has it. */
export async function claim(db: Kysely<Database>, url: string): Promise<boolean> {
  const now = sqlNow();
  const { numUpdatedRows } = await db
    .updateTable('photo')
    .set({ next_attempt_at: sql<Date>`${now} + ${claimSeconds} * interval '1 second'` })
    .where('url', '=', url)
    .where('status', '=', 'pending')
    .where('key', 'is', null)
    .where('next_attempt_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a claimed photo back, to be fetched at once. */
export async function release(db: Kysely<Database>, url: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ next_attempt_at: sqlNow() })
    .where('url', '=', url)
    .where('key', 'is', null)
    .execute();
}

/** Photos whose files are still to be made ahead; several source addresses may share one. */
export async function dueForFiles(db: Kysely<Database>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo')
    .select('key')
    .where('status', '=', 'pending')
    .where('key', 'is not', null)
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ key }) => key!))];
}

export async function markKept(db: Kysely<Database>, url: string, photo: KeptPhoto): Promise<void> {
  const { key, width, height, placeholder } = photo;
  await db
    .updateTable('photo')
    .set({
      ...{ key, width, height, placeholder },
      error: null,
      next_attempt_at: sql<Date>`'infinity'`,
      renew_at: null,
    })
    .where('url', '=', url)
    .execute();
}

export async function markReady(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ status: 'ready' })
    .where('status', '=', 'pending')
    .where('key', '=', key)
    .execute();
}

/** After a failure: later, with a growing pause, or never again. */
export async function markFailure(
  db: Kysely<Database>,
  { url, attempts }: PendingPhoto,
  error: PhotoError,
): Promise<void> {
  const pause = error.permanent ? undefined : retryPauses[attempts];
  await db
    .updateTable('photo')
    .set({
      attempts: attempts + 1,
      error: error.message.slice(0, 200),
      ...(pause === undefined
        ? { status: 'failed' }
        : { next_attempt_at: sql<Date>`${sqlNow()} + ${pause} * interval '1 minute'` }),
    })
    .where('url', '=', url)
    .execute();
}

/** The folder of the kept photos is gone (a new machine, a lost volume): all of them are fetched again. */
export async function requeueAll(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('photo')
    .set({ status: 'pending', key: null, attempts: 0, next_attempt_at: sqlNow() })
    .where('key', 'is not', null)
    .execute();
}

export async function countPending(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('photo')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'pending')
    .where('key', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
