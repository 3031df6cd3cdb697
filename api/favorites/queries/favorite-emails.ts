import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import type { Frequency } from '@domain/saved-search/frequency';

export async function favoriteEmailFrequency(
  db: Kysely<FavoritesDatabase>,
  account: number,
): Promise<Frequency> {
  const { favorite_letters } = await db
    .selectFrom('account')
    .select('favorite_letters')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return favorite_letters;
}

export const setFavoriteEmailFrequency = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  frequency: Frequency,
) => db.updateTable('account').set({ favorite_letters: frequency }).where('id', '=', account).execute();
