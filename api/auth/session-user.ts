import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { sessionAnswer } from '@contract/auth';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import { ownsAny } from '@api/repositories/owners';

/** Whom a session's answer names (spec 1 §9). `has_products` marks those to whom the operator has given a property. */
export const userOf = async (
  db: Kysely<Database>,
  { id, email, name }: Pick<Account, 'id' | 'email' | 'name'>,
  isNew = false,
): Promise<NonNullable<z.input<typeof sessionAnswer>['user']>> => ({
  email,
  name,
  has_products: await ownsAny(db, id),
  number: id,
  ...(isNew && { is_new: true }),
});
