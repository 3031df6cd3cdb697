import { type Kysely, sql } from 'kysely';
import type { SearchFilters } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import type { Location } from '../schema';
import { distanceKm, type Point } from '@domain/geo/geo';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { canonicalSlug } from '@domain/taxonomy/named-location-lookup';
import { fold, slugify } from '@domain/kernel/text';
import { mapAreaLabel, nearMeLabel } from '@domain/search/place';

/** A city matches by slug; a circle by public points within `range` km; a part of a town without a point by name. */
export type Place =
  | { by: 'city'; citySlug: string; label: string; location: Location }
  | {
      by: 'radius';
      lat: number;
      lng: number;
      range: number;
      label: string;
      location: Location | null;
      /** Limits a country's circle to the country; ISO 3166 alpha-2. */
      country?: string;
      /** For a part of a town: its own properties, or those around it. */
      only?: 'own' | 'around';
    }
  | { by: 'name'; label: string; location: Location }
  | { by: 'unknown'; text: string };

/** Its circle includes neighbors, and its own properties come first. */
export const isPartOfTown = ({ kind }: Pick<Location, 'kind'>): boolean =>
  kind === 'bairro' || kind === 'condominio' || kind === 'praia';

/** Maximum distance from the circle's center to the place in `localName`. */
const namedPointKm = 0.15;
/** Rounding of a URL's four decimals. */
const ownPointKm = 0.01;

/**
 * Resolves a location (settled §2): a point wins over a slug, a city's slug over another's. Default radius: 2 km.
 * @param near lets many searches share one statement
 */
export async function resolvePlace(
  db: Kysely<SearchDatabase>,
  filters: SearchFilters,
  near = placesNear(db),
): Promise<Place | null> {
  const { local, localName, lat, lng, range } = filters;
  if (lat !== undefined && lng !== undefined) {
    const circle = { lat, lng, range: range ?? defaultRadius };
    const location = localName === nearMeLabel ? null : locationOf(await near(circle), circle, localName);
    const km = range === 0 ? (location?.range_km ?? defaultRadius) : (range ?? defaultRadius);
    const label = localName ?? location?.label ?? mapAreaLabel;
    return { by: 'radius', lat, lng, range: km, label, location, country: countryOf(location) };
  }
  if (local !== undefined) return named(await bySlug(db, canonicalSlug(local)), local);
  if (localName !== undefined)
    return named((await byLabel(db, localName)) ?? (await bySlug(db, slugify(localName))), localName);
  return null;
}

function named(location: Location | undefined, text: string): Place {
  return location ? placeOf(location) : { by: 'unknown', text };
}

export function placeOf(location: Location): Exclude<Place, { by: 'unknown' }> {
  const { kind, city_slug, label, lat, lng, range_km } = location;
  if (kind === 'cidade' && city_slug !== null)
    return { by: 'city', citySlug: city_slug, label: townLabel(location), location };
  if (lat === null || lng === null) return { by: 'name', label, location };
  const country = countryOf(location);
  return { by: 'radius', lat, lng, range: range_km, label, location, country };
}

/** Includes the state if other towns have the same name. */
const townLabel = ({ localizacao, label, state }: Location) =>
  label === `${localizacao}, ${state}` ? label : localizacao;

export const pointOf = ({ lat, lng }: Pick<Location, 'lat' | 'lng'>): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

export const pointOfPlace = (place: Exclude<Place, { by: 'unknown' }>): Point | null =>
  place.by === 'radius' ? { lat: place.lat, lng: place.lng } : pointOf(place.location);

export const countryOf = (location: Pick<Location, 'kind' | 'country'> | null): string | undefined =>
  location?.kind === 'pais' ? location.country : undefined;

/** For `search_text`, which holds folded names, one per line. */
export const likePattern = (text: string): string => fold(text.trim()).replace(/[\\%_]/g, '\\$&');

async function bySlug(db: Kysely<SearchDatabase>, slug: string): Promise<Location | undefined> {
  const found = await db
    .selectFrom('location')
    .selectAll()
    .where((where) =>
      where.or([
        where('slug', '=', slug),
        where('part_slug', '=', slug),
        where.and([where('kind', '=', 'cidade'), where('city_slug', '=', slug)]),
      ]),
    )
    .orderBy(sql`kind = 'cidade'`, 'desc')
    .orderBy(sql`slug = ${slug}`, (order) => order.desc().nullsLast())
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const [, town, state] = /^(.+)-([a-z]{2})$/.exec(slug) ?? [];
  return found ?? (town && state ? townIn(db, town, state) : undefined);
}

/** Accepts a state after a unique name, too: 'santa-luzia-mg'. */
function townIn(db: Kysely<SearchDatabase>, citySlug: string, state: string): Promise<Location | undefined> {
  return db
    .selectFrom('location')
    .selectAll()
    .where('kind', '=', 'cidade')
    .where('city_slug', '=', citySlug)
    .where('country', '=', 'BR')
    .where('state', '=', state.toUpperCase())
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

function byLabel(db: Kysely<SearchDatabase>, label: string): Promise<Location | undefined> {
  return db
    .selectFrom('location')
    .selectAll()
    .where('search_text', 'like', `%\n${likePattern(label)}\n%`)
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The place at a circle's center, if name or range match it; a map area represents no place. */
function locationOf(
  near: readonly Location[],
  circle: { lat: number; lng: number; range: number },
  name?: string,
): Location | null {
  const nearest = near
    .map((location) => ({ location, km: distanceKm(circle, pointOf(location)!) }))
    .sort((a, b) => a.km - b.km || a.location.id - b.location.id);
  const found =
    (name !== undefined &&
      nearest.find(({ location, km }) => km <= namedPointKm && isCalled(location, name))) ||
    nearest.find(
      ({ location, km }) => km <= ownPointKm && (circle.range === 0 || circle.range === location.range_km),
    );
  return found ? found.location : null;
}

function isCalled({ localizacao, search_text }: Location, name: string): boolean {
  const called = fold(name.trim());
  return fold(localizacao) === called || search_text.includes(`\n${called}\n`);
}

/** Degrees; more than `namedPointKm` in both directions. */
const reach = 0.003;

/** Lookups of the same tick share one statement. */
export function placesNear(db: Kysely<SearchDatabase>): (point: Point) => Promise<Location[]> {
  let queued: Point[] = [];
  let answer: Promise<Location[][]> | undefined;
  return async (point) => {
    const place = queued.push(point) - 1;
    answer ??= Promise.resolve().then(() => {
      const points = queued;
      queued = [];
      answer = undefined;
      return aboutEach(db, points);
    });
    return (await answer)[place]!;
  };
}

async function aboutEach(db: Kysely<SearchDatabase>, points: readonly Point[]): Promise<Location[][]> {
  const column = (each: keyof Point) => points.map((point) => point[each]);
  const { rows } = await sql<Location & { nth: number }>`
    select location.*, nth::int
    from unnest(${column('lat')}::float8[], ${column('lng')}::float8[]) with ordinality as asked (at_lat, at_lng, nth)
    join location on lat between at_lat - ${reach}::float8 and at_lat + ${reach}::float8
      and lng between at_lng - ${reach}::float8 and at_lng + ${reach}::float8`.execute(db);
  const about = points.map((): Location[] => []);
  for (const { nth, ...location } of rows) about[nth - 1]!.push(location);
  return about;
}
