import { type Kysely, sql } from 'kysely';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import type { Database } from './schema';

/**
 * Removes dead rows and renews the planner's statistics; after an import, and from time to time. Not in a transaction.
 * It may take longer than a query: its connection has no time limit meanwhile.
 */
export async function tidy(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (const table of ['property', 'property_event', 'photo', 'import_listing', 'location', 'work'])
        await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Tidying, for the embedded engine: it has no autovacuum, and without this searches slow down to half their speed. */
export const tidyingKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('tidy', { everyMinutes: 6 * 60 }, () => tidy(db));
