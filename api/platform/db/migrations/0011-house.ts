import { type Kysely, sql } from 'kysely';

/** The operator's own house (docs/decisions/0053-house.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house (
      id int primary key default 1 check (id = 1),
      -- changes with anything in it
      version text not null,
      -- api/brokerage/brokerage.ts
      content jsonb not null,
      -- source addresses of the pictures that it names
      photos text[] not null default '{}',
      applied_at timestamptz not null default now()
    );
  `.execute(db);
  await sql`alter table broker add from_house boolean not null default false`.execute(db);
  await sql`
    alter table property
      -- what the feed says, while the house says it in its place; null: the feed is heard
      add feed_highlighted boolean,
      add feed_news boolean`.execute(db);
}
