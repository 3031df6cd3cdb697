import { type Kysely, sql } from 'kysely';
import type { OpenSession } from '@contract/auth';
import type { Caller } from '@api/platform/http/caller';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Account } from '../schema-accounts';
import { noteUse, shouldNoteUse } from './account-visits';
import { addRefreshToken, newFamily } from './refresh-tokens';

/** Fixed lifetime from sign-in (spec 1 §11). */
const sessionDays = 365;
export const bearerSeconds = 15 * 60;
const maxSessions = 50;
const useNotedEvery = '5 minutes';

const inSeconds = (seconds: number) => sql<Date>`${sqlNow()} + make_interval(secs => ${seconds})`;

export async function createSession(
  db: Kysely<AccountsDatabase>,
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
        .offset(maxSessions - 1),
    )
    .execute();
  return { id, refreshToken: await addRefreshToken(db, id, family) };
}

export async function createBearer(db: Kysely<AccountsDatabase>, sessionId: string): Promise<string> {
  const bearer = newSecret();
  await db
    .insertInto('session_token')
    .values({ hash: hashOf(bearer), session_id: sessionId, expires_at: inSeconds(bearerSeconds) })
    .execute();
  return bearer;
}

export async function sessionOfBearer(
  db: Kysely<AccountsDatabase>,
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
      shouldNoteUse().as('visit_is_old'),
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

export async function endSession(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endSessions(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  except = '',
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '<>', except)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function openSessions(
  db: Kysely<AccountsDatabase>,
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
