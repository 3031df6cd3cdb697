import { type Kysely, sql } from 'kysely';

/** The address that the provider proved at the last sign-in, in lower case; null: none since this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_identity add column email text`.execute(db);
}
