import { type Kysely, sql } from 'kysely';

/** A lead that a second step made complete (docs/decisions/0074-exit-window.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // null: nothing came after it
  await sql`alter table lead add column completed_at timestamptz`.execute(db);
}
