import type { Kysely } from 'kysely';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** Draws a letter's link: it stops the account's letters of the week, and can do nothing else. @returns its token */
export async function drawOwnerLink(db: Kysely<Database>, account: number): Promise<string> {
  const token = newLinkToken();
  await db
    .insertInto('owner_letter_link')
    .values({ hash: hashOf(token), account_id: account, made_at: sqlNow() })
    .execute();
  return token;
}

/** Whose letters a link stops, and whether they come; null: there is no such link. */
export async function ownerLink(
  db: Kysely<Database>,
  token: string,
): Promise<{ account: number; email: string; isOn: boolean } | null> {
  const link = await db
    .selectFrom('owner_letter_link')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id as account', 'email'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return link ? { ...link, isOn: await getsOwnerLetters(db, link.account) } : null;
}

/** Whether an account has not said that it wants none. */
export async function getsOwnerLetters(db: Kysely<Database>, account: number): Promise<boolean> {
  const off = await db
    .selectFrom('owner_letter_off')
    .select('account_id')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return off === undefined;
}

/** Twice is as once. */
export async function setOwnerLetters(db: Kysely<Database>, account: number, isOn: boolean): Promise<void> {
  if (isOn) await db.deleteFrom('owner_letter_off').where('account_id', '=', account).execute();
  else
    await db
      .insertInto('owner_letter_off')
      .values({ account_id: account, since: sqlNow() })
      .onConflict((both) => both.doNothing())
      .execute();
}
