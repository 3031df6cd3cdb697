import { type Kysely, sql } from 'kysely';

/** Homes that their owners announce, and the drafts of that (docs/decisions/0070-announcing.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement_draft (
      id uuid primary key default gen_random_uuid(),
      -- whose it is, once somebody who is signed in has saved it
      account_id int references account (id) on delete cascade,
      -- domain/announcement/draft.ts
      fields jsonb not null default '{}',
      revision int not null default 0,
      created_at timestamptz not null default now(),
      -- kept for so long from here on
      saved_at timestamptz not null default now(),
      sent_at timestamptz,
      -- the number that was told when it was sent
      protocol text
    );
    create index announcement_draft_account on announcement_draft (account_id, saved_at);
    create index announcement_draft_saved on announcement_draft (saved_at);
    -- the browsers that have a draft, each by a hash of its own secret
    create table announcement_browser (
      token_hash text primary key,
      draft_id uuid not null references announcement_draft (id) on delete cascade,
      bound_at timestamptz not null default now()
    );
    create index announcement_browser_draft on announcement_browser (draft_id);

    -- what was sent: the contact that the house was told has its number, its key, and who it is
    create table announcement (
      id serial primary key,
      lead_id bigint not null unique references lead (id) on delete cascade,
      -- who was signed in
      account_id int references account (id) on delete set null,
      state text not null default 'recebido',
      -- contract/announcements.ts
      announce jsonb not null,
      -- what became of it, and when (domain/announcement/states.ts)
      history jsonb not null,
      -- the house's own listing of it, hidden until it is published
      property_id int unique references property (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index announcement_account on announcement (account_id);
  `.execute(db);
}
