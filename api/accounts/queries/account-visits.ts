import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';

const visitEndsAfter = sql`interval '30 minutes'`;
const useNotedEvery = sql`interval '1 minute'`;
export const shouldNoteUse = () =>
  sql<boolean>`coalesce(account_visit.last_seen_at < ${sqlNow()} - ${useNotedEvery}, true)`;

/** The first use after `visitEndsAfter` starts a new visit; items since the previous one are new in it. */
export async function noteUse(db: Kysely<AccountsDatabase>, account: number): Promise<void> {
  const now = sqlNow();
  await sql`
    insert into account_visit as known (account_id, last_seen_at, seen_until) values (${account}, ${now}, ${now})
    on conflict (account_id) do update set
      seen_until = case when known.last_seen_at <= ${now} - ${visitEndsAfter} then known.last_seen_at else known.seen_until end,
      last_seen_at = ${now}
    where known.last_seen_at < ${now} - ${useNotedEvery}`.execute(db);
}

/** The end of the previous visit, or the last `markSeen`. */
export async function seenUntil(db: Kysely<AccountsDatabase>, account: number): Promise<Date> {
  const row = await db
    .selectFrom('account_visit')
    .select('seen_until')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row?.seen_until ?? clock.now();
}

export async function markSeen(db: Kysely<AccountsDatabase>, account: number): Promise<void> {
  const now = sqlNow();
  await db
    .insertInto('account_visit')
    .values({ account_id: account, last_seen_at: now, seen_until: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_until: now }))
    .execute();
}
