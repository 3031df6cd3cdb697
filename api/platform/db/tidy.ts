import { type Kysely, sql } from 'kysely';
import { directConnections } from './direct-connection';

export const importedTables = ['property', 'property_event', 'photo', 'import_listing', 'location', 'work'];

/** Must not run in a transaction. */
export async function tidy<Tables>(
  db: Kysely<Tables>,
  tables: readonly string[] = importedTables,
): Promise<void> {
  await directConnections(db)
    .connection()
    .execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      try {
        for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
      } finally {
        await sql`reset statement_timeout`.execute(connection);
      }
    });
}

/** Tables over the default thresholds of autovacuum. */
export async function changedTables<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`.execute(db);
  return rows.map(({ name }) => name);
}
