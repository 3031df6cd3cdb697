import type { Kysely } from 'kysely';
import type { SavedSearchesAnswer } from '@contract/saved-searches';
import type { SavedSearchesDatabase } from './schema';
import type { SavedSearchRow } from './schema-searches';
import type { Brokerage } from '@api/brokerage/brokerage';
import { slugOf } from '@api/search/queries/locations';
import { clock } from '@domain/kernel/clock';
import { retention } from '@domain/people/privacy';
import { knownPlace, resolveSavedSearch } from './resolve-saved-search';

type SavedSearchAnswer = SavedSearchesAnswer['data'][number];

export async function serializeSearch(
  db: Kysely<SavedSearchesDatabase>,
  row: SavedSearchRow,
  brokerage: Brokerage | undefined,
): Promise<SavedSearchAnswer> {
  const { search, lost } = await resolveSavedSearch(db, row, brokerage);
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

/** `until` is the end of the restore period. */
export async function serializeRemovedSearch(
  db: Kysely<SavedSearchesDatabase>,
  row: SavedSearchRow,
  brokerage: Brokerage | undefined,
) {
  const removedAt = row.removed_at!;
  const until = new Date(removedAt.getTime() + retention.removedSearchDays * dayMs);
  return {
    ...(await serializeSearch(db, row, brokerage)),
    removed_at: removedAt.toISOString(),
    until: until.toISOString(),
  };
}
