import type { SearchFilters } from '@domain/search/filters';
import type { Place } from './places';
import { placeKey } from './resolve-search';

const maxPlaces = 2_000;

/**
 * Cache of resolved places, valid for one `indexVersion`: places change only with the search index (`syncLocations`).
 */
export function knownPlaces() {
  let version: string | null = null;
  const places = new Map<string, Place>();
  return {
    of: (filters: SearchFilters): Place | undefined => places.get(placeKey(filters)),
    /** Adds a place that was resolved after version `seen`. */
    add(filters: SearchFilters, place: Place | null, seen: string | null) {
      if (seen === null || seen !== version || !place || place.by === 'unknown') return;
      if (places.size >= maxPlaces) places.clear();
      places.set(placeKey(filters), place);
    },
    get version() {
      return version;
    },
    /** Records a search's index version (null: stale). @returns whether cached places are still valid */
    saw(now: string | null): boolean {
      if (now !== null && now === version) return true;
      places.clear();
      version = now;
      return false;
    },
  };
}
