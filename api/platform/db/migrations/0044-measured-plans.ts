import { type Kysely, sql } from 'kysely';

/**
 * A measured plan (domain/property/plan/plan.ts). A column of its own: lists read `details` for the video, and a plan is
 * some kilobytes that only the property's page needs. Rows of before have none; the next reading of their source writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property add column plan jsonb`.execute(db);
}
