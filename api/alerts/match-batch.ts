import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertBatch } from '@api/db/schema-alerts';
import { keptHouse } from '@api/repositories/house';
import { homesFound, meetAll } from '@api/repositories/reverse-search';
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
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const rows = await someSearches(db, batch, after);
      if (rows.length === 0) break;
      const searches: SearchOfOne[] = [];
      for (const row of rows) {
        const { search, lost } = await understoodSearch(db, row, house, meant);
        if (lost.length === 0) searches.push({ id: row.id, account: row.account_id, search });
      }
      const alerts = await newsFor(db, searches, changes);
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

async function newsFor(
  db: Kysely<Database>,
  searches: readonly SearchOfOne[],
  changes: readonly HomeChange[],
): Promise<NewAlert[]> {
  const byId = new Map(changes.map((change) => [change.property, change]));
  const found = await homesFound(
    db,
    searches.map(({ search }) => search),
    [...byId.keys()],
  );
  const held = await heldByRange(db, searches, changes);
  return searches.flatMap(({ id, account, search }, index) =>
    found[index]!.flatMap((property) => {
      const inRange = held.get(id)?.has(property) ?? true;
      const happened = whatHappened(byId.get(property)!, search.filters.negotiation, inRange);
      return happened ? [{ search: id, account, property, ...happened }] : [];
    }),
  );
}

/** Of each search with a price range, the homes whose price before was in it: by the very conditions of the search. */
async function heldByRange(
  db: Kysely<Database>,
  searches: readonly SearchOfOne[],
  changes: readonly HomeChange[],
): Promise<Map<number, ReadonlySet<number>>> {
  const ranged = searches.filter(({ search }) => search.filters.price !== undefined);
  const column = (each: (change: HomeChange) => number | null) => changes.map(each);
  const from = sql`unnest(${column(({ property }) => property)}::int[], ${column(({ before }) => before.sell)}::bigint[],
    ${column(({ before }) => before.rent)}::bigint[]) as was (id, sale_amount, rent_amount)`;
  const lists = ranged.map(({ search }) => priceConditions(search));
  const met = await meetAll(db, lists, { from, rows: changes.length });
  return new Map(ranged.map(({ id }, index) => [id, new Set(met[index])]));
}
