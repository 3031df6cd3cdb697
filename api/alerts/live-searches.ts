import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** That an account may be written to: its e-mail is proven, and it is not about to be deleted. */
export const isWrittenTo = sql<boolean>`(account.verified_at is not null and account.deletion_at is null)`;

/** Searches whose owners are to be told: neither removed, off nor paused. */
export const liveSearches = (db: Kysely<Database>) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .where('saved_search.removed_at', 'is', null)
    .where('frequency', '<>', 'off')
    .where(sql<boolean>`coalesce(paused_until <= ${sqlNow()}, true)`)
    .where(isWrittenTo);

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
