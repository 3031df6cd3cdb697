import { type Kysely, sql } from 'kysely';
import type { SearchFilters } from '@contract/filters';
import type { Database, Location } from '@api/db/schema';
import { distanceKm } from '~/domain/geo';
import { defaultRadius } from '~/domain/taxonomy/location-types';
import { usualSlug } from '~/domain/taxonomy/named-location-lookup';
import { fold, slugify } from '~/domain/text';
import { mapAreaLabel } from '~/domain/search/place';

/** Where a search looks. A city is matched by its slug alone; a circle by the public points within `range` km. */
export type Place =
  | { by: 'city'; citySlug: string; label: string; location: Location }
  | {
      by: 'radius';
      lat: number;
      lng: number;
      range: number;
      label: string;
      location: Location | null;
      /** A country's circle holds nothing of its neighbours: ISO 3166, two letters. */
      country?: string;
    }
  | { by: 'unknown'; text: string };

/** A point is a known place's own when it is this near to it: addresses carry few decimals. */
const samePointKm = 0.15;

/**
 * What the filters' location means (settled §2); null where none is asked for. A point wins over a slug, a
 * city's slug over another place's. Radius: 2 km where none is given; 0 is the place's own range, else 2 km.
 */
export async function resolvePlace(db: Kysely<Database>, filters: SearchFilters): Promise<Place | null> {
  const { local, localName, lat, lng, range } = filters;
  if (lat !== undefined && lng !== undefined) {
    const location = await locationAt(db, { lat, lng }, localName);
    const km = range === 0 ? (location?.range_km ?? defaultRadius) : (range ?? defaultRadius);
    const label = localName ?? location?.label ?? mapAreaLabel;
    return { by: 'radius', lat, lng, range: km, label, location, country: countryOf(location) };
  }
  if (local !== undefined) return named(await bySlug(db, usualSlug(local)), local);
  if (localName !== undefined)
    return named((await byLabel(db, localName)) ?? (await bySlug(db, slugify(localName))), localName);
  return null;
}

function named(location: Location | undefined, text: string): Place {
  if (!location) return { by: 'unknown', text };
  const { kind, city_slug, label, lat, lng, range_km } = location;
  if (kind === 'cidade' && city_slug !== null)
    return { by: 'city', citySlug: city_slug, label: location.localizacao, location };
  const country = countryOf(location);
  return { by: 'radius', lat, lng, range: range_km, label, location, country };
}

/** What a circle is held to: only a country's own listings are meant by its name. */
export const countryOf = (location: Pick<Location, 'kind' | 'country'> | null): string | undefined =>
  location?.kind === 'pais' ? location.country : undefined;

/** A text as a part of a `like` pattern over `search_text`, whose names stand in lines of their own, folded. */
export const likePattern = (text: string): string => fold(text.trim()).replace(/[\\%_]/g, '\\$&');

function bySlug(db: Kysely<Database>, slug: string): Promise<Location | undefined> {
  return db
    .selectFrom('location')
    .selectAll()
    .where((where) =>
      where.or([
        where('slug', '=', slug),
        where.and([where('kind', '=', 'cidade'), where('city_slug', '=', slug)]),
      ]),
    )
    .orderBy(sql`kind = 'cidade'`, 'desc')
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

function byLabel(db: Kysely<Database>, label: string): Promise<Location | undefined> {
  return db
    .selectFrom('location')
    .selectAll()
    .where('search_text', 'like', `%\n${likePattern(label)}\n%`)
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The known place at a point; of several the one that is called so, else the nearest. */
async function locationAt(
  db: Kysely<Database>,
  point: { lat: number; lng: number },
  label?: string,
): Promise<Location | null> {
  const reach = 0.003;
  const near = await db
    .selectFrom('location')
    .selectAll()
    .where('lat', '>=', point.lat - reach)
    .where('lat', '<=', point.lat + reach)
    .where('lng', '>=', point.lng - reach)
    .where('lng', '<=', point.lng + reach)
    .execute();
  const wanted = label === undefined ? '' : fold(label);
  const rank = (location: Location) =>
    wanted && [location.label, location.localizacao].some((name) => fold(name) === wanted)
      ? -1
      : distanceKm(point, location);
  return (
    near
      .filter((location) => distanceKm(point, location) <= samePointKm)
      .sort((a, b) => rank(a) - rank(b) || a.id - b.id)[0] ?? null
  );
}
