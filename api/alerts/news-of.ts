import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { finderOf, meetingOf } from '@api/repositories/reverse-search';
import { priceConditions, type Search } from '@api/repositories/search-conditions';
import type { HomeChange } from './changes';
import type { NewAlert } from './record';
import { whatHappened } from './what-happened';

/** A saved search, as it is understood, and whose it is. */
export interface SearchOfOne {
  id: number;
  account: number;
  search: Search;
}

/** Answers which of these changes are news for searches, and why. */
export function newsOf(db: Kysely<Database>, changes: readonly HomeChange[]) {
  const byId = new Map(changes.map((change) => [change.property, change]));
  const find = finderOf(db, [...byId.keys()]);
  const findBefore = heldBefore(db, changes);
  return async (asked: readonly SearchOfOne[]): Promise<NewAlert[]> => {
    const found = await find(asked.map(({ search }) => search));
    const searches = asked.flatMap((each, index) =>
      found[index]!.length > 0 ? [{ ...each, homes: found[index]! }] : [],
    );
    const held = await findBefore(searches);
    return searches.flatMap(({ id, account, search, homes }, index) =>
      homes.flatMap((property) => {
        const fitted = held[index]?.has(property) ?? true;
        const happened = whatHappened(byId.get(property)!, search.filters.negotiation, fitted);
        return happened ? [{ search: id, account, property, ...happened }] : [];
      }),
    );
  };
}

/** Answers, by a search's own condition on prices, which homes it held before; null: it asks for no price. */
function heldBefore(db: Kysely<Database>, changes: readonly HomeChange[]) {
  const column = (each: (change: HomeChange) => number | null) => changes.map(each);
  const from = sql`unnest(${column(({ property }) => property)}::int[], ${column(({ before }) => before.sell)}::bigint[],
    ${column(({ before }) => before.rent)}::bigint[]) as was (id, sale_amount, rent_amount)`;
  const meet = meetingOf(db, { from, ids: changes.map(({ property }) => property) });
  return async (
    searches: readonly { search: Search; homes: readonly number[] }[],
  ): Promise<(ReadonlySet<number> | null)[]> => {
    const questions = searches.map(({ search, homes }) => ({
      conditions: priceConditions(search),
      among: homes,
    }));
    const met = await meet(questions);
    return questions.map(({ conditions }, n) => (conditions.length > 0 ? new Set(met[n]) : null));
  };
}
