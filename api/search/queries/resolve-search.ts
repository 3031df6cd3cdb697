import type { Kysely } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { Brokerage } from '@api/brokerage/brokerage';
import type { SearchFilters } from '@domain/search/filters';
import { foldCode } from '@domain/property/property-code';
import { emptyFilters } from '@domain/search/normalize';
import { activeBrokerId } from '@api/brokers/queries/brokers';
import { resolvePlace } from './places';
import { listCondition } from './rule-condition';
import type { Search } from './search-conditions';

export async function resolveSearch(
  db: Kysely<SearchDatabase>,
  filters: SearchFilters,
  brokerage?: Brokerage,
  placeOf = (of: SearchFilters) => resolvePlace(db, of),
): Promise<Search> {
  const { corretor, curadoria } = filters;
  const list = brokerage?.lists.find(({ slug }) => slug === curadoria?.toLowerCase());
  const [place, brokerId, listed] = await Promise.all([
    placeOf(filters),
    corretor === undefined ? null : activeBrokerId(db, corretor),
    list && listCondition(db, list),
  ]);
  const firstCodes = (list?.codes ?? list?.pinned)?.map(foldCode);
  return { filters, place, brokerId, listed, firstCodes };
}

const placeFilters = ({ local, localName, lat, lng, range }: SearchFilters) => ({
  local,
  localName,
  lat,
  lng,
  range,
});
export const placeKey = (filters: SearchFilters): string => JSON.stringify(placeFilters(filters));

const maxPlaces = 500;

/** Shares lookups between searches with the same place, broker and list. */
export function oncePerPlace(meant: (filters: SearchFilters) => Promise<Search>) {
  const known = new Map<string, Promise<Search>>();
  return async (filters: SearchFilters): Promise<Search> => {
    const { corretor, curadoria } = filters;
    const where = { ...emptyFilters(), ...placeFilters(filters), corretor, curadoria };
    const key = JSON.stringify(where);
    const same = known.get(key) ?? meant(where);
    if (known.size >= maxPlaces) known.clear();
    known.set(key, same);
    return { ...(await same), filters };
  };
}
