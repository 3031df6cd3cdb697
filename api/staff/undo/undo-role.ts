import type { Undoer } from '@api/audit/undoer';
import { isRole } from '@domain/staff/roles';
import { saveRole } from '../members';
import { lockMembers } from '../queries/members';
import { lastDirection, ownRole } from '../refusals';
import type { StaffDatabase } from '../schema';

/** The rules of `changeRole` hold for its undo too. */
export const roleUndoer: Undoer<StaffDatabase> = {
  verb: 'members.role',
  kind: 'member',
  fields: ['role'],
  async read(write) {
    const members = await lockMembers(write);
    return new Map(members.map(({ id, role }) => [String(id), { role }]));
  },
  async restore(write, { actor }, values) {
    for (const [text, { role }] of values) {
      const id = Number(text);
      if (id === actor.memberId) throw ownRole();
      if (typeof role !== 'string' || !isRole(role)) continue;
      await saveRole(write, id, role);
    }
    const members = await lockMembers(write);
    if (!members.some(({ role }) => role === 'direcao')) throw lastDirection();
  },
};
