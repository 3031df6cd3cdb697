import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { hashOf, newSecret } from '@api/platform/http/secrets';

export type TokenPurpose = 'verify' | 'reset';

/** Lifetime in hours (settled §5). */
const hours: Record<TokenPurpose, number> = { verify: 24, reset: 1 };

/** Stores only the hash, and voids earlier tokens of this purpose. */
export async function createToken(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newSecret();
  const now = sqlNow();
  const drawn = {
    hash: hashOf(token),
    created_at: now,
    expires_at: sql<Date>`${now} + make_interval(hours => ${hours[purpose]})`,
  };
  await db
    .insertInto('one_time_token')
    .values({ ...drawn, account_id: accountId, purpose })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(drawn))
    .execute();
  return token;
}

export async function ownerOfToken(
  db: Kysely<AccountsDatabase>,
  token: string,
  purpose: TokenPurpose,
): Promise<number | null> {
  const row = await db
    .selectFrom('one_time_token')
    .select('account_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sqlNow())
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Of concurrent requests only one gets the account. */
export async function consumeToken(
  db: Kysely<AccountsDatabase>,
  token: string,
  purpose: TokenPurpose,
): Promise<number | null> {
  const row = await db
    .deleteFrom('one_time_token')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sqlNow())
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function voidTokens(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  let links = db.deleteFrom('one_time_token').where('account_id', '=', accountId);
  if (purpose) links = links.where('purpose', '=', purpose);
  await links.execute();
}
