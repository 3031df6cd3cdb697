import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { countryOf } from '@api/repositories/places';
import { withinCircle } from '@api/repositories/search-conditions';

/** On offer and with a public point: what a place's own point is taken from. */
export const located = sql`active and available and lat is not null and lng is not null`;

/** A listing without a point of its own stands in the middle of its district, else of its city. */
export async function placeTheUnplaced(trx: Kysely<Database>): Promise<void> {
  await sql`
    with district as (
      select city_slug, district_slug, percentile_cont(0.5) within group (order by lat) as lat,
        percentile_cont(0.5) within group (order by lng) as lng
      from property where ${located} and true_lat is not null group by city_slug, district_slug
    ), city as (
      select city_slug, percentile_cont(0.5) within group (order by lat) as lat,
        percentile_cont(0.5) within group (order by lng) as lng
      from property where ${located} and true_lat is not null group by city_slug
    ), centre as (
      select p.id,
        coalesce(nd.lat, d.lat, nc.lat, c.lat) as lat,
        coalesce(nd.lng, d.lng, nc.lng, c.lng) as lng
      from property p
      left join location nd on nd.named and nd.kind = 'bairro' and nd.city_slug = p.city_slug
        and nd.district_slug = p.district_slug
      left join location nc on nc.named and nc.kind = 'cidade' and nc.city_slug = p.city_slug
      left join district d on d.city_slug = p.city_slug and d.district_slug = p.district_slug
      left join city c on c.city_slug = p.city_slug
      where p.active and p.true_lat is null
    )
    update property set lat = round(centre.lat::numeric, 5), lng = round(centre.lng::numeric, 5), point_exact = false
    from centre where property.id = centre.id and centre.lat is not null
      and (property.lat, property.lng) is distinct from (round(centre.lat::numeric, 5), round(centre.lng::numeric, 5))
  `.execute(trx);
}

/** A town holds what says so, and so do the catalogue's districts and condominiums; any other place what its circle holds. */
export async function countProperties(trx: Kysely<Database>): Promise<void> {
  const offered = sql`from property where active and available`;
  await sql`
    update location set properties = counted.number
    from (select city_slug, count(*) as number ${offered} group by 1) counted
    where kind = 'cidade' and location.city_slug = counted.city_slug`.execute(trx);
  await sql`
    update location set properties = counted.number
    from (select city_slug, district_slug, count(*) as number ${offered} group by 1, 2) counted
    where kind = 'bairro' and not named and location.city_slug = counted.city_slug
      and location.district_slug = counted.district_slug`.execute(trx);
  await sql`
    update location set properties = counted.number
    from (select city_slug, condominium_name, count(*) as number ${offered} group by 1, 2) counted
    where kind = 'condominio' and not named and location.city_slug = counted.city_slug
      and location.condominium = counted.condominium_name`.execute(trx);
  const circles = await trx
    .selectFrom('location')
    .select(['id', 'kind', 'country', 'lat', 'lng', 'range_km as range'])
    .where('named', '=', true)
    .where('kind', '<>', 'cidade')
    .execute();
  for (const { id, lat, lng, range, ...place } of circles)
    await sql`
      update location set properties = (select count(*) ${offered} and ${withinCircle({ lat, lng, range, country: countryOf(place) })}) where id = ${id}
    `.execute(trx);
}
