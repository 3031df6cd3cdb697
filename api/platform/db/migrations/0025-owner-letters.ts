import { type Kysely, sql } from 'kysely';

/** The letter of the week to owners (docs/decisions/0069-owners.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_letter (
      account_id int not null references account (id) on delete cascade,
      -- the Monday on which it goes
      week date not null,
      made_at timestamptz not null default now(),
      primary key (account_id, week)
    );
    -- who wants none
    create table owner_letter_off (
      account_id int primary key references account (id) on delete cascade,
      since timestamptz not null default now()
    );
    -- what stops them without a sign-in: a hash of what stands in a letter
    create table owner_letter_link (
      hash text primary key,
      account_id int not null references account (id) on delete cascade,
      made_at timestamptz not null default now()
    );
    create index owner_letter_link_account on owner_letter_link (account_id);
    create index owner_letter_link_made on owner_letter_link (made_at);
  `.execute(db);
}
