import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { maxSavedSearches } from '@domain/saved-search/limits';
import type { SavedSearchesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { SavedSearchRow } from '@api/saved-searches/schema-searches';
import { type Criteria, criteriaVersion } from '@domain/saved-search/criteria';
import { type Frequency, pauseDays } from '@domain/saved-search/frequency';
import type { Currency } from '@domain/taxonomy/currencies';
import { retention } from '@domain/people/privacy';

export interface StoredCriteria {
  criteria: Criteria;
  locationId: number | null;
  placeLabel: string | null;
  currency: Currency;
}

export interface NewSearch extends StoredCriteria {
  name: string;
  frequency: Frequency;
}

/** Missing fields remain unchanged. */
export interface SearchChange {
  name?: string;
  frequency?: Frequency;
  isPaused?: boolean;
  kept?: StoredCriteria;
}

/** Security: each query filters by both ids. */
export interface SearchOf {
  account: number;
  id: number;
}

const isRestorable = () =>
  sql<boolean>`removed_at > ${sqlNow()} - make_interval(days => ${retention.removedSearchDays})`;

export const savedSearchesOf = (
  db: Kysely<SavedSearchesDatabase>,
  account: number,
): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', account)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** Restorable ones, last removed first. */
export const removedSearchesOf = (
  db: Kysely<SavedSearchesDatabase>,
  account: number,
): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', account)
    .where(isRestorable())
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSavedSearches)
    .execute();

/** Current matches are not news. Equal criteria update the stored search. 'full': `maxSavedSearches` exist. */
export function saveSearch(
  db: Kysely<SavedSearchesDatabase>,
  account: number,
  { name, frequency, ...stored }: NewSearch,
): Promise<number | 'full'> {
  return inTransaction(db, async (trx) => {
    await oneAfterTheOther(trx, account);
    const now = sqlNow();
    const same = await trx
      .updateTable('saved_search')
      .set({ name, frequency, updated_at: now })
      .where('account_id', '=', account)
      .where('removed_at', 'is', null)
      .where('criteria_version', '=', criteriaVersion)
      .where('criteria', '=', asJson(stored.criteria))
      .returning('id')
      .executeTakeFirst();
    if (same) return same.id;
    const { total } = await trx
      .selectFrom('saved_search')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('account_id', '=', account)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(total) >= maxSavedSearches) return 'full';
    const { id } = await trx
      .insertInto('saved_search')
      .values({
        ...{ account_id: account, name, frequency, ...columnsOf(stored) },
        ...{ baseline_at: now, created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Lock: parallel requests must not exceed the limit. */
const oneAfterTheOther = (trx: Kysely<SavedSearchesDatabase>, account: number) =>
  trx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute();

const asJson = (criteria: Criteria) => sql<Criteria>`${JSON.stringify(criteria)}::jsonb`;

const columnsOf = ({ criteria, locationId, placeLabel, currency }: StoredCriteria) => ({
  criteria: JSON.stringify(criteria),
  criteria_version: criteriaVersion,
  location_id: locationId,
  place_label: placeLabel,
  currency,
});

/** With new criteria, current matches are not news. false: not found. */
export async function changeSearch(
  db: Kysely<SavedSearchesDatabase>,
  { account, id }: SearchOf,
  { name, frequency, isPaused, kept: stored }: SearchChange,
): Promise<boolean> {
  const now = sqlNow();
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({
      ...(name !== undefined && { name }),
      ...(frequency !== undefined && { frequency }),
      ...(isPaused !== undefined && { paused_until: isPaused ? inPauseDays() : null }),
      ...(stored && { ...columnsOf(stored), baseline_at: now }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const inPauseDays = () => sql<Date>`${sqlNow()} + make_interval(days => ${pauseDays})`;

/** A repeat changes nothing. false: not found. */
export async function removeSearch(
  db: Kysely<SavedSearchesDatabase>,
  { account, id }: SearchOf,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ removed_at: sql<Date>`coalesce(removed_at, ${sqlNow()})` })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ignores the limit. false: not found, or no longer restorable. */
export async function restoreSearch(
  db: Kysely<SavedSearchesDatabase>,
  { account, id }: SearchOf,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where((where) => where.or([where('removed_at', 'is', null), isRestorable()]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** 'Apagar agora' for a removed search. false: not found. */
export async function eraseSearch(
  db: Kysely<SavedSearchesDatabase>,
  { account, id }: SearchOf,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
