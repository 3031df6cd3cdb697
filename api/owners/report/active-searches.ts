import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import type { Search } from '@api/search/queries/search-conditions';
import { oncePerPlace, resolveSearch } from '@api/search/queries/resolve-search';
import { resolveSavedSearch } from '@api/saved-searches/resolve-saved-search';
import { purchaseProfileBody } from '@contract/purchase-profile';
import { profileCriteria } from '@domain/purchase-profile/criteria';
import { emptyFilters, normalizeFilters } from '@domain/search/normalize';
import type { Currency } from '@domain/taxonomy/currencies';

/** `isSaved` false: from a purchase profile. */
export interface ActiveSearch {
  account: number;
  search: Search;
  currency: Currency;
  isSaved: boolean;
}

const batchSize = 200;

/** Yields saved searches without lost criteria, then purchase profiles, which are for sale only. */
export async function* readActiveSearches(db: Kysely<OwnersDatabase>): AsyncGenerator<ActiveSearch[]> {
  const brokerage = (await loadBrokerage(db))?.content;
  const meant = oncePerPlace((filters) => resolveSearch(db, filters, brokerage));
  for (let after = 0; ;) {
    const rows = await savedAfter(db, after);
    if (rows.length === 0) break;
    const wanted: ActiveSearch[] = [];
    for (const row of rows) {
      const { search, lost } = await resolveSavedSearch(db, row, brokerage, meant);
      if (lost.length === 0)
        wanted.push({ account: row.account_id, search, currency: row.currency, isSaved: true });
    }
    yield wanted;
    after = rows.at(-1)!.id;
  }
  for (let after = 0; ;) {
    const rows = await profilesAfter(db, after);
    if (rows.length === 0) break;
    const wanted: ActiveSearch[] = [];
    for (const { account_id: account, answers } of rows) {
      const profile = purchaseProfileBody.parse(answers);
      for (const localName of profile.places) {
        const filters = {
          ...emptyFilters(),
          ...profileCriteria(profile),
          negotiation: 'sell' as const,
          localName,
        };
        const search = await meant(normalizeFilters(filters));
        wanted.push({ account, search, currency: 'BRL', isSaved: false });
      }
    }
    yield wanted;
    after = rows.at(-1)!.account_id;
  }
}

/** Verified, not scheduled for deletion, not staff of the brokerage. */
const ofVisitors = sql<boolean>`account.verified_at is not null and account.deletion_at is null
  and not exists (select from staff_member where staff_member.email = account.email)`;

const savedAfter = (db: Kysely<OwnersDatabase>, after: number) =>
  db
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .select([
      'saved_search.id',
      'account_id',
      'criteria',
      'criteria_version',
      'location_id',
      'place_label',
      'currency',
    ])
    .where('removed_at', 'is', null)
    .where('saved_search.id', '>', after)
    .where(ofVisitors)
    .orderBy('saved_search.id')
    .limit(batchSize)
    .execute();

const profilesAfter = (db: Kysely<OwnersDatabase>, after: number) =>
  db
    .selectFrom('purchase_profile')
    .innerJoin('account', 'account.id', 'purchase_profile.account_id')
    .select(['account_id', 'answers'])
    .where('account_id', '>', after)
    .where(ofVisitors)
    .orderBy('account_id')
    .limit(batchSize)
    .execute();
