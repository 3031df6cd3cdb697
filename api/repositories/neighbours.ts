import { type Kysely, sql } from 'kysely';
import type { Database, Location } from '@api/db/schema';
import { placeOf } from './places';
import { countMatches } from './search';
import { all, partsOf, type Search, searchConditions } from './search-conditions';

/** Districts that are named where a place's own homes end. */
const mostNamed = 4;

export interface Neighbour {
  location: Location;
  /** How many its own listing has of its own, by the search's other filters. */
  own: number;
}

/** The districts around a part of a town in which most of a search's other homes lie, the fullest first. */
export async function neighboursOf(db: Kysely<Database>, search: Search): Promise<Neighbour[]> {
  const [, around] = partsOf(search);
  if (!around) return [];
  const { rows } = await sql<Location>`
    with near as (
      select city_slug, district_slug, count(*) as here from property
      where ${all(searchConditions(around))} and district_slug <> ''
      group by 1, 2 order by here desc, district_slug limit ${mostNamed}
    )
    select location.* from near
    join location on kind = 'bairro' and location.city_slug = near.city_slug and location.district_slug = near.district_slug
    order by here desc, location.id`.execute(db);
  const counted = await Promise.all(
    rows.map(async (location) => {
      const place = placeOf(location);
      const [own] = partsOf({ ...search, place });
      return { location, own: await countMatches(db, own) };
    }),
  );
  return counted.sort((a, b) => b.own - a.own);
}
