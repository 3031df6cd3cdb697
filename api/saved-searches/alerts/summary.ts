import type { Kysely } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertEmail } from '../schema-alerts';
import { favoriteEmailFrequency } from '@api/favorites/queries/favorite-emails';

export interface Ended {
  searches: readonly number[];
  favorites: boolean;
}

/** A link ends only what its e-mail names. In a weekly summary it ends all weekly e-mails. */
export async function endedBy(
  db: Kysely<SavedSearchesDatabase>,
  { account_id, rhythm }: AlertEmail,
  { searches, favorites }: { searches: readonly { id: number }[]; favorites: boolean },
): Promise<Ended> {
  const named = searches.map(({ id }) => id);
  if (rhythm !== 'weekly') return { searches: named, favorites };
  const weekly = await db
    .selectFrom('saved_search')
    .select('id')
    .where('account_id', '=', account_id)
    .where('frequency', '=', 'weekly')
    .where('removed_at', 'is', null)
    .execute();
  return {
    searches: [...new Set([...named, ...weekly.map(({ id }) => id)])],
    favorites: favorites || (await favoriteEmailFrequency(db, account_id)) === 'weekly',
  };
}
