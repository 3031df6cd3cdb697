import { type Kysely, sql } from 'kysely';
import { maxSavedSearches } from '@domain/saved-search/limits';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { SavedSearchRow } from '@api/db/schema-searches';
import { type Criteria, criteriaVersion } from '@domain/saved-search/criteria';
import { type Frequency, pauseDays } from '@domain/saved-search/frequency';
import type { Currency } from '@domain/taxonomy/currencies';
import { retention } from '@domain/privacy';

/** What a search asks for, as it is kept, and what it was understood to mean. */
export interface KeptCriteria {
  criteria: Criteria;
  locationId: number | null;
  placeLabel: string | null;
  currency: Currency;
}

export interface NewSearch extends KeptCriteria {
  name: string;
  frequency: Frequency;
}

/** What is changed of a search; what is left out stays. */
export interface SearchChange {
  name?: string;
  frequency?: Frequency;
  isPaused?: boolean;
  kept?: KeptCriteria;
}

/** One search of one account: of nobody else's anything is told or changed. */
export interface SearchOf {
  account: number;
  id: number;
}

const stillKept = () =>
  sql<boolean>`removed_at > ${sqlNow()} - make_interval(days => ${retention.removedSearchDays})`;

/** The newest first. */
export const savedSearchesOf = (db: Kysely<Database>, account: number): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', account)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** Those that can be taken back, the last removed first. */
export const removedSearchesOf = (db: Kysely<Database>, account: number): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', account)
    .where(stillKept())
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSavedSearches)
    .execute();

/**
 * Saves a search; what matches it now is no news. One that is saved already takes the new name and frequency. 'full': the
 * account has `maxSavedSearches` others.
 */
export function saveSearch(
  db: Kysely<Database>,
  account: number,
  { name, frequency, ...kept }: NewSearch,
): Promise<number | 'full'> {
  return db.transaction().execute(async (trx) => {
    await oneAfterTheOther(trx, account);
    const now = sqlNow();
    const same = await trx
      .updateTable('saved_search')
      .set({ name, frequency, updated_at: now })
      .where('account_id', '=', account)
      .where('removed_at', 'is', null)
      .where('criteria_version', '=', criteriaVersion)
      .where('criteria', '=', asJson(kept.criteria))
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
        ...{ account_id: account, name, frequency, ...columnsOf(kept) },
        ...{ baseline_at: now, created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** For each account: two at once could pass the limit together. */
const oneAfterTheOther = (trx: Kysely<Database>, account: number) =>
  trx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute();

const asJson = (criteria: Criteria) => sql<Criteria>`${JSON.stringify(criteria)}::jsonb`;

const columnsOf = ({ criteria, locationId, placeLabel, currency }: KeptCriteria) => ({
  criteria: JSON.stringify(criteria),
  criteria_version: criteriaVersion,
  location_id: locationId,
  place_label: placeLabel,
  currency,
});

/** Changes a search; other criteria begin anew, so that nothing old is news. False where the account has no such one. */
export async function changeSearch(
  db: Kysely<Database>,
  { account, id }: SearchOf,
  { name, frequency, isPaused, kept }: SearchChange,
): Promise<boolean> {
  const now = sqlNow();
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({
      ...(name !== undefined && { name }),
      ...(frequency !== undefined && { frequency }),
      ...(isPaused !== undefined && { paused_until: isPaused ? inPauseDays() : null }),
      ...(kept && { ...columnsOf(kept), baseline_at: now }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const inPauseDays = () => sql<Date>`${sqlNow()} + make_interval(days => ${pauseDays})`;

/** Puts a search among those lately removed; false where the account has no such one. A second time nothing is changed. */
export async function removeSearch(db: Kysely<Database>, { account, id }: SearchOf): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ removed_at: sql<Date>`coalesce(removed_at, ${sqlNow()})` })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a removal back, whole and over any limit; false where the account has no such search, or it is gone for good. */
export async function restoreSearch(db: Kysely<Database>, { account, id }: SearchOf): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where((where) => where.or([where('removed_at', 'is', null), stillKept()]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases a search that was removed ('Apagar agora'); false where the account has no such one. */
export async function eraseSearch(db: Kysely<Database>, { account, id }: SearchOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
