import type { SearchFilters } from '@domain/search/filters';
import type { Place } from './places';
import { placeKey } from './understood';

/** Places that are known at once; of more, all are looked for again. */
const mostPlaces = 2_000;

/**
 * What the places of searches are, as long as the catalogue is the same: they change with the search index alone
 * (`syncLocations`), in one transaction, and each search tells which one it saw (`indexVersion`). So a search may begin with
 * the place as it was, and where it saw another index it is made once more.
 */
export function knownPlaces() {
  /** The index that was seen last, before any of these was looked for. */
  let version: string | null = null;
  const places = new Map<string, Place>();
  return {
    of: (filters: SearchFilters): Place | undefined => places.get(placeKey(filters)),
    /** Remembers one that was looked for after `seen` was the index. */
    add(filters: SearchFilters, place: Place | null, seen: string | null) {
      if (seen === null || seen !== version || !place || place.by === 'unknown') return;
      if (places.size >= mostPlaces) places.clear();
      places.set(placeKey(filters), place);
    },
    get version() {
      return version;
    },
    /** A search saw this index; null: one that is stale. @returns whether what was known is still so */
    saw(now: string | null): boolean {
      if (now !== null && now === version) return true;
      places.clear();
      version = now;
      return false;
    },
  };
}
