import { type Kysely, sql } from 'kysely';

/**
 * A part of a town shows its own homes before those around it (docs/decisions/0075-true-words.md). `own`: how many on offer
 * say that they lie in a place; the index of points tells what lies around from what is the place's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table location add column own int not null default 0;
    drop index property_point;
    create index property_point on property (lat, lng) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed, city_slug, district_slug, condominium_slug
    ) where active and available;
  `.execute(db);
}
