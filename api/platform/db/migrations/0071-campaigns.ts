import { type Kysely, sql } from 'kysely';

/** Campaign pages (docs/decisions/0142-campaigns-in-the-admin.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign (
      id serial primary key,
      slug text not null unique,
      content jsonb not null,
      -- source addresses of the photos that the page needs
      photos text[] not null default '{}',
      updated_at timestamptz not null,
      -- whether it is shown now; a job changes it at 'from' and 'until', so that caches learn of it
      is_shown boolean not null default true
    );
    create trigger campaign_changed_publicly after insert or update or delete on campaign
      for each statement execute function tell_public_change('list');
  `.execute(db);
}
