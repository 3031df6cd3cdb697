import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House } from '@api/house/house';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { activeBrokerId } from './brokers';
import { placesNear, resolvePlace } from './places';
import { ruleCondition } from './rule-condition';
import type { Search } from './search-conditions';

/**
 * What filters mean: their place, their broker, and their list, where it is one of the operator's own house.
 * @param house undefined: its lists are not asked for
 * @param near of many searches one for all
 */
export async function understood(
  db: Kysely<Database>,
  filters: SearchFilters,
  house?: House,
  near = placesNear(db),
): Promise<Search> {
  const { corretor, curadoria } = filters;
  const list = house?.lists.find(({ slug }) => slug === curadoria?.toLowerCase());
  const [place, brokerId, listed] = await Promise.all([
    resolvePlace(db, filters, near),
    corretor === undefined ? null : activeBrokerId(db, corretor),
    list && ruleCondition(db, list),
  ]);
  return { filters, place, brokerId, listed };
}

/** Places that are known at once; of more, all are asked again. */
const mostPlaces = 500;

/**
 * Many searches are of one place, and what a place is costs a look: each is looked for once.
 * @param meant what filters ask for, as a search is understood
 */
export function oncePerPlace(meant: (filters: SearchFilters) => Promise<Search>) {
  const known = new Map<string, Promise<Search>>();
  return async (filters: SearchFilters): Promise<Search> => {
    const { local, localName, lat, lng, range, corretor, curadoria } = filters;
    const where = { ...emptyFilters(), local, localName, lat, lng, range, corretor, curadoria };
    const key = JSON.stringify(where);
    const same = known.get(key) ?? meant(where);
    if (known.size >= mostPlaces) known.clear();
    known.set(key, same);
    return { ...(await same), filters };
  };
}
