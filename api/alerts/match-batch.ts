import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertBatch } from '@api/db/schema-alerts';
import { keptHouse } from '@api/repositories/house';
import { placesNear, resolvePlace } from '@api/repositories/places';
import { oncePerPlace, understood } from '@api/repositories/understood';
import { understoodSearch } from '@api/saved-searches/understood-search';
import { restingFor } from '@api/work/rest';
import { changesOf } from './changes';
import { liveSearches, searchColumns } from './live-searches';
import { newsOf } from './news-of';
import { keptAt, recordAlerts } from './record';

/** Homes and searches that are held against each other at once: memory does not grow with their number. */
const homesAtOnce = 500;
const searchesAtOnce = 300;
/** Of the time that a piece of work takes, how long it rests then: visitors come first. */
const restShare = 0.05;

/**
 * Notes of one change of the catalogue whom it is news for. Done again after a kill it notes nothing twice.
 * @returns how many homes and how many alerts there were
 */
export async function matchBatch(
  db: Kysely<Database>,
  batch: Pick<AlertBatch, 'id'>,
  signal?: AbortSignal,
): Promise<{ homes: number; alerts: number }> {
  const house = (await keptHouse(db))?.content;
  const near = placesNear(db);
  const meant = oncePerPlace((filters) => understood(db, filters, house, (of) => resolvePlace(db, of, near)));
  const rest = restingFor(restShare);
  const counts = { homes: 0, alerts: 0 };
  for (let changes = await changesOf(db, batch, 0, homesAtOnce); changes.length > 0;) {
    const newsFor = newsOf(db, changes);
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const ids = await nextSearches(db, after);
      if (ids.length === 0) break;
      const rows = await liveOf(db, batch, ids);
      const all = await Promise.all(rows.map((row) => understoodSearch(db, row, house, meant)));
      const searches = rows.flatMap(({ id, account_id: account }, n) => {
        const { search, lost } = all[n]!;
        return lost.length === 0 ? [{ id, account, search }] : [];
      });
      const alerts = await newsFor(searches);
      await recordAlerts(db, batch, alerts);
      counts.alerts += alerts.length;
      after = ids.at(-1)!;
      await rest(signal);
    }
    counts.homes += changes.length;
    changes = await changesOf(db, batch, changes.at(-1)!.property, homesAtOnce);
  }
  return counts;
}

/** By the key alone: whatever the database guesses of who is told, each statement is short. */
async function nextSearches(db: Kysely<Database>, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(searchesAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** What was there when a search was saved, or its criteria were changed, is no news for it. */
const liveOf = (db: Kysely<Database>, { id }: Pick<AlertBatch, 'id'>, searches: readonly number[]) =>
  liveSearches(db)
    .select(searchColumns)
    .where('baseline_at', '<', keptAt(db, id))
    .where('saved_search.id', 'in', searches)
    .orderBy('saved_search.id')
    .execute();
