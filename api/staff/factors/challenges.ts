import { type Kysely, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StaffDatabase } from '../schema';

const validMinutes = 5;

export async function saveChallenge(
  write: Kysely<StaffDatabase>,
  session: string,
  challenge: string,
): Promise<void> {
  await write
    .updateTable('staff_session')
    .set({ challenge, challenge_at: sqlNow() })
    .where('hash', '=', session)
    .execute();
}

/** Once. @returns null if there is none, or it is older than five minutes */
export async function takeChallenge(write: Kysely<StaffDatabase>, session: string): Promise<string | null> {
  const { rows } = await sql<{ challenge: string }>`
    update staff_session set challenge = null
    from (select hash, challenge, challenge_at from staff_session where hash = ${session} for update) before
    where staff_session.hash = before.hash and before.challenge is not null
      and before.challenge_at > ${sqlNow()} - make_interval(mins => ${validMinutes})
    returning before.challenge`.execute(write);
  return rows[0]?.challenge ?? null;
}
