import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Account } from '@api/db/schema-accounts';

/** A token that was replaced stays good this long after one of its successors was first used: tabs are slow. */
const grace = '60 seconds';
/** Good tokens of one session at most: a browser whose tabs all renew at once has one for each. */
const mostTokens = 50;

const inGrace = () => sql<Date>`${sqlNow()} + ${sql.lit(grace)}::interval`;

/** What a session's refresh tokens all begin with: whoever knows it has held one of them. */
export const newFamily = newSecret;
const familyOf = (token: string): string => token.split('.')[0]!;

/** Gives a session another good refresh token. */
export async function addRefreshToken(
  db: Kysely<Database>,
  sessionId: string,
  family: string,
): Promise<string> {
  const token = `${family}.${newSecret()}`;
  await db
    .insertInto('session_refresh')
    .values({ hash: hashOf(token), session_id: sessionId, created_at: sqlNow() })
    .execute();
  return token;
}

/** What came of using a refresh token; `reused`: it was replaced long ago, so two hold this session, and it has ended. */
export type Renewal =
  | { outcome: 'unknown' }
  | { outcome: 'reused'; accountId: number; provider: string }
  | { outcome: 'renewed'; id: string; account: Pick<Account, 'id' | 'email' | 'name'>; refreshToken: string };

/**
 * Uses a refresh token and gives its successor (docs/decisions/0042-signing-in-again.md). The one before stays good until
 * the new one is first used, and for a minute after; one that is good no more ends its session.
 */
export const useRefreshToken = (db: Kysely<Database>, token: string): Promise<Renewal> =>
  db.transaction().execute(async (write): Promise<Renewal> => {
    const family = familyOf(token);
    const now = sqlNow();
    const session = await write
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'session.account_id as accountId', 'session.provider'])
      .select(['account.email', 'account.name'])
      .where('refresh_hash', '=', hashOf(family))
      .where('expires_at', '>', now)
      .forUpdate('session')
      .executeTakeFirst();
    if (!session) return { outcome: 'unknown' };
    const { id, email, name, accountId, provider } = session;
    const hash = hashOf(token);
    await write
      .deleteFrom('session_refresh')
      .where('session_id', '=', id)
      .where('good_until', '<', now)
      .execute();
    const kept = await write
      .selectFrom('session_refresh')
      .select(['used', 'good_until'])
      .where('hash', '=', hash)
      .where('session_id', '=', id)
      .executeTakeFirst();
    if (!kept) {
      await write.deleteFrom('session').where('id', '=', id).execute();
      return { outcome: 'reused', accountId, provider };
    }
    // One that has been replaced ends nothing: a slow tab's, or somebody else's.
    if (!kept.used && kept.good_until === null) await firstUse(write, id, hash);
    await write.updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute();
    await makeRoom(write, id, hash);
    const account = { id: accountId, email, name };
    return { outcome: 'renewed', id, account, refreshToken: await addRefreshToken(write, id, family) };
  });

/** All others of its session have a minute left: the one before it, and those that were given beside it. */
async function firstUse(write: Kysely<Database>, sessionId: string, hash: string): Promise<void> {
  await write.updateTable('session_refresh').set({ used: true }).where('hash', '=', hash).execute();
  await write
    .updateTable('session_refresh')
    .set({ good_until: inGrace() })
    .where('session_id', '=', sessionId)
    .where('hash', '<>', hash)
    .where('good_until', 'is', null)
    .execute();
}

/** The oldest go where there are too many; the one that is in use stays. */
const makeRoom = (write: Kysely<Database>, sessionId: string, hash: string) =>
  write
    .deleteFrom('session_refresh')
    .where('hash', 'in', (query) =>
      query
        .selectFrom('session_refresh')
        .select('hash')
        .where('session_id', '=', sessionId)
        .where('hash', '<>', hash)
        .orderBy('created_at', 'desc')
        .offset(mostTokens - 2),
    )
    .execute();
