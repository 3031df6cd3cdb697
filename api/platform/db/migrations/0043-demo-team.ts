import { type Kysely, sql } from 'kysely';

/** A house with brokers replaces the demo's team; older programs showed both (docs/decisions/0098). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update broker set active = false
    where active and not from_house
      and source_id = (select id from source where name = 'demo')
      and exists (select from house where jsonb_array_length(coalesce(content -> 'brokers', '[]')) > 0)
  `.execute(db);
}
