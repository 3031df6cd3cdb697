import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { keptHouse } from '@api/repositories/house';
import type { Search } from '@api/repositories/search-conditions';
import { oncePerPlace, understood } from '@api/repositories/understood';
import { understoodSearch } from '@api/saved-searches/understood-search';
import { purchaseProfileBody } from '@contract/purchase-profile';
import { profileCriteria } from '@domain/purchase-profile/criteria';
import { emptyFilters, normalizeFilters } from '@domain/search/normalize';
import type { Currency } from '@domain/taxonomy/currencies';

/** What somebody looks for; `isSaved` false: by their purchase profile. */
export interface Wanted {
  account: number;
  search: Search;
  currency: Currency;
  isSaved: boolean;
}

/** Read at once: memory does not grow with their number. */
const atOnce = 200;

/**
 * Everything that people of a proven e-mail look for, in parts: their saved searches, but for those that have lost a
 * criterion, and their purchase profiles, which are of homes for sale. The house's own people are left out.
 */
export async function* whoLooks(db: Kysely<Database>): AsyncGenerator<Wanted[]> {
  const house = (await keptHouse(db))?.content;
  const meant = oncePerPlace((filters) => understood(db, filters, house));
  for (let after = 0; ;) {
    const rows = await savedAfter(db, after);
    if (rows.length === 0) break;
    const wanted: Wanted[] = [];
    for (const row of rows) {
      const { search, lost } = await understoodSearch(db, row, house, meant);
      if (lost.length === 0)
        wanted.push({ account: row.account_id, search, currency: row.currency, isSaved: true });
    }
    yield wanted;
    after = rows.at(-1)!.id;
  }
  for (let after = 0; ;) {
    const rows = await profilesAfter(db, after);
    if (rows.length === 0) break;
    const wanted: Wanted[] = [];
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

/** Of people whose e-mail is proven, who stay, and who do not work for the house. */
const ofVisitors = sql<boolean>`account.verified_at is not null and account.deletion_at is null
  and not exists (select from staff_member where staff_member.email = account.email)`;

const savedAfter = (db: Kysely<Database>, after: number) =>
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
    .limit(atOnce)
    .execute();

const profilesAfter = (db: Kysely<Database>, after: number) =>
  db
    .selectFrom('purchase_profile')
    .innerJoin('account', 'account.id', 'purchase_profile.account_id')
    .select(['account_id', 'answers'])
    .where('account_id', '>', after)
    .where(ofVisitors)
    .orderBy('account_id')
    .limit(atOnce)
    .execute();
