import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sqlNow } from './sql-now';

/** Gives rows that triggers write (property events, alert batches) the clock's time. @returns that time */
export async function beginTime<Tables>(write: Kysely<Tables>): Promise<RawBuilder<Date>> {
  const now = sqlNow();
  // oxlint-disable-next-line clock/no-sql-clock -- what passes within the transaction is measured by the database
  const since = sql`set_config('catalogue.now_since', clock_timestamp()::text, true)`;
  await sql`select set_config('catalogue.now', ${now}::text, true), ${since}`.execute(write);
  return now;
}
