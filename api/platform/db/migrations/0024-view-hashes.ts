import { type Kysely, sql } from 'kysely';

/**
 * What tells a view from one told before (docs/decisions/0017-property-page.md): hashes that nobody can go back from once
 * the day's salt is gone, and that say nothing of another day. Both are gone after 25 hours (api/analytics/forget-views.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table view_salt (
      -- of São Paulo
      day date primary key,
      salt text not null,
      made_at timestamptz not null default now()
    );
    create table view_seen (
      property_id int not null references property (id) on delete cascade,
      view_type text not null,
      -- when the fixed half hour began
      half_hour timestamptz not null,
      -- a hash of network and browser with the day's salt
      visitor text not null,
      primary key (half_hour, visitor, property_id, view_type)
    );
    create index view_seen_property on view_seen (property_id);
  `.execute(db);
}
