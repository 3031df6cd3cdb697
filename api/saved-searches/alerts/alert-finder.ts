import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import { finderOf, meetingOf } from '../queries/reverse-search';
import { priceConditions, type Search } from '@api/search/queries/search-conditions';
import type { PropertyChange } from './changes';
import type { NewAlert } from './record';
import { classifyChange } from './classify-change';

export interface SearchOfOne {
  id: number;
  account: number;
  search: Search;
}

/** Returns a function that finds the alerts of these changes for given searches. */
export function createAlertFinder(db: Kysely<SavedSearchesDatabase>, changes: readonly PropertyChange[]) {
  const byId = new Map(changes.map((change) => [change.property, change]));
  const find = finderOf(db, [...byId.keys()]);
  const findBefore = heldBefore(db, changes);
  return async (candidates: readonly SearchOfOne[]): Promise<NewAlert[]> => {
    const found = await find(candidates.map(({ search }) => search));
    const searches = candidates.flatMap((each, index) =>
      found[index]!.length > 0 ? [{ ...each, homes: found[index]! }] : [],
    );
    const held = await findBefore(searches);
    return searches.flatMap(({ id, account, search, homes: propertyIds }, index) =>
      propertyIds.flatMap((property) => {
        const fitted = held[index]?.has(property) ?? true;
        const happened = classifyChange(byId.get(property)!, search.filters.negotiation, fitted);
        return happened ? [{ search: id, account, property, ...happened }] : [];
      }),
    );
  };
}

/** Finds properties whose earlier price met a search's price range; null: the search has no range. */
function heldBefore(db: Kysely<SavedSearchesDatabase>, changes: readonly PropertyChange[]) {
  const column = (each: (change: PropertyChange) => number | null) => changes.map(each);
  const from = sql`unnest(${column(({ property }) => property)}::int[], ${column(({ before }) => before.sell)}::bigint[],
    ${column(({ before }) => before.rent)}::bigint[]) as was (id, sale_amount, rent_amount)`;
  const meet = meetingOf(db, { from, ids: changes.map(({ property }) => property) });
  return async (
    searches: readonly { search: Search; homes: readonly number[] }[],
  ): Promise<(ReadonlySet<number> | null)[]> => {
    const questions = searches.map(({ search, homes: propertyIds }) => ({
      conditions: priceConditions(search),
      among: propertyIds,
    }));
    const met = await meet(questions);
    return questions.map(({ conditions }, n) => (conditions.length > 0 ? new Set(met[n]) : null));
  };
}
