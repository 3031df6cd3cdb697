import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/clock';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** A visit ends when nothing of it was heard for so long. */
const visitEndsAfter = sql`interval '30 minutes'`;
/** A use is noted this exactly. */
const useNotedEvery = sql`interval '1 minute'`;
/** Whether an account's use is to be noted, of a row of accounts with their visits. */
export const useIsToBeNoted = () =>
  sql<boolean>`coalesce(account_visit.last_seen_at < ${sqlNow()} - ${useNotedEvery}, true)`;

/**
 * Notes that an account is in use. With its first use after half an hour a new visit begins, and what came since the last
 * one is new in it.
 */
export async function noteUse(db: Kysely<Database>, account: number): Promise<void> {
  const now = sqlNow();
  await sql`
    insert into account_visit as known (account_id, last_seen_at, seen_until) values (${account}, ${now}, ${now})
    on conflict (account_id) do update set
      seen_until = case when known.last_seen_at <= ${now} - ${visitEndsAfter} then known.last_seen_at else known.seen_until end,
      last_seen_at = ${now}
    where known.last_seen_at < ${now} - ${useNotedEvery}`.execute(db);
}

/** Since when a thing is new to an account: the end of the visit before, or when all was marked as seen. */
export async function seenUntil(db: Kysely<Database>, account: number): Promise<Date> {
  const row = await db
    .selectFrom('account_visit')
    .select('seen_until')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row?.seen_until ?? clock.now();
}

/** From now on nothing of before is new ('Marcar tudo como visto'). */
export async function markSeen(db: Kysely<Database>, account: number): Promise<void> {
  const now = sqlNow();
  await db
    .insertInto('account_visit')
    .values({ account_id: account, last_seen_at: now, seen_until: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_until: now }))
    .execute();
}
