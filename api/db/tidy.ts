import { type Kysely, sql } from 'kysely';
import type { Logger } from '@api/log';
import { repeat } from '@api/repeat';
import type { Database } from './schema';

/** The embedded engine has no autovacuum: without this, searches slow down to half their speed. */
const everyMs = 6 * 60 * 60_000;

/**
 * Removes dead rows and renews the planner's statistics; after an import, and from time to time. Not in a transaction.
 * It may take longer than a query: its connection has no time limit meanwhile.
 */
export async function tidy(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (const table of ['property', 'photo', 'import_listing', 'location'])
        await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Tidies on a schedule until it is stopped. */
export const keepTidy = (db: Kysely<Database>, log: Logger): { stop(): void } =>
  repeat(() => tidy(db), { everyMs, failed: 'A limpeza do banco de dados falhou', log });
