import { type Kysely, sql } from 'kysely';

/** Changes of the admin outlive the next file (docs/decisions/0119-brokers-in-the-admin.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table house
      -- content of the last file, while the admin has changed it since; null: no change
      add column applied jsonb`.execute(db);
}
