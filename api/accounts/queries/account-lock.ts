import { type Kysely, sql } from 'kysely';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import type { AccountsDatabase } from '../schema';

/** Serializes changes of one account, so that concurrent requests exceed no limit. Reads are not blocked. */
export const withAccountLock = <Tables extends AccountsDatabase, Outcome>(
  db: Kysely<Tables>,
  account: number,
  change: (write: Write<Tables>) => Promise<Outcome>,
): Promise<Outcome> =>
  inTransaction(db, async (write) => {
    await sql`select 1 from account where id = ${account} for no key update`.execute(write);
    return change(write);
  });
