import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House } from '@api/house/house';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { activeBrokerId } from './brokers';
import { resolvePlace } from './places';
import { ruleCondition } from './rule-condition';
import type { Search } from './search-conditions';

/**
 * What filters mean: their place, their broker, and their list, where it is one of the operator's own house.
 * @param house undefined: its lists are not asked for
 * @param placeOf where it is known otherwise what their places are
 */
export async function understood(
  db: Kysely<Database>,
  filters: SearchFilters,
  house?: House,
  placeOf = (of: SearchFilters) => resolvePlace(db, of),
): Promise<Search> {
  const { corretor, curadoria } = filters;
  const list = house?.lists.find(({ slug }) => slug === curadoria?.toLowerCase());
  const [place, brokerId, listed] = await Promise.all([
    placeOf(filters),
    corretor === undefined ? null : activeBrokerId(db, corretor),
    list && ruleCondition(db, list),
  ]);
  return { filters, place, brokerId, listed };
}

const placeFilters = ({ local, localName, lat, lng, range }: SearchFilters) => ({
  local,
  localName,
  lat,
  lng,
  range,
});
/** The same for filters that ask for the same place. */
export const placeKey = (filters: SearchFilters): string => JSON.stringify(placeFilters(filters));

/** Places that are known at once; of more, all are asked again. */
const mostPlaces = 500;

/**
 * Many searches are of one place, and what a place is costs a look: each is looked for once.
 * @param meant what filters ask for, as a search is understood
 */
export function oncePerPlace(meant: (filters: SearchFilters) => Promise<Search>) {
  const known = new Map<string, Promise<Search>>();
  return async (filters: SearchFilters): Promise<Search> => {
    const { corretor, curadoria } = filters;
    const where = { ...emptyFilters(), ...placeFilters(filters), corretor, curadoria };
    const key = JSON.stringify(where);
    const same = known.get(key) ?? meant(where);
    if (known.size >= mostPlaces) known.clear();
    known.set(key, same);
    return { ...(await same), filters };
  };
}
