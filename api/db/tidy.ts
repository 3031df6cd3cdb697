import { type Kysely, sql } from 'kysely';
import type { Logger } from '@api/log';
import type { Database } from './schema';

/** The embedded engine has no autovacuum: without this, searches slow down to half their speed. */
const everyMs = 6 * 60 * 60_000;

/** Removes dead rows and renews the planner's statistics; after an import, and from time to time. Not in a transaction. */
export async function tidy(db: Kysely<Database>): Promise<void> {
  await sql`vacuum (analyze) property`.execute(db);
  await sql`vacuum (analyze) location`.execute(db);
  await sql`vacuum (analyze) photo`.execute(db);
}

/** Tidies on a schedule until it is stopped; a failure is logged and tried again at the next turn. */
export function keepTidy(db: Kysely<Database>, log: Logger): { stop(): void } {
  const timer = setInterval(() => {
    tidy(db).catch((error: Error) =>
      log.warn({ reason: error.message }, 'A limpeza do banco de dados falhou'),
    );
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
