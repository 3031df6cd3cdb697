import { type Kysely, sql } from 'kysely';

/** What ends an owner's invitations without an account: a hash of what stands in a letter (docs/decisions/0069-owners.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_invitation_link (
      hash text primary key,
      email_hash text not null references owner_invitation (email_hash) on delete cascade,
      made_at timestamptz not null default now()
    );
    create index owner_invitation_link_email on owner_invitation_link (email_hash);
    create index owner_invitation_link_made on owner_invitation_link (made_at);
  `.execute(db);
}
