import { type Kysely, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { invitationKey } from './invited';

/**
 * Draws a letter's link: it ends the invitations to this e-mail, which it does not know, and can do nothing else.
 * @returns its token
 */
export async function drawInvitationLink(db: Kysely<Database>, email: string): Promise<string> {
  const token = newLinkToken();
  await db
    .insertInto('owner_invitation_link')
    .values({ hash: hashOf(token), email_hash: invitationKey(email), made_at: sqlNow() })
    .execute();
  return token;
}

/** Whether what a link ends has not been ended; null: there is no such link. */
export async function invitationLink(db: Kysely<Database>, token: string): Promise<{ isOn: boolean } | null> {
  const row = await db
    .selectFrom('owner_invitation_link as link')
    .innerJoin('owner_invitation as invited', 'invited.email_hash', 'link.email_hash')
    .select('stopped_at')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? { isOn: row.stopped_at === null } : null;
}

/** No letter asks that person again: nothing takes it back. Twice is as once; a wrong token does nothing. */
export async function endInvitationsByLink(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('owner_invitation')
    .set({ stopped_at: sql<Date>`coalesce(stopped_at, ${sqlNow()})` })
    .where('email_hash', '=', (row) =>
      row.selectFrom('owner_invitation_link').select('email_hash').where('hash', '=', hashOf(token)),
    )
    .execute();
}
