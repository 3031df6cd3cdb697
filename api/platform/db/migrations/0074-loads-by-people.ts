import { type Kysely, sql } from 'kysely';

/** Files and schedules of people (docs/decisions/0145-loads-by-people.md), and a faster trigger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The rows before and after an update have no statistics, and the trigger's plan is made at its first update, often
    -- of one row. As a nested loop it compares each row with each: 19 s for 5,000 properties.
    alter function tell_changed_homes() set enable_nestloop = off;

    -- a feed's file from a member, until a job has read it
    create table feed_upload (
      id serial primary key,
      source text not null,
      -- the file's
      name text not null,
      member_id int not null references staff_member (id) on delete cascade,
      created_at timestamptz not null,
      parts int not null default 0,
      bytes int not null default 0,
      -- the file is complete
      queued_at timestamptz
    );
    create index feed_upload_member on feed_upload (member_id);
    create table feed_upload_part (
      upload_id int not null references feed_upload (id) on delete cascade,
      part int not null,
      -- base64
      content text not null,
      primary key (upload_id, part)
    );

    -- in place of FEEDS_EVERY
    create table feed_schedule (
      source text primary key,
      -- domain/property/feed-schedule.ts
      schedule jsonb not null
    );
  `.execute(db);
}
