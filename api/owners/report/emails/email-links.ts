import type { Kysely } from 'kysely';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { OwnersDatabase } from '@api/owners/schema';
import type { StopLinks } from '@api/platform/email/stop-links';
import { maskedEmail } from '@domain/people/masked-email';
import { sqlNow } from '@api/platform/db/sql-now';

/** Returns the token of a link that only stops the account's weekly e-mails. */
export async function createOwnerLink(db: Kysely<OwnersDatabase>, account: number): Promise<string> {
  const token = newLinkToken();
  await db
    .insertInto('owner_letter_link')
    .values({ hash: hashOf(token), account_id: account, made_at: sqlNow() })
    .execute();
  return token;
}

async function ownerLink(
  db: Kysely<OwnersDatabase>,
  token: string,
): Promise<{ account: number; email: string; isOn: boolean } | null> {
  const link = await db
    .selectFrom('owner_letter_link')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id as account', 'email'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return link ? { ...link, isOn: await wantsOwnerEmails(db, link.account) } : null;
}

export async function wantsOwnerEmails(db: Kysely<OwnersDatabase>, account: number): Promise<boolean> {
  const off = await db
    .selectFrom('owner_letter_off')
    .select('account_id')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return off === undefined;
}

export async function setOwnerEmails(
  db: Kysely<OwnersDatabase>,
  account: number,
  isOn: boolean,
): Promise<void> {
  if (isOn) await db.deleteFrom('owner_letter_off').where('account_id', '=', account).execute();
  else
    await db
      .insertInto('owner_letter_off')
      .values({ account_id: account, since: sqlNow() })
      .onConflict((both) => both.doNothing())
      .execute();
}

/** Links that stop the weekly e-mails. 'weekly' does nothing: the e-mails are weekly already. */
export const ownerStopLinks: StopLinks<OwnersDatabase> = {
  async read(db, token) {
    const link = await ownerLink(db, token);
    return link && { email: maskedEmail(link.email), searches: [], ownerLetters: link.isOn };
  },
  async use(db, token, action) {
    const link = await ownerLink(db, token);
    if (link && action !== 'weekly') await setOwnerEmails(db, link.account, action === 'resume');
  },
};
