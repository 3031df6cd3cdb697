import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from './schema';
import type { SavedSearchRow } from './schema-searches';
import type { Brokerage } from '@api/brokerage/brokerage';
import type { Place } from '@api/search/queries/places';
import type { Search } from '@api/search/queries/search-conditions';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { filtersOf, type LostCriterion, readCriteria } from '@domain/saved-search/criteria';
import type { SearchFilters } from '@domain/search/filters';
import { curatedListLabel } from '@domain/taxonomy/curated-lists';

export interface ResolvedSearch {
  search: Search;
  /** Criteria that no longer exist. If any, `search` is too wide and must not be used. */
  lost: LostCriterion[];
}

/** @param meant a shared resolver finds each place only once */
export async function resolveSavedSearch(
  db: Kysely<SavedSearchesDatabase>,
  row: Pick<SavedSearchRow, 'criteria' | 'criteria_version' | 'location_id' | 'place_label'>,
  brokerage?: Brokerage,
  meant = (filters: SearchFilters) => resolveSearch(db, filters, brokerage),
): Promise<ResolvedSearch> {
  const { criteria, lost } = readCriteria(row.criteria, row.criteria_version);
  const search = await meant(filtersOf(criteria));
  const { filters, place, brokerId } = search;
  const more: LostCriterion[] = [];
  if (place?.by === 'unknown' || (row.location_id !== null && knownPlace(place)?.id !== row.location_id))
    more.push({ filter: 'local', value: row.place_label ?? filters.localName ?? filters.local ?? '' });
  if (filters.corretor !== undefined && brokerId === null)
    more.push({ filter: 'corretor', value: filters.corretor });
  if (filters.curadoria !== undefined && !search.listed && !(await isCurated(db, filters.curadoria)))
    more.push({ filter: 'curadoria', value: filters.curadoria });
  return { search, lost: [...lost, ...more] };
}

/** null: unknown, or a circle without a place. */
export const knownPlace = (place: Place | null) => (!place || place.by === 'unknown' ? null : place.location);

/** true: one of the site's own lists, or a list of an available property. */
async function isCurated(db: Kysely<SavedSearchesDatabase>, list: string): Promise<boolean> {
  if (curatedListLabel(list.toLowerCase()) !== null) return true;
  const { rows } = await sql`select from property
    where active and available and curated @> array[${list.toLowerCase()}]::text[] limit 1`.execute(db);
  return rows.length > 0;
}
