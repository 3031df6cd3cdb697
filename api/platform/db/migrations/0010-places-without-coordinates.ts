import { type Kysely, sql } from 'kysely';

/**
 * Places may have no point, and are then found by name (docs/decisions/0052-places-without-coordinates.md). `placed`: the
 * listing came with a point of its own. `unplaced`: how many on offer belong to a place by name and came without one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table location
      alter column lat drop not null,
      alter column lng drop not null,
      add column part_slug text,
      add column unplaced int not null default 0;
    create index location_part on location (part_slug);

    alter table property add column placed boolean not null generated always as (true_lat is not null) stored;

    drop index property_city;
    create index property_city on property (city_slug, district_slug) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed
    ) where active and available;
    drop index property_point;
    create index property_point on property (lat, lng) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed
    ) where active and available;
    create index property_unplaced on property (country, city_slug, district_slug)
      where active and available and not placed;
  `.execute(db);
}
