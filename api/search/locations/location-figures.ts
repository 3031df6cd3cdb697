import { type Kysely, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { Location } from '../schema';
import { placeOf } from '../queries/places';
import { belongsByName, placeCondition } from '../queries/search-conditions';

/** Gives a property without a point the center of its district, if known (settled §4). */
export async function locateUnplaced(trx: Kysely<SearchDatabase>): Promise<void> {
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
      where p.in_feed and not p.placed
    )
    update property set lat = centre.lat, lng = centre.lng, point_exact = false
    from centre
    where property.id = centre.id and (property.lat, property.lng) is distinct from (centre.lat, centre.lng)
  `.execute(trx);
}

export async function countProperties(trx: Kysely<SearchDatabase>): Promise<void> {
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
  for (let start = 0; start < others.length; start += batchSize)
    await countPlaces(trx, others.slice(start, start + batchSize));
}

/** Places per statement: with one statement per place, round trips dominate. */
const batchSize = 50;

async function countPlaces(trx: Kysely<SearchDatabase>, places: readonly Location[]): Promise<void> {
  const counts = places.map((location) => {
    const own = belongsByName(location);
    // A nonzero `unplaced` makes the condition include properties without a point.
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
