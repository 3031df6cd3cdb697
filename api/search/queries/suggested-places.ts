import { type Kysely, sql } from 'kysely';
import { type LocationResult, maxSuggestions } from '@contract/location';
import { findPlaces } from '@domain/search/place-matching/rank-places';
import { indexPlaces, type PlaceIndex } from '@domain/search/place-matching/place-index';
import type { LocationKind } from '@domain/taxonomy/location-types';
import type { SearchDatabase } from '../schema';
import { locationResultOf, shownPlaces, slugOf } from './locations';

interface PlaceNames {
  id: number;
  kind: LocationKind;
  value: string;
  localizacao: string;
  districts: readonly string[];
  cidade: string | null;
  estado: string | null;
  pais: string;
  slug: string | null;
  hasProperties: boolean;
}

interface Wanted {
  limit?: number;
  only?: 'districts';
}

/** Best matches for a text, from an index in memory that is rebuilt when places change. */
export function placeSuggestions(db: Kysely<SearchDatabase>) {
  let known: { version: string; index: Promise<PlaceIndex<PlaceNames>> } | null = null;

  const currentIndex = async (): Promise<PlaceIndex<PlaceNames>> => {
    const version = await placesVersion(db);
    if (version === null) return readIndex(db);
    if (known?.version !== version) {
      const index = readIndex(db);
      known = { version, index };
      index.catch(() => (known = null));
    }
    return known.index;
  };

  return async (text: string, { limit = maxSuggestions, only }: Wanted = {}): Promise<LocationResult[]> => {
    const index = await currentIndex();
    const places = only ? index.places.filter(({ place }) => place.kind === 'bairro') : index.places;
    const best = findPlaces(text, { ...index, places }, limit);
    // Pages drop places without properties, except an exact match: these take no room of others.
    const available = places.filter(({ place }) => place.hasProperties);
    const offered = findPlaces(text, { ...index, places: available }, limit);
    const ids = [...new Set([...best.slice(0, 1), ...offered, ...best])].slice(0, limit).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await shownPlaces(db).where('id', 'in', ids).execute();
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(locationResultOf);
  };
}

/** `syncLocations` writes all named places; null if there are none. */
async function placesVersion(db: Kysely<SearchDatabase>): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text || ctid::text as version from location where named order by id limit 1`.execute(db);
  return rows[0]?.version ?? null;
}

async function readIndex(db: Kysely<SearchDatabase>): Promise<PlaceIndex<PlaceNames>> {
  const rows = await shownPlaces(db).orderBy('id').execute();
  return indexPlaces(
    rows.map((row): PlaceNames => ({
      id: row.id,
      kind: row.kind,
      value: row.label,
      localizacao: row.localizacao,
      districts: row.districts,
      cidade: row.city,
      estado: row.state,
      pais: row.country,
      slug: slugOf(row),
      hasProperties: row.properties > 0,
    })),
  );
}
