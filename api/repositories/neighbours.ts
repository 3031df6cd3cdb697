import { type Kysely, sql } from 'kysely';
import type { SearchFilters } from '@domain/search/filters';
import type { Database, Location } from '@api/db/schema';
import { all, partsOf, type Search, searchConditions } from './search-conditions';

/** Districts that are named where a place's own homes end. */
const mostNamed = 4;

/** A district, and how many its own listing has of its own, by a search's other filters. */
export type Neighbour = Location & { here: number };

/** The districts around a part of a town in which most of a search's other homes lie, the fullest first. */
export async function neighboursOf(db: Kysely<Database>, search: Search): Promise<Neighbour[]> {
  const [, around] = partsOf(search);
  if (!around) return [];
  // Whoever goes there leaves the kind of place behind (domain/search/place-filters.ts).
  const filters: SearchFilters = { ...search.filters, locationType: 'Cidade' };
  const { rows } = await sql<Neighbour>`
    with near as (
      select city_slug, district_slug from property
      where ${all(searchConditions(around))} and district_slug <> ''
      group by 1, 2 order by count(*) desc, district_slug limit ${mostNamed}
    ),
    counted as (
      select city_slug, district_slug, count(*) as here from property
      where ${all(searchConditions({ ...search, filters, place: null }))}
        and (city_slug, district_slug) in (select city_slug, district_slug from near)
      group by 1, 2
    )
    select location.*, here from counted
    join location on kind = 'bairro' and location.city_slug = counted.city_slug
      and location.district_slug = counted.district_slug
    order by here desc, location.id`.execute(db);
  return rows;
}
