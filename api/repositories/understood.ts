import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House } from '@api/house/house';
import type { SearchFilters } from '@domain/search/filters';
import { activeBrokerId } from './brokers';
import { resolvePlace } from './places';
import { ruleCondition } from './rule-condition';
import type { Search } from './search-conditions';

/**
 * What filters mean: their place, their broker, and their list, where it is one of the operator's own house.
 * @param house undefined: its lists are not asked for
 */
export async function understood(
  db: Kysely<Database>,
  filters: SearchFilters,
  house?: House,
): Promise<Search> {
  const { corretor, curadoria } = filters;
  const list = house?.lists.find(({ slug }) => slug === curadoria?.toLowerCase());
  const [place, brokerId, listed] = await Promise.all([
    resolvePlace(db, filters),
    corretor === undefined ? null : activeBrokerId(db, corretor),
    list && ruleCondition(db, list),
  ]);
  return { filters, place, brokerId, listed };
}
