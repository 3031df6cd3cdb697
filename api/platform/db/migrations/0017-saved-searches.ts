import { type Kysely, sql } from 'kysely';

/** Searches that people have saved, and since when a thing is new to them (docs/decisions/0063-saved-searches.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id serial primary key,
      account_id int not null references account (id) on delete cascade,
      name text not null,
      -- what is set of a search, without page, order, pinned product and campaign, in the writing of its version
      criteria jsonb not null,
      criteria_version int not null,
      -- the known place that it meant when it was saved; where its words mean another one now, that criterion is lost.
      -- null: no place, or a circle of none
      location_id int,
      -- what its place was called then
      place_label text,
      -- of its prices, in words; there is no conversion
      currency text not null,
      -- at_once, daily, weekly, off
      frequency text not null,
      paused_until timestamptz,
      -- what was there before is not news: when it was saved, or its criteria were changed
      baseline_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- lies among those lately removed
      removed_at timestamptz
    );
    create index saved_search_account on saved_search (account_id);
    create index saved_search_removed on saved_search (removed_at) where removed_at is not null;

    create table account_visit (
      account_id int primary key references account (id) on delete cascade,
      -- the last signed-in use, to the minute
      last_seen_at timestamptz not null,
      -- when the visit before this one ended, or all was marked as seen: what came later is new
      seen_until timestamptz not null
    );
  `.execute(db);
}
