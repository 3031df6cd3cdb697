import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { queueMail } from '@api/platform/email/queue-mail';
import { invitationKey } from './invited';
import type { Link } from './owners-file';

/** Most invitations to one owner. */
const maxReminders = 2;
const reminderDays = 30;

/** E-mails of available properties without an account that may receive an invitation. */
export async function ownersToInvite(db: Kysely<OwnersDatabase>, links: readonly Link[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct link.email
    from unnest(${links.map(({ property }) => property)}::int[], ${links.map(({ email }) => email)}::text[])
      as link (property, email)
    join property p on p.id = link.property and p.active and p.available
    where not exists (select from account a where a.email = link.email)
    order by link.email`.execute(db);
  const byKey = new Map(rows.map(({ email }) => [invitationKey(email), email]));
  const known = await db
    .selectFrom('owner_invitation')
    .select('email_hash')
    .where('email_hash', '=', sql<string>`any(${[...byKey.keys()]}::text[])`)
    .where(sql<boolean>`not (${mayRemind()})`)
    .execute();
  for (const { email_hash: hash } of known) byKey.delete(hash);
  return [...byKey.values()];
}

const mayRemind =
  () => sql<boolean>`owner_invitation.stopped_at is null and owner_invitation.times < ${maxReminders}
  and owner_invitation.invited_at < ${sqlNow()} - make_interval(days => ${reminderDays})`;

/** Call it in the transaction that links the owners. Returns the number of invitations. */
export async function inviteOwners(write: Kysely<OwnersDatabase>, links: readonly Link[]): Promise<number> {
  let invited = 0;
  for (const email of await ownersToInvite(write, links)) {
    const now = sqlNow();
    const { rows } = await sql`
      insert into owner_invitation (email_hash, invited_at) values (${invitationKey(email)}, ${now})
      on conflict (email_hash) do update set times = owner_invitation.times + 1, invited_at = ${now} where ${mayRemind()}
      returning email_hash`.execute(write);
    if (rows.length === 0) continue;
    await queueMail(write, 'owner-invitation', { email }, {}, { isBulk: true });
    invited += 1;
  }
  return invited;
}
