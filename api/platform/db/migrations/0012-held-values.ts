import { type Kysely, sql } from 'kysely';

/** Implausible values are held back until they are confirmed (docs/decisions/0054-features-and-values.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_listing
      -- what is judged: type, place, currency, sell, rent (a price each), area; null: nothing of it is
      add column figures jsonb,
      add column held boolean not null default false;
  `.execute(db);
  await sql`
    create table accepted_value (
      source_id int not null references source (id) on delete cascade,
      reference text not null,
      -- the figures that were confirmed; others are judged again
      figures jsonb not null,
      accepted_at timestamptz not null default now(),
      primary key (source_id, reference)
    );
  `.execute(db);
}
