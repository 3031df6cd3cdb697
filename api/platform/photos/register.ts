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
