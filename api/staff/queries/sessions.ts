import { type Kysely, sql } from 'kysely';
import type { Caller } from '@api/platform/http/caller';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StaffState } from '@contract/staff';
import type { Role } from '@domain/staff/roles';
import type { StaffDatabase } from '../schema';

/** From sign-in. */
export const maxDays = 7;
export const idleHours = 12;
/** Between the password and the second factor. */
const pendingMinutes = 15;
export const stepUpMinutes = 10;
const useNotedEvery = '1 minute';

export interface StaffContext {
  member: { id: number; name: string; email: string; role: Role };
  session: {
    hash: string;
    state: StaffState;
    isSteppedUp: boolean;
    stepUpUntil: Date | null;
    expiresAt: Date;
  };
}

/** @returns the bearer; a session without a factor lasts 15 minutes */
export async function createSession(
  write: Kysely<StaffDatabase>,
  memberId: number,
  { device, place }: Caller,
): Promise<string> {
  const token = newSecret();
  const [created_at, last_used_at] = [sqlNow(), sqlNow()];
  await write
    .insertInto('staff_session')
    .values({ hash: hashOf(token), member_id: memberId, device, place, created_at, last_used_at })
    .execute();
  return token;
}

const hasFactor = sql<boolean>`(exists (select from staff_totp t where t.member_id = staff_member.id and t.secret is not null)
  or exists (select from staff_passkey p where p.member_id = staff_member.id))`;

/** Each call reads the row: a removal ends the session on every instance. */
export async function sessionOfToken(
  db: Kysely<StaffDatabase>,
  token: string,
): Promise<StaffContext | undefined> {
  const now = sqlNow();
  const minutes = (count: number) => sql`make_interval(mins => ${count})`;
  const stepUpUntil = sql<Date | null>`step_up_at + ${minutes(stepUpMinutes)}`;
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
    .select(['hash', 'staff_member.id', 'name', 'email', 'role', 'factor_at', hasFactor.as('has_factor')])
    .select([
      stepUpUntil.as('step_up_until'),
      sql<boolean>`coalesce(${stepUpUntil} > ${now}, false)`.as('is_stepped_up'),
      sql<boolean>`staff_session.last_used_at < ${now} - ${useNotedEvery}::interval`.as('use_is_old'),
      sql<Date>`least(created_at + make_interval(days => ${maxDays}), ${now} + make_interval(hours => ${idleHours}))`.as(
        'expires_at',
      ),
    ])
    .where('hash', '=', hashOf(token))
    .where('role', 'is not', null)
    .where(sql<boolean>`created_at > ${now} - make_interval(days => ${maxDays})`)
    .where(sql<boolean>`staff_session.last_used_at > ${now} - make_interval(hours => ${idleHours})`)
    .where(sql<boolean>`(factor_at is not null or created_at > ${now} - ${minutes(pendingMinutes)})`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { hash, id, name, email, role } = row;
  if (row.use_is_old) await noteUse(db, hash, id);
  return {
    member: { id, name: name!, email, role: role! },
    session: {
      hash,
      state: row.factor_at ? 'open' : row.has_factor ? 'factor' : 'enrolment',
      isSteppedUp: row.is_stepped_up,
      stepUpUntil: row.is_stepped_up ? row.step_up_until : null,
      expiresAt: row.expires_at,
    },
  };
}

async function noteUse(db: Kysely<StaffDatabase>, hash: string, memberId: number): Promise<void> {
  const last_used_at = sqlNow();
  await db.updateTable('staff_session').set({ last_used_at }).where('hash', '=', hash).execute();
  await db.updateTable('staff_member').set({ last_used_at }).where('id', '=', memberId).execute();
}

/** After a proven factor. The bearer is another one, so that one of before the proof is worth nothing. @returns it */
export async function openSession(
  write: Kysely<StaffDatabase>,
  { member, session: { hash } }: StaffContext,
): Promise<string> {
  const token = newSecret();
  const now = sqlNow();
  await write
    .updateTable('staff_session')
    .set({
      hash: hashOf(token),
      factor_at: sql<Date>`coalesce(factor_at, ${now})`,
      step_up_at: now,
      last_used_at: now,
      challenge: null,
    })
    .where('hash', '=', hash)
    .execute();
  await write.updateTable('staff_member').set({ last_used_at: now }).where('id', '=', member.id).execute();
  return token;
}

export const endSession = (write: Kysely<StaffDatabase>, hash: string) =>
  write.deleteFrom('staff_session').where('hash', '=', hash).execute();

export const endSessions = (write: Kysely<StaffDatabase>, memberId: number, except = '') =>
  write.deleteFrom('staff_session').where('member_id', '=', memberId).where('hash', '<>', except).execute();
