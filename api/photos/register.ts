import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { StoredPhoto } from './repository';

/** Registers a photo whose original lies in the store already: nobody fetches it. */
export async function registerStored(
  write: Kysely<Database>,
  url: string,
  { key, width, height, placeholder }: StoredPhoto,
): Promise<void> {
  const kept = {
    ...{ key, width, height, placeholder },
    status: 'pending',
    next_attempt_at: sql<Date>`'infinity'`,
  };
  await write
    .insertInto('photo')
    .values({ url, ...kept })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(kept))
    .execute();
}
