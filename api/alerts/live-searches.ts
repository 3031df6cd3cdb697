import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';

/**
 * Searches whose owners are to be told: neither removed, off nor paused, of an account whose e-mail is proven and that is
 * not about to be deleted.
 */
export const liveSearches = (db: Kysely<Database>) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .where('saved_search.removed_at', 'is', null)
    .where('frequency', '<>', 'off')
    .where(sql<boolean>`coalesce(paused_until <= now(), true)`)
    .where('account.verified_at', 'is not', null)
    .where('account.deletion_at', 'is', null);

/** What is read of each to understand it. */
export const searchColumns = [
  'saved_search.id',
  'saved_search.account_id',
  'saved_search.name',
  'saved_search.criteria',
  'saved_search.criteria_version',
  'saved_search.location_id',
  'saved_search.place_label',
  'saved_search.currency',
  'saved_search.frequency',
] as const;
