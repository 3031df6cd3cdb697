import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { accountEmail } from '@api/repositories/accounts';

/** Whoever knows an e-mail finds its row, and nobody reads e-mails from rows. */
export const invitationKey = (email: string) =>
  createHash('sha256').update(`owner invitation ${email}`).digest('base64url');

/** Notes that another letter has asked this person, so that none asks again before its time. */
export async function noteInvited(write: Kysely<Database>, email: string): Promise<void> {
  await write
    .insertInto('owner_invitation')
    .values({ email_hash: invitationKey(accountEmail(email)), invited_at: sqlNow() })
    .onConflict((same) => same.column('email_hash').doNothing())
    .execute();
}

/** No letter asks this person again. */
export async function stopInvitations(write: Kysely<Database>, email: string): Promise<void> {
  const now = sqlNow();
  await write
    .insertInto('owner_invitation')
    .values({ email_hash: invitationKey(email), times: 0, invited_at: now, stopped_at: now })
    .onConflict((same) => same.column('email_hash').doUpdateSet({ stopped_at: now }))
    .execute();
}

/** Whether somebody has said so. */
export async function wantsNoInvitation(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('owner_invitation')
    .select('email_hash')
    .where('email_hash', '=', invitationKey(email))
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
