import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { hashNewPassword } from '@api/accounts/password-policy';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { queueMail } from '@api/platform/email/queue-mail';
import type { Caller } from '@api/platform/http/caller';
import { linkGone, notFound, unprocessable } from '@api/platform/http/errors';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import type { staffAcceptBody, StaffMembers } from '@contract/staff-members';
import type { Role } from '@domain/staff/roles';
import type { StaffDeps } from './deps';
import { memberByEmail, staffEmail } from './queries/members';
import { createSession } from './queries/sessions';
import { resetAccess } from './members';
import type { StaffDatabase } from './schema';

/** From the sending of its e-mail. */
export const validHours = 48;

interface Invited {
  email: string;
  role: Role;
}

/** For members, whom only the operator can invite again. @throws the 422 of `email` for a member */
export async function inviteNew(db: Kysely<StaffDatabase>, actor: Actor, invited: Invited): Promise<void> {
  if (await memberByEmail(db, invited.email)) throw unprocessable({ email: ['Esta pessoa já é da equipe'] });
  await invite(db, actor, invited);
}

/** One e-mail; it replaces an earlier invitation. A member who accepts chooses password and factor anew. */
export const invite = (
  db: Kysely<StaffDatabase>,
  actor: Actor,
  { email: address, role }: Invited,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const email = staffEmail(address);
    const { id } = await write
      .insertInto('staff_invitation')
      .values({ email, role, invited_by: actor.memberId, created_at: sqlNow() })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          ...{ role, invited_by: actor.memberId, created_at: sqlNow() },
          ...{ token_hash: null, expires_at: null },
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(write, 'staff-invitation', { email }, {});
    await recordAct(write, {
      ...{ actor, verb: 'members.invite', subject: subjectOf('invitation', id) },
      changes: { email: [null, email], role: [null, role] },
    });
  });

/** @throws `notFound()` */
export const revokeInvitation = (db: Kysely<StaffDatabase>, actor: Actor, id: number): Promise<void> =>
  inTransaction(db, async (write) => {
    const gone = await write
      .deleteFrom('staff_invitation')
      .where('id', '=', id)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!gone) throw notFound();
    await recordAct(write, {
      ...{ actor, verb: 'members.invite', subject: subjectOf('invitation', id) },
      changes: { email: [gone.email, null], role: [gone.role, null] },
    });
  });

/** Of the newest e-mail only. null: revoked, or accepted. */
export async function createInvitationToken(
  db: Kysely<StaffDatabase>,
  email: string,
): Promise<{ token: string; role: Role } | null> {
  const token = newSecret();
  const row = await db
    .updateTable('staff_invitation')
    .set({
      token_hash: hashOf(token),
      expires_at: sql<Date>`${sqlNow()} + make_interval(hours => ${validHours})`,
    })
    .where('email', '=', email)
    .returning('role')
    .executeTakeFirst();
  return row ? { token, role: row.role } : null;
}

const validInvitations = (db: Kysely<StaffDatabase>, token: string) =>
  db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'invited_by'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sqlNow());

export const invitationOfToken = (db: Kysely<StaffDatabase>, token: string) =>
  validInvitations(db, token).executeTakeFirst();

/** @returns the bearer of a session that enrols a factor @throws `linkGone()` (410), the 422 of `password` */
export async function acceptInvitation(
  { db, passwords }: Pick<StaffDeps, 'db' | 'passwords'>,
  { token, name, password }: z.output<typeof staffAcceptBody>,
  caller: Caller,
): Promise<string> {
  // Hashing is expensive: check the link first, and hash outside the transaction.
  const invitation = await invitationOfToken(db, token);
  if (!invitation) throw linkGone();
  const owner = { name, email: invitation.email };
  const hash = await hashNewPassword(passwords, { password, owner }, { ip: caller.ip });
  return inTransaction(db, async (write) => {
    const [taken] = await validInvitations(write, token).forUpdate().execute();
    if (!taken) throw linkGone();
    await write.deleteFrom('staff_invitation').where('id', '=', taken.id).execute();
    const { id, role } = await join(write, { ...taken, name, password: hash });
    await recordAct(write, {
      ...{ actor: { memberId: id, role }, verb: 'access.join', subject: subjectOf('member', id) },
      changes: { name: [null, name], role: [null, role] },
    });
    return createSession(write, id, caller);
  });
}

/** Who is a member already has its role, and its old password and factors are void. */
async function join(
  write: Write<StaffDatabase>,
  {
    email,
    role: invitedAs,
    invited_by,
    name,
    password,
  }: Invited & { invited_by: number | null; name: string; password: string },
): Promise<{ id: number; role: Role }> {
  const now = sqlNow();
  const values = { name, password, invited_by, joined_at: now };
  const { id, role } = await write
    .insertInto('staff_member')
    .values({ ...values, email, role: invitedAs, added_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        ...values,
        role: sql<Role>`coalesce(staff_member.role, ${invitedAs})`,
      }),
    )
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow();
  await resetAccess(write, id);
  return { id, role: role! };
}

export async function listInvitations(db: Kysely<StaffDatabase>): Promise<StaffMembers['invitations']> {
  const rows = await db
    .selectFrom('staff_invitation')
    .leftJoin('staff_member', 'staff_member.id', 'staff_invitation.invited_by')
    .select(['staff_invitation.id', 'staff_invitation.email', 'staff_invitation.role', 'staff_member.name'])
    .select(['created_at', 'expires_at'])
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', sqlNow())]))
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, email, role, name, created_at, expires_at }) => ({
    ...{ id, email, role, invited_by: name },
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  }));
}
