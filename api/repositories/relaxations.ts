import type { Kysely } from 'kysely';
import type { SearchAnswer } from '@contract/search';
import { isSet, removableFilters, withoutFilter } from '@domain/search/changes';
import type { RemovableFilter } from '@domain/search/filters';
import type { Database } from '@api/db/schema';
import { countMatches } from './search';
import type { Search } from './search-conditions';

/**
 * Where nothing matches: how many would without each one of the active filters, in the filters' order. What the page
 * names as the filter that excludes most is the one with the largest total.
 */
export async function relaxationsOf(
  db: Kysely<Database>,
  search: Search,
): Promise<SearchAnswer['relaxations']> {
  const active = removableFilters.filter((filter) => isActive(search, filter));
  return Promise.all(
    active.map(async (filter) => ({
      without: filter,
      total: await countMatches(db, without(search, filter)),
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
