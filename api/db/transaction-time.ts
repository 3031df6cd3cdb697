import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema';
import { sqlNow } from './sql-now';

/**
 * Lets what the database itself writes down of this transaction (property events, alert batches) have the clock's time, as
 * it stands now. Without it such rows have the database's own. @returns that time
 */
export async function beginTime(write: Kysely<Database>): Promise<RawBuilder<Date>> {
  const now = sqlNow();
  // oxlint-disable-next-line clock/no-sql-clock -- what passes within the transaction is measured by the database
  const since = sql`set_config('catalogue.now_since', clock_timestamp()::text, true)`;
  await sql`select set_config('catalogue.now', ${now}::text, true), ${since}`.execute(write);
  return now;
}
