import type { Kysely } from 'kysely';
import type { Database } from '@api/database';

export { addContact } from './contacts';

/** With an address to which contacts are passed on. */
export async function addBroker(db: Kysely<Database>, slug: string, name: string): Promise<number> {
  const values = { slug, name, creci: '1', email: `${slug}@casa.com.br`, from_house: true };
  const { id } = await db.insertInto('broker').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}
