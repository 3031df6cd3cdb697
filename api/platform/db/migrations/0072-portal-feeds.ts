import { type Kysely, sql } from 'kysely';

/** Files that portals read, and which properties are in them (docs/decisions/0143-properties-on-portals.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A portal without a row: in use, without highlights, the first address
    create table portal_feed (
      portal text primary key,
      -- false: its address answers 404
      in_use boolean not null default true,
      -- the plan's numbers
      highlights int not null default 0 check (highlights >= 0),
      super_highlights int not null default 0 check (super_highlights >= 0),
      -- of the address's secret; the next one closes the address
      generation int not null default 0,
      -- the portal's last complete reading, or that nothing had changed
      read_at timestamptz,
      -- properties of the last complete file
      read_listings int
    );
    -- A property without a row is in the portal's file, without highlight
    create table portal_listing (
      portal text not null,
      property_id int not null references property (id) on delete cascade,
      state text not null check (state in ('off', 'plain', 'highlight', 'super')),
      changed_at timestamptz not null,
      primary key (portal, property_id)
    );
    create index portal_listing_property on portal_listing (property_id);
    create index portal_listing_highlighted on portal_listing (portal) where state in ('highlight', 'super');
    -- Computed: what portals would refuse. Rows with another version are computed again
    create table portal_check (
      property_id int primary key references property (id) on delete cascade,
      -- of the property's row
      version text not null,
      -- false: pictures of it are still to be stored
      settled boolean not null,
      checked_at timestamptz not null,
      -- codes by portal, without portals that take it
      refusals jsonb not null,
      -- lengths of title and description, photos with a web address
      figures jsonb not null
    );
    create index portal_check_refused on portal_check (property_id) where refusals <> '{}'`.execute(db);
}
