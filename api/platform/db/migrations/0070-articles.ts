import { type Kysely, sql } from 'kysely';

/** Articles of the magazine (docs/decisions/0141-texts.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house_article (
      id serial primary key,
      slug text not null unique,
      content jsonb not null,
      -- source addresses of the photos that the article needs
      photos text[] not null default '{}',
      published_at timestamptz not null,
      updated_at timestamptz not null,
      -- whether it is shown now; the job of shown texts changes it at 'from' and 'until', so that caches learn of it
      is_shown boolean not null default true
    );
    create trigger house_article_changed_publicly after insert or update or delete on house_article
      for each statement execute function tell_public_change('site');
  `.execute(db);
}
