import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';

/** Verified e-mail, and not scheduled for deletion. */
export const canReceiveEmail = sql<boolean>`(account.verified_at is not null and account.deletion_at is null)`;

/** Not removed, off or paused. */
export const liveSearches = (db: Kysely<SavedSearchesDatabase>) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .where('saved_search.removed_at', 'is', null)
    .where('frequency', '<>', 'off')
    .where(sql<boolean>`coalesce(paused_until <= ${sqlNow()}, true)`)
    .where(canReceiveEmail);

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
