import type { Kysely } from 'kysely';
import type { SocialProvider } from '@domain/people/providers';
import type { ProvenIdentity } from '../id-token';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Account } from '../schema-accounts';
import type { AccountHooks } from '../account-hooks';
import { endSessions } from './sessions';

type Subject = Pick<ProvenIdentity, 'issuer' | 'subject'>;

export const accountOfSubject = (
  db: Kysely<AccountsDatabase>,
  { issuer, subject }: Subject,
): Promise<Account | undefined> =>
  db
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .selectAll('account')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

export async function linkIdentity(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  { issuer, subject, email, provider }: Subject & { email: string; provider: SocialProvider },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_identity')
    .values({ issuer, subject, email, provider, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The provider may prove another address than at the first sign-in. */
export async function saveIdentityEmail(
  db: Kysely<AccountsDatabase>,
  { issuer, subject, email }: Subject & { email: string },
): Promise<void> {
  await db
    .updateTable('account_identity')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', 'is distinct from', email)
    .execute();
}

/** Deletes password, sessions, tokens and subscriptions: they belong to the person who registered it (settled §5). */
export async function handOver(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  { handedOver }: Pick<AccountHooks, 'handedOver'>,
): Promise<void> {
  const { email } = await db
    .updateTable('account')
    .set({ password: null, verified_at: sqlNow() })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await handedOver(db, email);
  await endSessions(db, accountId);
  await db.deleteFrom('one_time_token').where('account_id', '=', accountId).execute();
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}
