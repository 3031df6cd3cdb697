import { type Kysely, sql } from 'kysely';
import { type LocationResult, maxRecentSearches } from '@contract/location';
import type { SearchDatabase } from '../schema';
import type { Location } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { districtOf } from '@api/catalogue/district-names';
import type { Point } from '@domain/geo/geo';
import { editDistance } from '@domain/kernel/edit-distance';
import { slugify } from '@domain/kernel/text';
import { isPartOfTown, pointOf } from './places';
import { distance } from './search-conditions';

/** Slug of the place's result list; a part of a town with a point is searched by the point. */
export const slugOf = ({ slug, kind, city_slug, part_slug, lat }: Location): string | null =>
  slug ?? (kind === 'cidade' ? city_slug : lat === null ? part_slug : null);

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
    // A part of a town's radius includes other districts; a country or region owns everything in it.
    own: isPartOfTown(row) ? row.own : row.properties,
    properties: row.properties,
  };
}

/** Derived places are visible only with properties. */
export function shownPlaces(db: Kysely<SearchDatabase>) {
  return db
    .selectFrom('location')
    .selectAll()
    .where((where) => where.or([where('named', '=', true), where('properties', '>', 0)]));
}

const maxPlaces = 1000;

/** Named places first, then by number of properties. */
export async function allPlaces(
  db: Kysely<SearchDatabase>,
  locationType?: Location['location_type'],
): Promise<LocationResult[]> {
  const rows = await shownPlaces(db)
    .$if(locationType !== undefined, (query) => query.where('location_type', '=', locationType!))
    .orderBy('named', 'desc')
    .orderBy('properties', 'desc')
    .orderBy('label')
    .limit(maxPlaces)
    .execute();
  return rows.map(locationResultOf);
}

const offeredPlaces = 6;

/** Places with properties, nearest first; without a point those of `except`'s town first. */
export async function placesNear(
  db: Kysely<SearchDatabase>,
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

/** The largest places only. */
const maxCandidates = 300;

/** Suggestions for an unknown place: similar names, then the largest places. */
export async function placesNamedLike(db: Kysely<SearchDatabase>, text: string): Promise<LocationResult[]> {
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

/** Accepts slugs and names; null for an unknown district. */
export async function districtPoint(
  db: Kysely<SearchDatabase>,
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

export async function recentSearches(
  db: Kysely<SearchDatabase>,
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

/** Keeps the newest `maxRecentSearches`. @returns false for an unknown place */
export async function rememberSearch(
  db: Kysely<SearchDatabase>,
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
