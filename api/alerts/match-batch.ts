import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertBatch } from '@api/db/schema-alerts';
import { keptHouse } from '@api/repositories/house';
import { finderOf, meetingOf } from '@api/repositories/reverse-search';
import { priceConditions, type Search } from '@api/repositories/search-conditions';
import { oncePerPlace, understood } from '@api/repositories/understood';
import { understoodSearch } from '@api/saved-searches/understood-search';
import { changesOf, type HomeChange } from './changes';
import { liveSearches, searchColumns } from './live-searches';
import { keptAt, type NewAlert, recordAlerts } from './record';
import { whatHappened } from './what-happened';

/** Homes and searches that are held against each other at once: memory does not grow with their number. */
const homesAtOnce = 500;
const searchesAtOnce = 200;

/**
 * Notes of one change of the catalogue whom it is news for. Done again after a kill it notes nothing twice.
 * @returns how many homes and how many alerts there were
 */
export async function matchBatch(
  db: Kysely<Database>,
  batch: AlertBatch,
  signal?: AbortSignal,
): Promise<{ homes: number; alerts: number }> {
  const house = (await keptHouse(db))?.content;
  const meant = oncePerPlace((filters) => understood(db, filters, house));
  const counts = { homes: 0, alerts: 0 };
  for (let changes = await changesOf(db, batch, 0, homesAtOnce); changes.length > 0;) {
    const newsFor = newsOf(db, changes);
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const rows = await someSearches(db, batch, after);
      if (rows.length === 0) break;
      const searches: SearchOfOne[] = [];
      for (const row of rows) {
        const { search, lost } = await understoodSearch(db, row, house, meant);
        if (lost.length === 0) searches.push({ id: row.id, account: row.account_id, search });
      }
      const alerts = await newsFor(searches);
      await recordAlerts(db, batch, alerts);
      counts.alerts += alerts.length;
      after = rows.at(-1)!.id;
    }
    counts.homes += changes.length;
    changes = await changesOf(db, batch, changes.at(-1)!.property, homesAtOnce);
  }
  return counts;
}

interface SearchOfOne {
  id: number;
  account: number;
  search: Search;
}

/** What was there when a search was saved, or its criteria were changed, is no news for it. */
const someSearches = (db: Kysely<Database>, { id }: AlertBatch, after: number) =>
  liveSearches(db)
    .select(searchColumns)
    .where('baseline_at', '<', keptAt(db, id))
    .where('saved_search.id', '>', after)
    .orderBy('saved_search.id')
    .limit(searchesAtOnce)
    .execute();

/** Answers which of these changes are news for searches, and why. */
function newsOf(db: Kysely<Database>, changes: readonly HomeChange[]) {
  const byId = new Map(changes.map((change) => [change.property, change]));
  const find = finderOf(db, [...byId.keys()]);
  const findBefore = heldBefore(db, changes);
  return async (asked: readonly SearchOfOne[]): Promise<NewAlert[]> => {
    const found = await find(asked.map(({ search }) => search));
    const searches = asked.flatMap((each, index) =>
      found[index]!.length > 0 ? [{ ...each, homes: found[index]! }] : [],
    );
    const held = await findBefore(searches.map(({ search }) => search));
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
  const meet = meetingOf(db, { from, rows: changes.length });
  return async (searches: readonly Search[]): Promise<(ReadonlySet<number> | null)[]> => {
    const lists = searches.map(priceConditions);
    const met = await meet(lists.filter((list) => list.length > 0));
    const next = met.values();
    return lists.map((list) => (list.length > 0 ? new Set(next.next().value) : null));
  };
}
