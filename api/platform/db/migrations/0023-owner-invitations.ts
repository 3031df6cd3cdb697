import { type Kysely, sql } from 'kysely';

/** Whom a letter has asked to open an account, for what is theirs (docs/decisions/0069-owners.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_invitation (
      -- who is not to be written to again is known even when nothing else of them is kept
      email_hash text primary key,
      invited_at timestamptz not null default now(),
      times smallint not null default 1,
      -- since when no letter is wanted
      stopped_at timestamptz
    );
  `.execute(db);
}
