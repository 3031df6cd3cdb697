import type { Kysely } from 'kysely';
import type { Broker, Database } from '@api/db/schema';

export function brokerBySlug(db: Kysely<Database>, slug: string): Promise<Broker | undefined> {
  return db.selectFrom('broker').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The id of an active broker; null where there is none: as a search's parameter it is then ignored. */
export async function activeBrokerId(db: Kysely<Database>, slug: string): Promise<number | null> {
  const broker = await db
    .selectFrom('broker')
    .select('id')
    .where('slug', '=', slug.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst();
  return broker?.id ?? null;
}
