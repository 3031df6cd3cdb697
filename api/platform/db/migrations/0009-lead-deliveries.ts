import { type Kysely, sql } from 'kysely';

/** Whom each lead is told to, and what became of it (docs/decisions/0049-leads-reach-somebody.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_delivery (
      id bigserial primary key,
      lead_id bigint not null references lead (id) on delete cascade,
      -- house, broker, webhook
      place text not null,
      -- whom the letter is to; '': it is no letter
      address text not null default '',
      -- queued, waiting (tried in vain), sent, refused
      state text not null default 'queued',
      -- [{state, at, reason, times}], in their order
      history jsonb not null default '[]',
      created_at timestamptz not null default now(),
      unique (lead_id, place, address)
    );
  `.execute(db);
}
