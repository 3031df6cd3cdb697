import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@api/db/schema';

/**
 * What a person changes of their own, one change after the other: two windows at once can pass no limit and tear nothing
 * apart. Others may go on reading the account meanwhile.
 */
export const oneAtATime = <Outcome>(
  db: Kysely<Database>,
  account: number,
  change: (write: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> =>
  db.transaction().execute(async (write) => {
    await write.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute();
    return change(write);
  });
