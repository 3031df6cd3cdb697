import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertLetter } from '@api/db/schema-alerts';
import { favoriteLettersOf } from '@api/repositories/favorite-letters';

/** Whose letters a link ends. */
export interface Ended {
  /** Saved searches, by their ids. */
  searches: readonly number[];
  favorites: boolean;
}

/**
 * What one click on a letter ends: exactly what it names. Of a week's summary that is the summary: all that is told by the
 * week, with news this time or without, or another summary would come on the next Monday.
 */
export async function endedBy(
  db: Kysely<Database>,
  { account_id, rhythm }: AlertLetter,
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
    favorites: favorites || (await favoriteLettersOf(db, account_id)) === 'weekly',
  };
}
