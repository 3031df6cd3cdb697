import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { SavedSearchRow } from '@api/db/schema-searches';
import type { House } from '@api/house/house';
import type { Place } from '@api/repositories/places';
import type { Search } from '@api/repositories/search-conditions';
import { understood } from '@api/repositories/understood';
import { filtersOf, type LostCriterion, readCriteria } from '@domain/saved-search/criteria';
import type { SearchFilters } from '@domain/search/filters';
import { curatedListLabel } from '@domain/taxonomy/curated-lists';

/** A saved search as today's catalogue has it. */
export interface UnderstoodSearch {
  search: Search;
  /** What of it is there no more; with any, `search` is wider than what was saved and must find nothing for anybody. */
  lost: LostCriterion[];
}

/**
 * What a saved search means today.
 * @param house the operator's own, for its lists; undefined: there is none
 * @param meant how a search is understood: of many, each place is looked for once
 */
export async function understoodSearch(
  db: Kysely<Database>,
  row: Pick<SavedSearchRow, 'criteria' | 'criteria_version' | 'location_id' | 'place_label'>,
  house?: House,
  meant = (filters: SearchFilters) => understood(db, filters, house),
): Promise<UnderstoodSearch> {
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

/** The known place that a search means; null: none, or a circle of none. */
export const knownPlace = (place: Place | null) => (!place || place.by === 'unknown' ? null : place.location);

/** Whether a list is one of the site's own, or has a home on offer. */
async function isCurated(db: Kysely<Database>, list: string): Promise<boolean> {
  if (curatedListLabel(list.toLowerCase()) !== null) return true;
  const { rows } = await sql`select from property
    where active and available and curated @> array[${list.toLowerCase()}]::text[] limit 1`.execute(db);
  return rows.length > 0;
}
