import type { Kysely } from 'kysely';
import type { SavedSearchesAnswer } from '@contract/saved-searches';
import type { Database } from '@api/db/schema';
import type { SavedSearchRow } from '@api/db/schema-searches';
import type { House } from '@api/house/house';
import { slugOf } from '@api/repositories/locations';
import { clock } from '@domain/clock';
import { retention } from '@domain/privacy';
import { knownPlace, understoodSearch } from './understood-search';

type Told = SavedSearchesAnswer['data'][number];

/** A saved search as its owner is told of it. */
export async function toldSearch(
  db: Kysely<Database>,
  row: SavedSearchRow,
  house: House | undefined,
): Promise<Told> {
  const { search, lost } = await understoodSearch(db, row, house);
  const known = knownPlace(search.place);
  const label = row.place_label ?? '';
  const isLost = lost.some(({ filter }) => filter === 'local');
  return {
    id: row.id,
    name: row.name,
    filters: search.filters,
    lost,
    place: search.place && { known: !isLost, label, slug: known && !isLost ? slugOf(known) : null },
    currency: row.currency,
    frequency: row.frequency,
    paused_until: row.paused_until && row.paused_until > clock.now() ? row.paused_until.toISOString() : null,
    created_at: row.created_at.toISOString(),
    baseline_at: row.baseline_at.toISOString(),
  };
}

const dayMs = 24 * 3600_000;

/** The same of one that was removed, with until when it can be taken back. */
export async function toldRemovedSearch(db: Kysely<Database>, row: SavedSearchRow, house: House | undefined) {
  const removedAt = row.removed_at!;
  const until = new Date(removedAt.getTime() + retention.removedSearchDays * dayMs);
  return {
    ...(await toldSearch(db, row, house)),
    removed_at: removedAt.toISOString(),
    until: until.toISOString(),
  };
}
