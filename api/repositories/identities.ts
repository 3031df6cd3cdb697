import type { Kysely } from 'kysely';
import type { SocialProvider } from '@domain/providers';
import type { ProvenIdentity } from '@api/auth/id-token';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Account } from '@api/db/schema-accounts';
import { dropOwn } from '@api/subscriptions/leave';
import { endSessions } from './sessions';

type Subject = Pick<ProvenIdentity, 'issuer' | 'subject'>;

/** Whose identity this is, or undefined. */
export const accountOfSubject = (
  db: Kysely<Database>,
  { issuer, subject }: Subject,
): Promise<Account | undefined> =>
  db
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .selectAll('account')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Keeps that this identity is the account owner's; false where it was kept already. */
export async function linkIdentity(
  db: Kysely<Database>,
  accountId: number,
  { issuer, subject, provider }: Subject & { provider: SocialProvider },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_identity')
    .values({ issuer, subject, provider, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Hands an account that nobody has validated to whom its address belongs: its password, sessions, one-time tokens and what
 * it has subscribed to are whoever's who registered it, and go (settled §5).
 */
export async function handOver(db: Kysely<Database>, accountId: number): Promise<void> {
  const { email } = await db
    .updateTable('account')
    .set({ password: null, verified_at: sqlNow() })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await dropOwn(db, email);
  await endSessions(db, accountId);
  await db.deleteFrom('one_time_token').where('account_id', '=', accountId).execute();
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}
