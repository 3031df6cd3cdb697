import type { Kysely } from 'kysely';
import type { SearchAnswer } from '@contract/search';
import { isSet, removableFilters, withoutFilter } from '@domain/search/changes';
import type { RemovableFilter } from '@domain/search/filters';
import type { Database } from '@api/db/schema';
import { countMatches } from './search';
import { partsOf, type Search } from './search-conditions';

/**
 * Where few match or none does: how many would without each one of the active filters, in the filters' order. What the
 * page names as the filter that excludes most is the one with the largest total.
 * @param of 'own': of a part of a town only its own homes are counted
 */
export async function relaxationsOf(
  db: Kysely<Database>,
  search: Search,
  of: 'own' | 'all' = 'all',
): Promise<SearchAnswer['relaxations']> {
  const counted = (relaxed: Search) => (of === 'own' ? partsOf(relaxed)[0] : relaxed);
  const active = removableFilters.filter((filter) => isActive(search, filter));
  return Promise.all(
    active.map(async (filter) => ({
      without: filter,
      total: await countMatches(db, counted(without(search, filter))),
    })),
  );
}

function isActive({ filters, place, brokerId }: Search, filter: RemovableFilter): boolean {
  if (filter === 'location') return place !== null;
  return filter === 'corretor' ? brokerId !== null : isSet(filters, filter);
}

function without(search: Search, filter: RemovableFilter): Search {
  if (filter === 'location') return { ...search, place: null };
  if (filter === 'corretor') return { ...search, brokerId: null };
  return { ...search, filters: withoutFilter(search.filters, filter) };
}
