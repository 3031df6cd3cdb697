import type { Kysely } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertBatch } from '../schema-alerts';
import { loadLiveBrokerage } from '@api/brokerage/queries/brokerage';
import { placesNear, resolvePlace } from '@api/search/queries/places';
import { oncePerPlace, resolveSearch } from '@api/search/queries/resolve-search';
import { resolveSavedSearch } from '../resolve-saved-search';
import { createThrottle } from '@api/platform/jobs/throttle';
import { changesOf } from './changes';
import { liveSearches, searchColumns } from './live-searches';
import { createAlertFinder } from './alert-finder';
import { batchTime, recordAlerts } from './record';

const batchSize = 500;
const searchBatchSize = 300;
/** Pause as a share of the working time: visitors have priority. */
const restShare = 0.05;

/** Records the alerts of a batch for searches. A repeat after a crash adds none. */
export async function matchBatch(
  db: Kysely<SavedSearchesDatabase>,
  batch: Pick<AlertBatch, 'id'>,
  signal?: AbortSignal,
): Promise<{ homes: number; alerts: number }> {
  const brokerage = await loadLiveBrokerage(db);
  const near = placesNear(db);
  const meant = oncePerPlace((filters) =>
    resolveSearch(db, filters, brokerage, (of) => resolvePlace(db, of, near)),
  );
  const rest = createThrottle(restShare);
  const counts = { homes: 0, alerts: 0 };
  for (let changes = await changesOf(db, batch, 0, batchSize); changes.length > 0;) {
    const newsFor = createAlertFinder(db, changes);
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const ids = await nextSearches(db, after);
      if (ids.length === 0) break;
      const rows = await liveOf(db, batch, ids);
      const all = await Promise.all(rows.map((row) => resolveSavedSearch(db, row, brokerage, meant)));
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
    changes = await changesOf(db, batch, changes.at(-1)!.property, batchSize);
  }
  return counts;
}

/** Pages by id only: each statement is short, whatever plan the database chooses. */
async function nextSearches(db: Kysely<SavedSearchesDatabase>, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(searchBatchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Properties that existed when a search was saved or changed are not news for it. */
const liveOf = (
  db: Kysely<SavedSearchesDatabase>,
  { id }: Pick<AlertBatch, 'id'>,
  searches: readonly number[],
) =>
  liveSearches(db)
    .select(searchColumns)
    .where('baseline_at', '<', batchTime(db, id))
    .where('saved_search.id', 'in', searches)
    .orderBy('saved_search.id')
    .execute();
