import { type Kysely, sql } from 'kysely';
import { type LocationResult, maxRecentSearches } from '@contract/location';
import type { Database, Location } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { districtOf } from '@api/catalogue/district-names';
import type { Point } from '@domain/geo';
import { fold, singular, slugify } from '@domain/text';
import { isPartOfTown, likePattern, pointOf } from './places';
import { distance } from './search-conditions';
import { editDistance, rankSuggestions } from './suggestions';

/** The word of a place's own listing. A part of a town that has a point is searched by that, as the specification has it. */
export const slugOf = ({ slug, kind, city_slug, part_slug, lat }: Location): string | null =>
  slug ?? (kind === 'cidade' ? city_slug : lat === null ? part_slug : null);

/** A place on the wire. */
export function locationResultOf(row: Location): LocationResult {
  return {
    id: row.id,
    localizacao: row.localizacao,
    slug: slugOf(row),
    lat: row.lat,
    lng: row.lng,
    localizacao_tipo: row.location_type,
    bairro: row.district,
    bairro_comercial: row.commercial_district,
    cidade: row.city,
    estado: row.state,
    pais: row.country,
    condominio: row.condominium,
    range: row.range_km,
    display_site: row.display_site,
    districts: row.districts,
    value: row.label,
    kind: row.kind,
    // Around a part of a town lie others, which are not its own; a country's and a region's are all that are found there.
    own: isPartOfTown(row) ? row.own : row.properties,
    properties: row.properties,
  };
}

/** Places that people are shown: the named ones, and of the catalogue's own those that hold something. */
function shown(db: Kysely<Database>) {
  return db
    .selectFrom('location')
    .selectAll()
    .where((where) => where.or([where('named', '=', true), where('properties', '>', 0)]));
}

/** The most that one answer carries; the fullest places first. */
const maxPlaces = 1000;

/** Every place (of one kind, where given), the fullest first. */
export async function allPlaces(
  db: Kysely<Database>,
  locationType?: Location['location_type'],
): Promise<LocationResult[]> {
  const rows = await shown(db)
    .$if(locationType !== undefined, (query) => query.where('location_type', '=', locationType!))
    .orderBy('named', 'desc')
    .orderBy('properties', 'desc')
    .orderBy('label')
    .limit(maxPlaces)
    .execute();
  return rows.map(locationResultOf);
}

/** Rows that the ranking looks at, at most: a short text stands in very many names. */
const maxCandidates = 300;

interface Wanted {
  limit?: number;
  only?: 'districts';
}

/**
 * The places (or only the districts) that a typed text may mean, at most `limit`, best first; where there is none, those
 * that it means in the singular: 'Jardins' is how people call Jardim Europa, Jardim América and Jardim Paulista together.
 */
export async function suggestPlaces(
  db: Kysely<Database>,
  text: string,
  wanted: Wanted = {},
): Promise<LocationResult[]> {
  const found = await placesNamed(db, text, wanted);
  const one = singular(fold(text));
  return found.length > 0 || one === fold(text) ? found : placesNamed(db, one, wanted);
}

async function placesNamed(
  db: Kysely<Database>,
  text: string,
  { limit, only }: Wanted,
): Promise<LocationResult[]> {
  const pattern = likePattern(text);
  const rows = await shown(db)
    .where('search_text', 'like', `%${pattern}%`)
    .$if(only === 'districts', (query) => query.where('kind', '=', 'bairro'))
    .orderBy(sql`search_text like ${`%\n${pattern}%`}`, 'desc')
    .orderBy('own', 'desc')
    .orderBy(sql`length(label)`)
    .orderBy('label')
    .limit(maxCandidates)
    .execute();
  return rankSuggestions(text, rows.map(locationResultOf), limit);
}

/** Places offered where a search found nothing. */
const offeredPlaces = 6;

/** Places with something to show, nearest first (without a point those of its town, the fullest first), without `except`. */
export async function placesNear(
  db: Kysely<Database>,
  point: Point | null,
  except: Pick<Location, 'id' | 'city_slug'> | null,
): Promise<LocationResult[]> {
  const rows = await db
    .selectFrom('location')
    .selectAll()
    .where('properties', '>', 0)
    .$if(except !== null, (query) => query.where('id', '<>', except!.id))
    .$if(point !== null, (query) => query.orderBy(distance(point!)))
    .$if(point === null, (query) =>
      query
        .orderBy(sql`city_slug is not distinct from ${except?.city_slug}`, 'desc')
        .orderBy('properties', 'desc'),
    )
    .orderBy('id')
    .limit(offeredPlaces)
    .execute();
  return rows.map(locationResultOf);
}

/** For a place that we do not know: those whose name is written nearly so, then the fullest ones. */
export async function placesNamedLike(db: Kysely<Database>, text: string): Promise<LocationResult[]> {
  const wanted = slugify(text).slice(0, 80);
  const rows = await db
    .selectFrom('location')
    .selectAll()
    .where('properties', '>', 0)
    .orderBy('properties', 'desc')
    .orderBy('id')
    .limit(maxCandidates)
    .execute();
  const near = (row: Location) => {
    const name = row.slug ?? slugify(row.localizacao);
    const errors = editDistance(wanted, name);
    return name.includes(wanted) || wanted.includes(name) || errors <= Math.max(2, wanted.length / 4)
      ? errors
      : Infinity;
  };
  return rows
    .map((row) => ({ row, errors: near(row) }))
    .sort((a, b) => (a.errors === b.errors ? 0 : a.errors - b.errors))
    .slice(0, offeredPlaces)
    .map(({ row }) => locationResultOf(row));
}

/** A district's point and range; null where it is not known. Slugs and names are understood alike. */
export async function districtPoint(
  db: Kysely<Database>,
  { uf, city, district }: { uf: string; city: string; district: string },
): Promise<(Point & { range: number }) | null> {
  const town = slugify(city);
  const found = await db
    .selectFrom('location')
    .select(['lat', 'lng', 'range_km'])
    .where('kind', '=', 'bairro')
    .where(sql`lower(state)`, '=', uf.toLowerCase())
    .where('city_slug', 'in', [town, `${town}-${slugify(uf)}`])
    .where('district_slug', '=', districtOf(district, { name: city, slug: town }).slug)
    .orderBy('named', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const point = found && pointOf(found);
  return point ? { ...point, range: found.range_km } : null;
}

/** A visitor's latest places, the newest first. */
export async function recentSearches(
  db: Kysely<Database>,
  anonymousUserId: string,
): Promise<LocationResult[]> {
  const rows = await db
    .selectFrom('recent_search')
    .innerJoin('location', 'location.id', 'recent_search.location_id')
    .selectAll('location')
    .where('anonymous_user_id', '=', anonymousUserId)
    .orderBy('searched_at', 'desc')
    .orderBy('location.id')
    .limit(maxRecentSearches)
    .execute();
  return rows.map(locationResultOf);
}

/** Remembers a place for a visitor and forgets all but their latest. false: there is no such place. */
export async function rememberSearch(
  db: Kysely<Database>,
  anonymousUserId: string,
  locationId: number,
): Promise<boolean> {
  const now = sqlNow();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recent_search')
    .columns(['anonymous_user_id', 'location_id', 'searched_at'])
    .expression((eb) =>
      eb
        .selectFrom('location')
        .select([sql<string>`${anonymousUserId}::text`.as('anonymous_user_id'), 'id', now.as('now')])
        .where('id', '=', locationId),
    )
    .onConflict((conflict) =>
      conflict.columns(['anonymous_user_id', 'location_id']).doUpdateSet({ searched_at: now }),
    )
    .executeTakeFirstOrThrow();
  await sql`
    delete from recent_search where anonymous_user_id = ${anonymousUserId} and location_id not in (
      select location_id from recent_search where anonymous_user_id = ${anonymousUserId}
      order by searched_at desc, location_id limit ${maxRecentSearches})`.execute(db);
  return numInsertedOrUpdatedRows === 1n;
}
