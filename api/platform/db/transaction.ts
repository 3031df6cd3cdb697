import type { Kysely } from 'kysely';

/** Unlike Kysely's `Transaction`, assignable to a database of fewer tables. */
export type Write<Tables> = Kysely<Tables> & { readonly isTransaction: true };

export const inTransaction = <Tables, Outcome>(
  db: Kysely<Tables>,
  change: (write: Write<Tables>) => Promise<Outcome>,
): Promise<Outcome> => db.transaction().execute(change);
