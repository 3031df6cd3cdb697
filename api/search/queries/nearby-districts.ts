import { type Kysely, sql } from 'kysely';
import type { SearchFilters } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import type { Location } from '../schema';
import { all, partsOf, type Search, searchConditions } from './search-conditions';

const maxNamed = 4;

/** `here`: the district's own properties that match the other filters. */
export type NearbyDistrict = Location & { here: number };

/** The districts with most matches around a part of a town. */
export async function nearbyDistricts(db: Kysely<SearchDatabase>, search: Search): Promise<NearbyDistrict[]> {
  const [, around] = partsOf(search);
  if (!around) return [];
  // A link to another district drops the location type (domain/search/place-filters.ts).
  const filters: SearchFilters = { ...search.filters, locationType: 'Cidade' };
  const { rows } = await sql<NearbyDistrict>`
    with near as (
      select city_slug, district_slug from property
      where ${all(searchConditions(around))} and district_slug <> ''
      group by 1, 2 order by count(*) desc, district_slug limit ${maxNamed}
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
