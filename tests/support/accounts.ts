import type { Kysely, Insertable } from 'kysely';
import type { Database } from '@api/database';
import type { Account, AccountTables } from '@api/accounts/schema-accounts';
import { clock } from '@domain/kernel/clock';

let made = 0;

/** An account as registration leaves it, with what the test gives instead. */
export function makeAccount(
  db: Kysely<Database>,
  given: Partial<Insertable<AccountTables['account']>> = {},
): Promise<Account> {
  made += 1;
  return db
    .insertInto('account')
    .values({
      email: `clara.${made}@exemplo.com.br`,
      name: 'Clara Nunes',
      terms_version: '2026-11-21',
      terms_at: clock.now(),
      created_at: clock.now(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
