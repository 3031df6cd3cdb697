import { type Kysely, sql } from 'kysely';

/** What people look for, as they have said it (docs/decisions/0065-purchase-profile-and-home.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchase_profile (
      account_id int primary key references account (id) on delete cascade,
      -- contract/purchase-profile.ts
      answers jsonb not null,
      updated_at timestamptz not null default now(),
      -- when it was last shown to its owner or changed, to the day: forgotten a year later
      used_at timestamptz not null default now()
    );
    create index purchase_profile_used on purchase_profile (used_at);
  `.execute(db);
}
