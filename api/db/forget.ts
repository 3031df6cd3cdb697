import { type Kysely, sql } from 'kysely';
import type { Logger } from '@api/log';
import { repeat } from '@api/repeat';
import { forgetOfAccounts } from '@api/repositories/forget-accounts';
import { retention } from '@domain/privacy';
import type { Database } from './schema';

const everyMs = 6 * 60 * 60_000;

/** Deletes what visitors left longer ago than the privacy notice says it is kept. */
export async function forget(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('recent_search')
    .where('searched_at', '<', sql<Date>`now() - make_interval(days => ${retention.recentSearchDays})`)
    .execute();
  await db
    .deleteFrom('lead')
    .where('created_at', '<', sql<Date>`now() - make_interval(years => ${retention.leadYears})`)
    .execute();
  await forgetOfAccounts(db);
}

/** Forgets at once and on a schedule until it is stopped. */
export const keepForgetting = (db: Kysely<Database>, log: Logger): { stop(): void } =>
  repeat(() => forget(db), {
    everyMs,
    atOnce: true,
    failed: 'Os dados vencidos de visitantes não puderam ser apagados',
    log,
  });
