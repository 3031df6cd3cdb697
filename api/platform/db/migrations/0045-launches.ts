import { type Kysely, sql } from 'kysely';

/**
 * Who builds a launch, and when it is delivered: a month ('2028-03'), or 'pronto' (domain/property/delivery.ts). Rows
 * of before have neither; the next reading of their source writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property add column developer text, add column delivery text`.execute(db);
}
