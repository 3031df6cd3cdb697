import { type Kysely, sql } from 'kysely';

/** A folder for two (docs/decisions/0062-compare-and-folder-for-two.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- one link is one guest; of its token only the SHA-256 is kept
    create table folder_link (
      id serial primary key,
      folder_id int not null references folder (id) on delete cascade,
      token_hash text not null unique,
      -- for how many days it is valid, from when it was made or opened again; null: without end
      days int,
      expires_at timestamptz,
      shows_notes boolean not null default false,
      -- the guest's first name, once told
      guest_name text,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      openings int not null default 0,
      opened_at timestamptz
    );
    create index folder_link_folder on folder_link (folder_id);
    create index folder_link_ended on folder_link (coalesce(revoked_at, expires_at));

    -- 'yes', 'maybe', 'no'; it goes with its link
    create table guest_opinion (
      link_id int not null references folder_link (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      answer text not null,
      note text not null default '',
      written_at timestamptz not null default now(),
      primary key (link_id, property_id)
    );
    create index guest_opinion_property on guest_opinion (property_id);

    create table owner_opinion (
      folder_id int not null references folder (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      answer text not null,
      written_at timestamptz not null default now(),
      primary key (folder_id, property_id)
    );
    create index owner_opinion_property on owner_opinion (property_id);
  `.execute(db);
}
