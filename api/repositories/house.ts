import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House } from '@api/house/house';

export interface KeptHouse {
  version: string;
  content: House;
}

/** The house that the operator has entered; undefined where there is none. */
export const keptHouse = (db: Kysely<Database>): Promise<KeptHouse | undefined> =>
  db.selectFrom('house').select(['version', 'content']).executeTakeFirst();
