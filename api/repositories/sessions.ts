import { type Kysely, sql } from 'kysely';
import type { OpenSession } from '@contract/auth';
import type { Caller } from '@api/auth/caller';
import { hashOf, newSecret } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Account } from '@api/db/schema-accounts';
import { noteUse, useIsToBeNoted } from './account-visits';
import { addRefreshToken, newFamily } from './refresh-tokens';

/** A session ends so long after signing in (spec 1 §11), however much it is used. */
const sessionDays = 365;
/** A bearer's life in seconds; renewing it asks the session. */
export const bearerSeconds = 15 * 60;
/** Most sessions of one account; the longest unused ones end. */
const mostSessions = 50;
/** The last use is noted this exactly. */
const useNotedEvery = '5 minutes';

const inSeconds = (seconds: number) => sql<Date>`${sqlNow()} + make_interval(secs => ${seconds})`;

/** Begins a session and gives what renews it. */
export async function createSession(
  db: Kysely<Database>,
  accountId: number,
  { provider, caller: { device, place } }: { provider: string; caller: Caller },
): Promise<{ id: string; refreshToken: string }> {
  const [id, family] = [newSecret(), newFamily()];
  const now = sqlNow();
  await db
    .insertInto('session')
    .values({
      id,
      account_id: accountId,
      provider,
      refresh_hash: hashOf(family),
      device,
      place,
      created_at: now,
      last_used_at: now,
      expires_at: sql<Date>`${now} + make_interval(days => ${sessionDays})`,
    })
    .execute();
  await db
    .deleteFrom('session')
    .where('id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '<>', id)
        .orderBy('last_used_at', 'desc')
        .offset(mostSessions - 1),
    )
    .execute();
  return { id, refreshToken: await addRefreshToken(db, id, family) };
}

/** A new bearer of a session. */
export async function createBearer(db: Kysely<Database>, sessionId: string): Promise<string> {
  const bearer = newSecret();
  await db
    .insertInto('session_token')
    .values({ hash: hashOf(bearer), session_id: sessionId, expires_at: inSeconds(bearerSeconds) })
    .execute();
  return bearer;
}

/** The account and the session of a bearer that has not ended. */
export async function sessionOfBearer(
  db: Kysely<Database>,
  bearer: string,
): Promise<{ account: Account; session: { id: string; provider: string } } | undefined> {
  const now = sqlNow();
  const row = await db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('account_visit', 'account_visit.account_id', 'account.id')
    .selectAll('account')
    .select([
      'session.id as session_id',
      'session.provider',
      sql<boolean>`session.last_used_at < ${now} - ${useNotedEvery}::interval`.as('use_is_old'),
      useIsToBeNoted().as('visit_is_old'),
    ])
    .where('session_token.hash', '=', hashOf(bearer))
    .where('session_token.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id, provider, use_is_old, visit_is_old, ...account } = row;
  if (visit_is_old) await noteUse(db, account.id);
  if (use_is_old)
    await db.updateTable('session').set({ last_used_at: sqlNow() }).where('id', '=', session_id).execute();
  return { account, session: { id: session_id, provider } };
}

/** Ends one session of an account; false where it has no such one. */
export async function endSession(db: Kysely<Database>, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account, but `except`; how many there were. */
export async function endSessions(db: Kysely<Database>, accountId: number, except = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '<>', except)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The open sessions of an account, the newest use first. */
export async function openSessions(
  db: Kysely<Database>,
  accountId: number,
  current: string,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'place', 'provider', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sqlNow())
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === current,
  }));
}
