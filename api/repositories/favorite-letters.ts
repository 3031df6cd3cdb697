import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Frequency } from '@domain/saved-search/frequency';

/** How often an account is told of its favourites. */
export async function favoriteLettersOf(db: Kysely<Database>, account: number): Promise<Frequency> {
  const { favorite_letters } = await db
    .selectFrom('account')
    .select('favorite_letters')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return favorite_letters;
}

/** From now on it is told of them so often. */
export const setFavoriteLetters = (db: Kysely<Database>, account: number, frequency: Frequency) =>
  db.updateTable('account').set({ favorite_letters: frequency }).where('id', '=', account).execute();
