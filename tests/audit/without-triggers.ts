import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import { inTransaction, type Write } from '@api/platform/db/transaction';

/** What only the owner of the database can do: change what its triggers refuse. */
export const withoutTriggers = (db: Kysely<Database>, change: (write: Write<Database>) => Promise<void>) =>
  inTransaction(db, async (write) => {
    await sql`set local session_replication_role = replica`.execute(write);
    await change(write);
  });
