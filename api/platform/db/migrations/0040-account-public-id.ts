import { type Kysely, sql } from 'kysely';

/** Random id of an account for analytics (docs/decisions/0073-analytics.md). It follows from nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column public_id uuid not null default gen_random_uuid() unique`.execute(
    db,
  );
}
