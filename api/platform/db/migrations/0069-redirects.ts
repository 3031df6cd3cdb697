import { type Kysely, sql } from 'kysely';

/** The operator's redirects (docs/decisions/0140-redirects.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirect (
      id serial primary key,
      -- the old address, the same for all its spellings; '/*' at the end: all below it
      key text not null unique,
      old_path text not null,
      -- null: removed; the row stays for its history
      target text,
      status int not null,
      -- what redirects.txt last said: '/new 302'; null: it has no such line
      filed text,
      changed_at timestamptz not null
    );
    create index redirect_changed on redirect (changed_at desc, id desc) where target is not null;

    -- one row, from the first change on
    create table redirect_state (
      id int primary key default 1 check (id = 1),
      version text not null,
      -- of the file that was imported last
      file_hash text
    );

    -- lines that were pasted, until they are published
    create table redirect_paste (
      id serial primary key,
      member_id int not null references staff_member (id) on delete cascade,
      created_at timestamptz not null,
      -- of its publication
      act bigint references audit_log (id)
    );
    create index redirect_paste_member on redirect_paste (member_id);
    create table redirect_paste_part (
      paste_id int not null references redirect_paste (id) on delete cascade,
      position int not null,
      lines text not null,
      primary key (paste_id, position)
    );
  `.execute(db);
}
