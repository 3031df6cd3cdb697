import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { hashOf, newSecret } from './secrets';

export type TokenPurpose = 'verify' | 'reset';

/** How long a token serves, in hours (settled §5). */
const hours: Record<TokenPurpose, number> = { verify: 24, reset: 1 };

/** Draws a token of 256 bits for a link in an e-mail. Only its hash is kept, and those drawn before it are void. */
export async function drawToken(
  db: Kysely<Database>,
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

/** Whose token this is, without using it up; null where it is unknown, used, replaced or too old. */
export async function ownerOfToken(
  db: Kysely<Database>,
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

/** Uses a token up: of many who try at once, one gets the account; the others, and a token that is void, get null. */
export async function takeToken(
  db: Kysely<Database>,
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

/** Makes an account's open links void: those of a purpose, or all. */
export async function voidTokens(
  db: Kysely<Database>,
  accountId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  let links = db.deleteFrom('one_time_token').where('account_id', '=', accountId);
  if (purpose) links = links.where('purpose', '=', purpose);
  await links.execute();
}
