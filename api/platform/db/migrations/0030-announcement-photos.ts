import { type Kysely, sql } from 'kysely';

/** The links by which owners add photos to what they have announced (docs/decisions/0070-announcing.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement_photo_link (
      token_hash text primary key,
      announcement_id bigint not null references announcement (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index announcement_photo_link_announcement on announcement_photo_link (announcement_id);
    -- when its photos were changed last since it was sent: the house's links to them open from then on
    alter table announcement add column photos_at timestamptz;
  `.execute(db);
}
