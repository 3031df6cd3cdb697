import { type Kysely, sql } from 'kysely';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import type { Database } from './schema';

/** What an import changes, and what of it is done beside and after it. */
const tables = ['property', 'property_event', 'photo', 'import_listing', 'location', 'work'];

/**
 * Removes dead rows and renews the planner's statistics; after an import, and from time to time. Not in a transaction.
 * It may take longer than a query: its connection has no time limit meanwhile.
 */
export async function tidy(db: Kysely<Database>, which: readonly string[] = tables): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (const table of which) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** The tables of which so much has changed since that autovacuum would see to them, by its usual shares. */
async function changedTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Tidying, for the embedded engine, which has no autovacuum. Without it searches take up to three times as long: while
 * photos come in, nothing is as the planner was told after the import. What has changed is not known over a restart.
 */
export function tidyingKind(db: Kysely<Database>): WorkKind {
  let isStart = true;
  return byTheClock('tidy', { everyMinutes: 2, atStart: true }, async () => {
    await tidy(db, isStart ? tables : await changedTables(db));
    isStart = false;
  });
}
