import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import type { staffRoleBody } from '@contract/staff-members';
import { grantOf, type Role } from '@domain/staff/roles';
import { lockMembers, type Member } from './queries/members';
import { describeConflict } from './conflict';
import { endSessions } from './queries/sessions';
import { changedMeanwhile, lastDirection, ownRole } from './refusals';
import type { StaffDatabase } from './schema';

/**
 * Ends its sessions: the next call of each signs in with the new role.
 * @returns the act; null: nothing changed @throws 404; 409 of refusals.ts
 */
export const changeRole = (
  db: Kysely<StaffDatabase>,
  actor: Actor,
  id: number,
  { role, was }: z.output<typeof staffRoleBody>,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const { member, hasOtherDirection } = await lockedMember(write, id);
    if (id === actor.memberId) throw ownRole();
    if (role === was || role === member.role) return null;
    const subject = subjectOf('member', id);
    if (member.role !== was) {
      const field = { name: 'role', was, theirs: member.role, yours: role };
      throw changedMeanwhile(await describeConflict(write, subject, { saved: [], fields: [field] }));
    }
    if (was === 'direcao' && !hasOtherDirection) throw lastDirection();
    await saveRole(write, id, role);
    return recordAct(write, {
      ...{ actor, verb: 'members.role', subject },
      changes: { role: [was, role] },
    });
  });

/** Stays on the list of people whom reports leave out. @throws 404; `lastDirection()` (409) */
export const removeMember = (db: Kysely<StaffDatabase>, actor: Actor, id: number): Promise<void> =>
  inTransaction(db, async (write) => {
    const { member, hasOtherDirection } = await lockedMember(write, id);
    if (member.role === 'direcao' && !hasOtherDirection) throw lastDirection();
    await write
      .updateTable('staff_member')
      .set({ role: null, password: null })
      .where('id', '=', id)
      .execute();
    await write.deleteFrom('staff_invitation').where('email', '=', member.email).execute();
    await revokeInvitationsBy(write, id);
    await resetAccess(write, id);
    await recordAct(write, {
      ...{ actor, verb: 'members.remove', subject: subjectOf('member', id) },
      changes: { role: [member.role, null] },
    });
  });

/** Ends the member's sessions. */
export async function saveRole(write: Write<StaffDatabase>, id: number, role: Role): Promise<void> {
  await write.updateTable('staff_member').set({ role }).where('id', '=', id).execute();
  await endSessions(write, id);
  if (!grantOf(role, 'members.invite')) await revokeInvitationsBy(write, id);
}

/** Who may no longer invite leaves no invitation behind: it could be to another address of their own. */
const revokeInvitationsBy = (write: Write<StaffDatabase>, id: number) =>
  write.deleteFrom('staff_invitation').where('invited_by', '=', id).execute();

async function lockedMember(
  write: Write<StaffDatabase>,
  id: number,
): Promise<{ member: Member; hasOtherDirection: boolean }> {
  const members = await lockMembers(write);
  const member = members.find((each) => each.id === id);
  if (!member) throw notFound();
  return { member, hasOtherDirection: members.some((each) => each.role === 'direcao' && each.id !== id) };
}

/** Sessions, factors and recovery codes. */
export async function resetAccess(write: Kysely<StaffDatabase>, memberId: number): Promise<void> {
  await endSessions(write, memberId);
  for (const table of ['staff_totp', 'staff_passkey', 'staff_recovery_code'] as const)
    await write.deleteFrom(table).where('member_id', '=', memberId).execute();
}
