import { type Kysely, sql } from 'kysely';

/**
 * The link by which a draft is gone on with in another browser, and which browsers have it; contacts that are kept apart
 * (docs/decisions/0070-announcing.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table announcement_browser
      -- how its owner names it when it is to have the draft no more: the hash is told to nobody
      add column id uuid not null unique default gen_random_uuid(),
      -- 'Safari no iPhone'
      add column device text;
    -- a new one takes the place of the one before
    create table announcement_link (
      draft_id uuid primary key references announcement_draft (id) on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null
    );
    -- why nobody is told of it until the house's people release it (domain/leads/suspicion.ts); null: there is no reason
    alter table lead add column suspicion text;
  `.execute(db);
}
