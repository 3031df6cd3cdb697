import type { Kysely } from 'kysely';
import type { AccountsDatabase } from './schema';
import type { AccountHooks } from './account-hooks';
import type { Passwords } from './passwords';
import type { TrustedIssuers } from './trusted-issuers';

export interface AccountsDeps {
  db: Kysely<AccountsDatabase>;
  passwords: Passwords;
  issuers: TrustedIssuers;
  hooks: AccountHooks;
}
