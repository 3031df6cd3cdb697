import { type Kysely, sql } from 'kysely';

/**
 * Who may see a property (docs/decisions/0134-reserved-properties.md). `in_feed` is what `active` was; `active` follows
 * from it, so every query that shows active properties leaves out reserved ones and drafts. Loads write `in_feed` only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger property_changed on property;
    drop index property_broker, property_code, property_curated, property_city, property_point, property_condominium,
      property_unplaced;
    alter table property rename column active to in_feed;
    alter table property
      add column visibility text not null default 'public' check (visibility in ('public', 'reserved', 'draft')),
      add column active boolean not null generated always as (in_feed and visibility = 'public') stored;

    create index property_broker on property (broker_id) where active;
    create index property_code on property (translate(lower(reference), ' ./-', '')) where active;
    create index property_curated on property using gin (curated) where active and available;
    create index property_condominium on property (condominium_slug) where active and available;
    create index property_unplaced on property (country, city_slug, district_slug)
      where active and available and not placed;
    create index property_city on property (city_slug, district_slug) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed
    ) where active and available;
    create index property_point on property (lat, lng) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at, placed, city_slug, district_slug, condominium_slug
    ) where active and available;
    create index property_hidden on property (visibility) where visibility <> 'public';

    create trigger property_changed after update on property
      for each row
      when ((old.active, old.available, old.for_sale, old.for_rent, old.sell_price, old.rent_price, old.currency,
          old.condition, old.photos)
        is distinct from (new.active, new.available, new.for_sale, new.for_rent, new.sell_price, new.rent_price,
          new.currency, new.condition, new.photos))
      execute function remember_property();

    -- 'hidden': what is cached of it must not be used again, not even where the back end fails. A property that is
    -- hidden before and after changes no page.
    create or replace function tell_changed_homes() returns trigger language plpgsql as $$
      declare
        most constant int := 500;
        changed int[] := array(
          select n.id from new_rows n join old_rows o on o.id = n.id
          where n is distinct from o and (n.visibility = 'public' or o.visibility = 'public') limit most + 1);
      begin
        if cardinality(changed) > most then
          insert into public_change (kind) values ('home');
        else
          insert into public_change (kind, property_id) select 'home', unnest(changed);
        end if;
        insert into public_change (kind) select 'hidden' where exists (
          select from new_rows n join old_rows o on o.id = n.id
          where n.visibility <> 'public' and o.visibility = 'public');
        return null;
      end $$;

    create table property_invitation (
      id serial primary key,
      property_id int not null references property (id) on delete cascade,
      -- the person's, as the member wrote it
      name text not null,
      -- of an invited account, in small letters; null: a personal link
      email text,
      -- of a personal link
      token_hash text unique,
      -- null: a member who was removed
      member_id int references staff_member (id) on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      check (num_nonnulls(email, token_hash) = 1)
    );
    create index property_invitation_property on property_invitation (property_id);
    create index property_invitation_email on property_invitation (email) where email is not null;
    create index property_invitation_member on property_invitation (member_id);
    create table property_invitation_opening (
      invitation_id int not null references property_invitation (id) on delete cascade,
      at timestamptz not null,
      primary key (invitation_id, at)
    );
  `.execute(db);
}
