import type { Kysely } from 'kysely';
import { likeText, maxNamed, type SubjectNames } from '@api/audit/subject-names';
import type { Write } from '@api/platform/db/transaction';
import type { StaffMembers } from '@contract/staff-members';
import type { Role } from '@domain/staff/roles';
import type { StaffDatabase } from '../schema';

export const staffEmail = (email: string): string => email.toLowerCase();

export interface Member {
  id: number;
  email: string;
  name: string;
  role: Role;
  password: string;
}

const members = (db: Kysely<StaffDatabase>) =>
  db
    .selectFrom('staff_member')
    .select(['id', 'email', 'name', 'role', 'password'])
    .where('role', 'is not', null)
    .$castTo<Member>();

export const memberByEmail = (db: Kysely<StaffDatabase>, email: string): Promise<Member | undefined> =>
  members(db).where('email', '=', staffEmail(email)).executeTakeFirst();

export const memberById = (db: Kysely<StaffDatabase>, id: number): Promise<Member | undefined> =>
  members(db).where('id', '=', id).executeTakeFirst();

/** All members: of two changes at once, the second sees the first. */
export const lockMembers = (write: Write<StaffDatabase>): Promise<Member[]> =>
  members(write).orderBy('id').forUpdate().execute();

/** Locks the row: the password cannot change before the transaction ends. */
export async function stillHasPassword(
  write: Write<StaffDatabase>,
  { id, password }: Member,
): Promise<boolean> {
  const row = await write
    .selectFrom('staff_member')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function savePassword(db: Kysely<StaffDatabase>, id: number, password: string): Promise<void> {
  await db.updateTable('staff_member').set({ password }).where('id', '=', id).execute();
}

export async function listMembers(db: Kysely<StaffDatabase>): Promise<StaffMembers['members']> {
  const rows = await db
    .selectFrom('staff_member')
    .select(['id', 'name', 'email', 'role', 'joined_at', 'last_used_at'])
    .select(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('staff_totp')
            .select('member_id')
            .whereRef('member_id', '=', 'staff_member.id')
            .where('secret', 'is not', null),
        ),
        exists(selectFrom('staff_passkey').select('member_id').whereRef('member_id', '=', 'staff_member.id')),
      ]).as('has_factor'),
    )
    .where('role', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, email, role, joined_at, last_used_at, has_factor }) => ({
    ...{ id, name: name!, email, role: role!, has_factor: Boolean(has_factor) },
    joined_at: joined_at!.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** Also of who has left the team. */
export const memberNames: SubjectNames<StaffDatabase> = {
  kind: 'member',
  async read(db, ids) {
    const rows = await db
      .selectFrom('staff_member')
      .select(['id', 'name', 'role'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ role, ...row }) => ({ ...row, hasLeft: role === null }));
  },
  async search(db, text) {
    const rows = await db
      .selectFrom('staff_member')
      .select('id')
      .where('name', 'ilike', likeText(text))
      .orderBy('id', 'desc')
      .limit(maxNamed)
      .execute();
    return rows.map(({ id }) => id);
  },
};
