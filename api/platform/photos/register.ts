import { type Kysely, sql } from 'kysely';
import type { PhotoTables } from './schema';
import type { StoredPhoto } from './repository';

export async function registerStored(
  write: Kysely<PhotoTables>,
  url: string,
  { key, width, height, placeholder }: StoredPhoto,
): Promise<void> {
  const row = {
    ...{ key, width, height, placeholder },
    status: 'pending',
    // Another picture may be stored: the worker computes it (missing-hashes.ts).
    perceptual_hash: null,
    next_attempt_at: sql<Date>`'infinity'`,
  };
  await write
    .insertInto('photo')
    .values({ url, ...row })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute();
}

/** Due before all photos of properties. */
export const firstInQueue = new Date(0);

/** A picture of the home page or of a text; an address that is new is downloaded. */
export async function registerPicture(write: Kysely<PhotoTables>, url: string): Promise<void> {
  await write
    .insertInto('photo')
    .values({ url, next_attempt_at: firstInQueue })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
