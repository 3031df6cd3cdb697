import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { sessionAnswer } from '@contract/auth';
import type { AccountsDatabase } from './schema';
import type { Account } from './schema-accounts';
import type { AccountHooks } from './account-hooks';

/** The user of a session (spec 1 §9). `has_products`: the operator has assigned a property to the account. */
export const userOf = async (
  db: Kysely<AccountsDatabase>,
  { id, email, name, public_id }: Pick<Account, 'id' | 'email' | 'name' | 'public_id'>,
  { ownsProperties, isNew = false }: Pick<AccountHooks, 'ownsProperties'> & { isNew?: boolean },
): Promise<NonNullable<z.input<typeof sessionAnswer>['user']>> => ({
  email,
  name,
  has_products: await ownsProperties(db, id),
  public_id,
  ...(isNew && { is_new: true }),
});
