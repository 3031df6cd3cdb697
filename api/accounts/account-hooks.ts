import type { Kysely, RawBuilder } from 'kysely';
import type { AccountsDatabase } from './schema';
import type { Account } from './schema-accounts';

export type Subscriber = Pick<Account, 'id' | 'email' | 'name' | 'verified_at'>;

/** Implemented by modules above accounts (api/account-hooks.ts). Writes join the account's transaction. */
export interface AccountHooks {
  wantsNewsletter: RawBuilder<boolean>;
  setNewsletter(write: Kysely<AccountsDatabase>, account: Subscriber, isWanted: boolean): Promise<void>;
  subscribe(write: Kysely<AccountsDatabase>, account: Subscriber): Promise<void>;
  emailProven(write: Kysely<AccountsDatabase>, account: Pick<Account, 'email'>): Promise<void>;
  /** An unproven account passes to the owner of its address. */
  handedOver(write: Kysely<AccountsDatabase>, email: string): Promise<void>;
  /** Another e-mail already invites this address to register. */
  isInvited(db: Kysely<AccountsDatabase>, email: string): Promise<boolean>;
  ownsProperties(db: Kysely<AccountsDatabase>, account: number): Promise<boolean>;
}
