import { type Kysely, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { OwnersDatabase } from './schema';
import type { StopLinks } from '@api/platform/email/stop-links';
import { sqlNow } from '@api/platform/db/sql-now';
import { invitationKey } from './invited';

/** Returns the token of a link that only ends invitations. The link does not contain the e-mail. */
export async function createInvitationLink(db: Kysely<OwnersDatabase>, email: string): Promise<string> {
  const token = newLinkToken();
  await db
    .insertInto('owner_invitation_link')
    .values({ hash: hashOf(token), email_hash: invitationKey(email), made_at: sqlNow() })
    .execute();
  return token;
}

async function invitationLink(db: Kysely<OwnersDatabase>, token: string): Promise<{ isOn: boolean } | null> {
  const row = await db
    .selectFrom('owner_invitation_link as link')
    .innerJoin('owner_invitation as invited', 'invited.email_hash', 'link.email_hash')
    .select('stopped_at')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? { isOn: row.stopped_at === null } : null;
}

/** Permanent. A repeat or an invalid token changes nothing. */
async function endInvitationsByLink(db: Kysely<OwnersDatabase>, token: string): Promise<void> {
  await db
    .updateTable('owner_invitation')
    .set({ stopped_at: sql<Date>`coalesce(stopped_at, ${sqlNow()})` })
    .where('email_hash', '=', (row) =>
      row.selectFrom('owner_invitation_link').select('email_hash').where('hash', '=', hashOf(token)),
    )
    .execute();
}

/** Links that end invitations. `email` is null: only its hash is stored. */
export const invitationStopLinks: StopLinks<OwnersDatabase> = {
  async read(db, token) {
    const link = await invitationLink(db, token);
    return link && { email: null, searches: [], invitations: link.isOn };
  },
  async use(db, token, action) {
    if (action === 'stop') await endInvitationsByLink(db, token);
  },
};
