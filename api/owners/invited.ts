import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OwnersDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { accountEmail } from '@api/accounts/queries/accounts';

/** A hash: it finds the row of an e-mail, but does not reveal the e-mail. */
export const invitationKey = (email: string) =>
  createHash('sha256').update(`owner invitation ${email}`).digest('base64url');

/** Another e-mail contained the invitation: do not send one soon. */
export async function noteInvited(write: Kysely<OwnersDatabase>, email: string): Promise<void> {
  await write
    .insertInto('owner_invitation')
    .values({ email_hash: invitationKey(accountEmail(email)), invited_at: sqlNow() })
    .onConflict((same) => same.column('email_hash').doNothing())
    .execute();
}

export async function stopInvitations(write: Kysely<OwnersDatabase>, email: string): Promise<void> {
  const now = sqlNow();
  await write
    .insertInto('owner_invitation')
    .values({ email_hash: invitationKey(email), times: 0, invited_at: now, stopped_at: now })
    .onConflict((same) => same.column('email_hash').doUpdateSet({ stopped_at: now }))
    .execute();
}

export async function wantsNoInvitation(db: Kysely<OwnersDatabase>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('owner_invitation')
    .select('email_hash')
    .where('email_hash', '=', invitationKey(email))
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
