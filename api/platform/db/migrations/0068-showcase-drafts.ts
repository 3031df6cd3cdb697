import { type Kysely, sql } from 'kysely';

/** Drafts of the showcase: content as typed, one for each thing (docs/decisions/0139-showcase.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table showcase_draft (
      kind text not null,
      key text not null,
      content jsonb not null,
      version int not null,
      saved_at timestamptz not null,
      saved_by int references staff_member (id) on delete set null,
      primary key (kind, key)
    );
  `.execute(db);
}
