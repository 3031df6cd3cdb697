import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Account } from '../schema-accounts';

/** A replaced token stays valid this long after the first use of a successor, for slow tabs. */
const grace = '60 seconds';
/** Per session: all tabs of a browser may renew at once. */
const maxTokens = 50;

const inGrace = () => sql<Date>`${sqlNow()} + ${sql.lit(grace)}::interval`;

/** Prefix of all tokens of a session: it proves possession of an earlier token. */
export const newFamily = newSecret;
const familyOf = (token: string): string => token.split('.')[0]!;

export async function addRefreshToken(
  db: Kysely<AccountsDatabase>,
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

/** `reused`: the token was replaced long ago, so two parties have it; the session was ended. */
export type Renewal =
  | { outcome: 'unknown' }
  | { outcome: 'reused'; accountId: number; provider: string }
  | {
      outcome: 'renewed';
      id: string;
      account: Pick<Account, 'id' | 'email' | 'name' | 'public_id'>;
      refreshToken: string;
    };

/**
 * Rotation: docs/decisions/0042-signing-in-again.md. The old token stays valid until the new one's first use, and for
 * `grace` after it. An invalid token of the family ends the session.
 */
export const useRefreshToken = (db: Kysely<AccountsDatabase>, token: string): Promise<Renewal> =>
  inTransaction(db, async (write): Promise<Renewal> => {
    const family = familyOf(token);
    const now = sqlNow();
    const session = await write
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'session.account_id as accountId', 'session.provider'])
      .select(['account.email', 'account.name', 'account.public_id'])
      .where('refresh_hash', '=', hashOf(family))
      .where('expires_at', '>', now)
      .forUpdate('session')
      .executeTakeFirst();
    if (!session) return { outcome: 'unknown' };
    const { id, email, name, public_id, accountId, provider } = session;
    const hash = hashOf(token);
    await write
      .deleteFrom('session_refresh')
      .where('session_id', '=', id)
      .where('good_until', '<', now)
      .execute();
    const storedToken = await write
      .selectFrom('session_refresh')
      .select(['used', 'good_until'])
      .where('hash', '=', hash)
      .where('session_id', '=', id)
      .executeTakeFirst();
    if (!storedToken) {
      await write.deleteFrom('session').where('id', '=', id).execute();
      return { outcome: 'reused', accountId, provider };
    }
    // A replaced token, such as that of a slow tab, does not invalidate the others.
    if (!storedToken.used && storedToken.good_until === null) await firstUse(write, id, hash);
    await write.updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute();
    await makeRoom(write, id, hash);
    const account = { id: accountId, email, name, public_id };
    return { outcome: 'renewed', id, account, refreshToken: await addRefreshToken(write, id, family) };
  });

/** All other tokens of the session expire after `grace`. */
async function firstUse(write: Kysely<AccountsDatabase>, sessionId: string, hash: string): Promise<void> {
  await write.updateTable('session_refresh').set({ used: true }).where('hash', '=', hash).execute();
  await write
    .updateTable('session_refresh')
    .set({ good_until: inGrace() })
    .where('session_id', '=', sessionId)
    .where('hash', '<>', hash)
    .where('good_until', 'is', null)
    .execute();
}

const makeRoom = (write: Kysely<AccountsDatabase>, sessionId: string, hash: string) =>
  write
    .deleteFrom('session_refresh')
    .where('hash', 'in', (query) =>
      query
        .selectFrom('session_refresh')
        .select('hash')
        .where('session_id', '=', sessionId)
        .where('hash', '<>', hash)
        .orderBy('created_at', 'desc')
        .offset(maxTokens - 2),
    )
    .execute();
