import { type Kysely, sql } from 'kysely';

/**
 * The catalogue. `property` holds what searches filter and sort by as plain columns (the four covering indexes of
 * docs/decisions/0005-database.md answer a search without touching the table) and what only pages show as jsonb.
 * `lat`, `lng` are the public point; the true one stands in `true_lat`, `true_lng` and is never searched or answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setting (key text primary key, value text not null);

    create table source (
      id serial primary key,
      name text not null unique,
      created_at timestamptz not null default now(),
      removed_at timestamptz
    );

    create table broker (
      id serial primary key,
      slug text not null unique,
      name text not null,
      creci text not null,
      phone text,
      email text,
      linkedin text,
      avatar text,
      cv text,
      segment text,
      squad_id int,
      squad_name text,
      active boolean not null default true,
      source_id int references source (id) on delete cascade
    );

    create table property (
      id serial primary key,
      source_id int not null references source (id),
      reference text not null,
      content_hash text not null,
      active boolean not null default true,
      available boolean not null default true,
      for_sale boolean not null,
      for_rent boolean not null,
      sell_price bigint,
      rent_price bigint,
      currency text not null,
      condominium_fee bigint,
      iptu bigint,
      iptu_period text,
      type text not null,
      condition text not null,
      area double precision,
      bedrooms smallint,
      suites smallint,
      parking smallint,
      detail_mask int not null default 0,
      amenity_mask int not null default 0,
      renovation_level text,
      highlighted boolean not null default false,
      news boolean not null default false,
      exclusivity boolean not null default false,
      renowned_architects boolean not null default false,
      accept_exchange boolean not null default false,
      opportunity boolean not null default false,
      virtual_visit boolean not null default false,
      location_type text not null,
      country text not null,
      state text,
      city text not null,
      city_slug text not null,
      district text not null,
      district_slug text not null,
      condominium_name text,
      condominium_slug text,
      lat double precision,
      lng double precision,
      point_exact boolean not null default false,
      true_lat double precision,
      true_lng double precision,
      title text not null,
      broker_id int references broker (id) on delete set null,
      curated text[] not null default '{}',
      photos jsonb not null default '[]',
      details jsonb not null default '{}',
      listed_at timestamptz not null,
      updated_at timestamptz not null,
      -- What may be shown, filtered and sorted by: a 'breve lançamento' has no price (settled §4).
      sale_amount bigint generated always as
        (case when for_sale and condition <> 'soonLaunch' then sell_price end) stored,
      rent_amount bigint generated always as
        (case when for_rent and condition <> 'soonLaunch' then rent_price end) stored,
      -- Areas are shown and filtered by whole square metres.
      area_m2 int generated always as (round(area)::int) stored,
      unique (source_id, reference)
    );
    create index property_reference on property (lower(reference)) where active;
    create index property_broker on property (broker_id) where active;
    create index property_curated on property using gin (curated) where active and available;
    -- A search in a town or within a radius reads one of these two alone, never the table (docs: database, searches).
    create index property_city on property (city_slug) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at
    ) where active and available;
    create index property_point on property (lat, lng) include (
      id, for_sale, for_rent, sale_amount, rent_amount, area_m2, bedrooms, suites, parking, type, condition, detail_mask,
      amenity_mask, renovation_level, highlighted, news, exclusivity, renowned_architects, accept_exchange,
      virtual_visit, location_type, listed_at
    ) where active and available;
    create index property_condominium on property (condominium_slug) where active and available;

    create table import_run (
      id serial primary key,
      source_id int not null references source (id) on delete cascade,
      feed text not null,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      outcome text,
      report jsonb
    );
    create table import_listing (
      run_id int not null references import_run (id) on delete cascade,
      reference text not null,
      content_hash text not null,
      listing jsonb not null,
      primary key (run_id, reference)
    );

    create table photo (
      url text primary key,
      status text not null default 'pending',
      key text,
      width int,
      height int,
      placeholder text,
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      error text
    );
    create index photo_pending on photo (next_attempt_at) where status = 'pending';

    create table location (
      id serial primary key,
      kind text not null,
      slug text,
      localizacao text not null,
      label text not null,
      search_text text not null,
      lat double precision not null,
      lng double precision not null,
      location_type text not null,
      district text,
      district_slug text,
      commercial_district text,
      city text,
      city_slug text,
      state text,
      country text not null,
      condominium text,
      range_km double precision not null,
      display_site text,
      districts text[] not null default '{}',
      properties int not null default 0,
      -- One of the product's own named locations; the others follow from the catalogue and hide when they are empty.
      named boolean not null default false,
      unique (kind, label)
    );
    create index location_city on location (city_slug) where kind = 'cidade';
    create index location_point on location (lat, lng);
    create unique index location_slug on location (slug) where slug is not null;

    create table recent_search (
      anonymous_user_id text not null,
      location_id int not null references location (id) on delete cascade,
      searched_at timestamptz not null default now(),
      primary key (anonymous_user_id, location_id)
    );

    -- The search index (repositories/search-index.ts). Everything on offer has a position in the default order; a facet
    -- is one bit for each position, a slice one binary digit of a number for each, a chunk the ids of 1,024 positions.
    create table search_facet (facet text primary key, bits bit varying not null);
    create table search_slice (
      amount text not null, digit int not null, bits bit varying not null, primary key (amount, digit)
    );
    create table search_chunk (chunk int primary key, ids int[] not null);
    alter table search_facet alter column bits set storage external;
    alter table search_slice alter column bits set storage external;

    -- Whoever changes a row of property makes the index stale in the same transaction; searches then read the table
    -- itself, until the index is made anew. The lock keeps a making and a writing apart. The first row of a
    -- transaction does the work: 'search_index.stale_in' says that it was done.
    create function forget_search_index() returns trigger language plpgsql as $$
      begin
        if current_setting('search_index.stale_in', true) is distinct from txid_current()::text then
          perform pg_advisory_xact_lock(20260701);
          delete from search_facet where facet = 'all';
          perform set_config('search_index.stale_in', txid_current()::text, true);
        end if;
        return null;
      end $$;
    create trigger property_written after insert or update or delete on property
      for each row execute function forget_search_index();
    create trigger property_truncated after truncate on property
      for each statement execute function forget_search_index();

    create table slide (
      id serial primary key,
      position smallint not null,
      title text not null,
      subtitle text,
      link text not null,
      photo_url text not null,
      alt text not null default '',
      source_id int references source (id) on delete cascade
    );
  `.execute(db);
}
