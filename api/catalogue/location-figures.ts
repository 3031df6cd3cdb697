import { type Kysely, sql } from 'kysely';
import type { Database, Location } from '@api/db/schema';
import { placeOf } from '@api/repositories/places';
import { belongsByName, placeCondition } from '@api/repositories/search-conditions';

/**
 * A listing without a point of its own stands in the middle of its district, where one is known (settled §4): a named
 * location's, else that of the district's listings which have a point. Else nowhere, and it is found by name alone.
 */
export async function placeTheUnplaced(trx: Kysely<Database>): Promise<void> {
  await sql`
    with named as (
      select city_slug, coalesce(district_slug, slug) as slug, min(lat) as lat, min(lng) as lng
      from location where named and kind in ('bairro', 'praia', 'condominio') group by 1, 2
    ), district as (
      select city_slug, district_slug, percentile_cont(0.5) within group (order by lat) as lat,
        percentile_cont(0.5) within group (order by lng) as lng
      from property where active and available and placed group by 1, 2
    ), centre as (
      select p.id,
        round(coalesce(n.lat, d.lat, c.lat)::numeric, 5) as lat,
        round(coalesce(n.lng, d.lng, c.lng)::numeric, 5) as lng
      from property p
      left join named n on n.city_slug = p.city_slug and n.slug = p.district_slug
      left join district d on d.city_slug = p.city_slug and d.district_slug = p.district_slug
        and p.district_slug <> ''
      left join named c on c.city_slug = p.city_slug and c.slug = p.condominium_slug
      where p.active and not p.placed
    )
    update property set lat = centre.lat, lng = centre.lng, point_exact = false
    from centre
    where property.id = centre.id and (property.lat, property.lng) is distinct from (centre.lat, centre.lng)
  `.execute(trx);
}

/** A town holds what says so, and so do the catalogue's districts and condominiums; any other place what is found in it. */
export async function countProperties(trx: Kysely<Database>): Promise<void> {
  const counted = sql`count(*) as number, count(*) filter (where not placed) as unplaced
    from property where active and available`;
  const figures = sql`properties = counted.number, own = counted.number, unplaced = counted.unplaced`;
  await sql`
    update location set ${figures} from (select city_slug, ${counted} group by 1) counted
    where kind = 'cidade' and location.city_slug = counted.city_slug`.execute(trx);
  await sql`
    update location set ${figures} from (select city_slug, district_slug, ${counted} group by 1, 2) counted
    where kind = 'bairro' and not named and location.city_slug = counted.city_slug
      and location.district_slug = counted.district_slug`.execute(trx);
  await sql`
    update location set ${figures} from (select city_slug, condominium_name, ${counted} group by 1, 2) counted
    where kind = 'condominio' and not named and location.city_slug = counted.city_slug
      and location.condominium = counted.condominium_name`.execute(trx);
  const others = await trx
    .selectFrom('location')
    .selectAll()
    .where('named', '=', true)
    .where('kind', '<>', 'cidade')
    .execute();
  for (let start = 0; start < others.length; start += placesAtOnce)
    await countPlaces(trx, others.slice(start, start + placesAtOnce));
}

/** One statement for so many places: a statement for each takes more time for its way than for its work. */
const placesAtOnce = 50;

async function countPlaces(trx: Kysely<Database>, places: readonly Location[]): Promise<void> {
  const counts = places.map((location) => {
    const own = belongsByName(location);
    // With `unplaced` set the condition counts homes without a point, of which there may be none.
    const found = placeCondition(placeOf({ ...location, unplaced: 1 }));
    return sql`
      select ${location.id}::int as id, own.number as own, own.unplaced,
        (select count(*) from property where active and available and ${found}) as properties
      from (
        select count(*) as number, count(*) filter (where not placed) as unplaced
        from property where active and available and ${own}
      ) own`;
  });
  await sql`
    update location set own = counted.own, unplaced = counted.unplaced, properties = counted.properties
    from (${sql.join(counts, sql` union all `)}) counted where location.id = counted.id`.execute(trx);
}
