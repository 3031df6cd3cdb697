import type { Kysely } from 'kysely';
import type { SearchAnswer } from '@contract/search';
import { isSet, removableFilters, withoutFilter } from '@domain/search/changes';
import type { RemovableFilter } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import { countMatches } from './search';
import { partsOf, type Search } from './search-conditions';

/** Number of matches without each active filter. `of: 'own'` counts only a part of a town's own properties. */
export async function relaxationsOf(
  db: Kysely<SearchDatabase>,
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
