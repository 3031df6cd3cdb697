import { type Kysely, sql } from 'kysely';
import type { PhotoTables } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Validators } from './fetch';
import type { NormalizedPhoto } from './pixels/image';
import type { PhotoError } from './photo-error';

/*
 * The table `photo` is the queue, so a killed worker loses nothing:
 * pending, no key    → to be fetched at next_attempt_at
 * pending, with key  → stored and shown; derivatives are missing (next_attempt_at is infinity: no new fetch)
 * ready              → complete
 * failed             → `error` has the reason, and pages show the placeholder. Later readings of a feed ask again,
 *                      unless the bytes are the reason (photo-error.ts)
 */

/** Minutes between attempts, 38 hours together; after the last one the photo fails. */
export const retryPauses = [1, 5, 30, 120, 720, 1440];

/** Days after which a stored picture is asked for again: its file may have been replaced under the same address. */
const recheckDays = 30;
/** null for URLs that are not fetched. */
export const nextRecheck = (url: string) =>
  url.startsWith('http') ? sql<Date>`${sqlNow()} + make_interval(days => ${recheckDays})` : null;

export interface PendingPhoto {
  url: string;
  /** Where to fetch it. */
  address: string;
  attempts: number;
}

export async function dueForFetch(
  db: Kysely<PhotoTables>,
  limit: number,
  inHand: readonly string[],
): Promise<PendingPhoto[]> {
  let query = db
    .selectFrom('photo')
    .select(['url', 'attempts', sql<string>`coalesce(address, url)`.as('address')])
    .where('status', '=', 'pending')
    .where('key', 'is', null)
    .where('next_attempt_at', '<=', sqlNow())
    .orderBy('next_attempt_at')
    .limit(limit);
  if (inHand.length > 0) query = query.where('url', 'not in', inHand);
  return query.execute();
}

/** Exceeds the time of a download with decoding: then another worker takes over. */
export const claimSeconds = 300;

/** False if another process has it: a server and the `photos` command may run in parallel. */
export async function claim(db: Kysely<PhotoTables>, url: string): Promise<boolean> {
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

export async function release(db: Kysely<PhotoTables>, url: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ next_attempt_at: sqlNow() })
    .where('url', '=', url)
    .where('key', 'is', null)
    .execute();
}

export async function dueForFiles(db: Kysely<PhotoTables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo')
    .select('key')
    .where('status', '=', 'pending')
    .where('key', 'is not', null)
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ key }) => key!))];
}

export interface StoredFetch extends Validators {
  photo: NormalizedPhoto;
}

export async function markFetched(
  db: Kysely<PhotoTables>,
  url: string,
  { photo: { key, width, height, placeholder, perceptualHash }, etag, lastModified }: StoredFetch,
): Promise<void> {
  await db
    .updateTable('photo')
    .set({
      ...{ key, width, height, placeholder, etag },
      perceptual_hash: perceptualHash,
      last_modified: lastModified,
      error: null,
      next_attempt_at: sql<Date>`'infinity'`,
      renew_at: nextRecheck(url),
    })
    .where('url', '=', url)
    .execute();
}

export async function markReady(db: Kysely<PhotoTables>, key: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ status: 'ready' })
    .where('status', '=', 'pending')
    .where('key', '=', key)
    .execute();
}

export async function markFailure(
  db: Kysely<PhotoTables>,
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

/** The stored files are lost (new machine, lost volume): all photos are fetched again. */
export async function requeueAll(db: Kysely<PhotoTables>): Promise<void> {
  await db
    .updateTable('photo')
    .set({ status: 'pending', key: null, attempts: 0, next_attempt_at: sqlNow() })
    .where('key', 'is not', null)
    .execute();
}

export async function countPending(db: Kysely<PhotoTables>): Promise<number> {
  const { count } = await db
    .selectFrom('photo')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'pending')
    .where('key', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
