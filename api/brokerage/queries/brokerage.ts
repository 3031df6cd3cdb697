import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from '../schema';
import type { Brokerage } from '../brokerage';

export interface StoredBrokerage {
  version: string;
  content: Brokerage;
}

export const loadBrokerage = (db: Kysely<BrokerageDatabase>): Promise<StoredBrokerage | undefined> =>
  db.selectFrom('house').select(['version', 'content']).executeTakeFirst();

/** Reads the version each time: a page made after a change was reported must not have the content before it. */
export function cachedBrokerage(db: Kysely<BrokerageDatabase>): () => Promise<Brokerage | undefined> {
  let known: StoredBrokerage | undefined;
  return async () => {
    const current = await db.selectFrom('house').select('version').executeTakeFirst();
    if (current?.version !== known?.version) known = await loadBrokerage(db);
    return known?.content;
  };
}
