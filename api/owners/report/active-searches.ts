import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';
import { loadLiveBrokerage } from '@api/brokerage/queries/brokerage';
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

type Db = Kysely<OwnersDatabase>;
type Batches = AsyncGenerator<ActiveSearch[]>;
/** 'newest' first, so that a reader may stop early. */
export type SearchOrder = 'oldest' | 'newest';

/** Saved searches without lost criteria, and purchase profiles, which are for sale only, by turns. */
export async function* readActiveSearches(db: Db, order: SearchOrder = 'oldest'): Batches {
  const brokerage = await loadLiveBrokerage(db);
  const meant = oncePerPlace((filters) => resolveSearch(db, filters, brokerage));
  let sources = [savedSearches(db, order, brokerage, meant), profiles(db, order, meant)];
  while (sources.length > 0) {
    const open: Batches[] = [];
    for (const source of sources) {
      const { value, done } = await source.next();
      if (done) continue;
      yield value;
      open.push(source);
    }
    sources = open;
  }
}

type Brokerage = Awaited<ReturnType<typeof loadLiveBrokerage>>;
type Meant = ReturnType<typeof oncePerPlace>;

async function* savedSearches(db: Db, order: SearchOrder, brokerage: Brokerage, meant: Meant): Batches {
  for (let last: number | null = null; ;) {
    const rows = await savedBeyond(db, last, order);
    if (rows.length === 0) return;
    const wanted: ActiveSearch[] = [];
    for (const row of rows) {
      const { search, lost } = await resolveSavedSearch(db, row, brokerage, meant);
      if (lost.length === 0)
        wanted.push({ account: row.account_id, search, currency: row.currency, isSaved: true });
    }
    yield wanted;
    last = rows.at(-1)!.id;
  }
}

async function* profiles(db: Db, order: SearchOrder, meant: Meant): Batches {
  for (let last: number | null = null; ;) {
    const rows = await profilesBeyond(db, last, order);
    if (rows.length === 0) return;
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
    last = rows.at(-1)!.account_id;
  }
}

/** Verified, not scheduled for deletion, not staff of the brokerage. */
const ofVisitors = sql<boolean>`account.verified_at is not null and account.deletion_at is null
  and not exists (select from staff_member where staff_member.email = account.email)`;

const directions = { oldest: 'asc', newest: 'desc' } as const;
const beyond = (last: number, order: SearchOrder) => [order === 'oldest' ? '>' : '<', last] as const;

const savedBeyond = (db: Db, last: number | null, order: SearchOrder) =>
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
    .$if(last !== null, (query) => query.where('saved_search.id', ...beyond(last!, order)))
    .where(ofVisitors)
    .orderBy('saved_search.id', directions[order])
    .limit(batchSize)
    .execute();

const profilesBeyond = (db: Db, last: number | null, order: SearchOrder) =>
  db
    .selectFrom('purchase_profile')
    .innerJoin('account', 'account.id', 'purchase_profile.account_id')
    .select(['account_id', 'answers'])
    .$if(last !== null, (query) => query.where('account_id', ...beyond(last!, order)))
    .where(ofVisitors)
    .orderBy('account_id', directions[order])
    .limit(batchSize)
    .execute();
