import { type Kysely, sql } from 'kysely';
import type { SearchFilters } from '@domain/search/filters';
import type { Database, Location } from '@api/db/schema';
import { distanceKm, type Point } from '@domain/geo';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { usualSlug } from '@domain/taxonomy/named-location-lookup';
import { fold, slugify } from '@domain/text';
import { mapAreaLabel, nearMeLabel } from '@domain/search/place';

/**
 * Where a search looks. A city is matched by its slug alone; a circle by the public points within `range` km; a part of a
 * town that has no point by its name.
 */
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
      /** Of a part of a town only what says that it lies there, or only what lies around it. */
      only?: 'own' | 'around';
    }
  | { by: 'name'; label: string; location: Location }
  | { by: 'unknown'; text: string };

/** A district, a condominium or a beach: its circle reaches into its neighbours, and its own homes come first. */
export const isPartOfTown = ({ kind }: Pick<Location, 'kind'>): boolean =>
  kind === 'bairro' || kind === 'condominio' || kind === 'praia';

/** A circle is the place that its address names when its middle is this near to the place's point. */
const namedPointKm = 0.15;
/** Without a name it must be the place's own point, as an address of four decimals writes it. */
const ownPointKm = 0.01;

/**
 * What the filters' location means (settled §2); null where none is asked for. A point wins over a slug, a
 * city's slug over another place's. Radius: 2 km where none is given; 0 is the place's own range, else 2 km.
 * @param near of many searches one for all: what they ask at once is one statement
 */
export async function resolvePlace(
  db: Kysely<Database>,
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
  if (local !== undefined) return named(await bySlug(db, usualSlug(local)), local);
  if (localName !== undefined)
    return named((await byLabel(db, localName)) ?? (await bySlug(db, slugify(localName))), localName);
  return null;
}

function named(location: Location | undefined, text: string): Place {
  return location ? placeOf(location) : { by: 'unknown', text };
}

/** A known place as it is searched by its own name. */
export function placeOf(location: Location): Exclude<Place, { by: 'unknown' }> {
  const { kind, city_slug, label, lat, lng, range_km } = location;
  if (kind === 'cidade' && city_slug !== null)
    return { by: 'city', citySlug: city_slug, label: townLabel(location), location };
  if (lat === null || lng === null) return { by: 'name', label, location };
  const country = countryOf(location);
  return { by: 'radius', lat, lng, range: range_km, label, location, country };
}

/** Its own name, with the state where other towns are called so. */
const townLabel = ({ localizacao, label, state }: Location) =>
  label === `${localizacao}, ${state}` ? label : localizacao;

/** Where a place stands, if that is known. */
export const pointOf = ({ lat, lng }: Pick<Location, 'lat' | 'lng'>): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

/** The middle of where a search looks, if that is known. */
export const pointOfPlace = (place: Exclude<Place, { by: 'unknown' }>): Point | null =>
  place.by === 'radius' ? { lat: place.lat, lng: place.lng } : pointOf(place.location);

/** What a circle is held to: only a country's own listings are meant by its name. */
export const countryOf = (location: Pick<Location, 'kind' | 'country'> | null): string | undefined =>
  location?.kind === 'pais' ? location.country : undefined;

/** A text as a part of a `like` pattern over `search_text`, whose names stand in lines of their own, folded. */
export const likePattern = (text: string): string => fold(text.trim()).replace(/[\\%_]/g, '\\$&');

async function bySlug(db: Kysely<Database>, slug: string): Promise<Location | undefined> {
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

/** A town whose own slug is its name alone is found with its state too: 'santa-luzia-mg'. */
function townIn(db: Kysely<Database>, citySlug: string, state: string): Promise<Location | undefined> {
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

/**
 * The known place that a circle is: one that the address names, else one whose own point and range these are (0 is a
 * place's own range). Any other circle, the map's above all, is none, whatever stands in its middle.
 */
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

/** In degrees: further away than a circle that a place's name or its own point may still mean. */
const reach = 0.003;

/** Answers which places stand about a point; the points that are asked in one turn are one statement. */
export function placesNear(db: Kysely<Database>): (point: Point) => Promise<Location[]> {
  let asked: Point[] = [];
  let answer: Promise<Location[][]> | undefined;
  return async (point) => {
    const place = asked.push(point) - 1;
    answer ??= Promise.resolve().then(() => {
      const points = asked;
      asked = [];
      answer = undefined;
      return aboutEach(db, points);
    });
    return (await answer)[place]!;
  };
}

async function aboutEach(db: Kysely<Database>, points: readonly Point[]): Promise<Location[][]> {
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
