import { type Kysely, sql } from 'kysely';

/**
 * What renews a session is another one after each use. `session.refresh_hash` is of the part that all of a session's
 * refresh tokens begin with; here stand those that are good. Tokens of before have no second part: they are both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session_refresh (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      used boolean not null default false,
      -- null: good for as long as none of its successors was used
      good_until timestamptz,
      created_at timestamptz not null default now()
    );
    create index session_refresh_session on session_refresh (session_id);
    insert into session_refresh (hash, session_id) select refresh_hash, id from session;
  `.execute(db);
}
