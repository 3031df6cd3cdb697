import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction } from '@api/platform/db/transaction';
import { retention } from '@domain/people/privacy';
import { eraseStoredLeads } from './delete-leads';
import type { LeadsDatabase } from './schema';

/** The webhook sends nothing during a transaction (erased-event.ts). */
const batchSize = 100;

/** Erases leads of which `isExpired` holds. Their events do not delay new leads. */
export async function expireLeads(
  db: Kysely<LeadsDatabase>,
  isExpired: Expression<SqlBool> = isOld,
): Promise<void> {
  const eraseBatch = async (write: Kysely<LeadsDatabase>) => {
    const leads = await write
      .selectFrom('lead')
      .select(['id', 'protocol', 'idempotency_key'])
      .where(isExpired)
      .limit(batchSize)
      .forUpdate()
      .execute();
    if (leads.length > 0) await eraseStoredLeads(write, leads, { isBulk: true });
    return leads.length;
  };
  while ((await inTransaction(db, eraseBatch)) === batchSize);
}

const isOld = sql<boolean>`created_at < ${sqlNow()} - make_interval(years => ${retention.leadYears})`;
