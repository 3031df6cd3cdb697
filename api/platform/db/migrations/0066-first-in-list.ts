import { type Kysely, sql } from 'kysely';

/**
 * 'Primeiro da lista', by the brokerage alone (docs/decisions/0136-property-record.md). The default order begins with it, so
 * both indexes that a search in a town or around a point reads have it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table property add column first_in_list boolean not null default false;
    drop index property_city, property_point;
    create index property_city on property (city_slug, district_slug) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, first_in_list, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed
    ) where active and available;
    create index property_point on property (lat, lng) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, first_in_list, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed, city_slug, district_slug, condominium_slug
    ) where active and available;
  `.execute(db);
}
