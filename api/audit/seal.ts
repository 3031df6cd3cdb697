import { type Kysely, sql } from 'kysely';
import { inTransaction } from '@api/platform/db/transaction';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import { chainHash, chainStart, sealedRows } from './chain';
import type { AuditDatabase } from './schema';

const batch = 1_000;
/** A transaction that began before the last sealed row may have committed after it. */
const lateRows = 10_000;
/** Any number that no other lock has. */
const chainLock = 47_112;

/** Outside people's transactions: none waits for another to extend the chain. */
export const sealJob = (db: Kysely<AuditDatabase>): JobDefinition =>
  scheduledJob('seal-audit', { everyMinutes: 1 }, async () => {
    const sealed = await sealAudit(db);
    // The head in the log is outside the database: who rewrites the whole chain contradicts it.
    return sealed.rows > 0 ? sealed : undefined;
  });

export async function sealAudit(db: Kysely<AuditDatabase>): Promise<{ rows: number; head: string }> {
  let rows = 0;
  for (;;) {
    const { count, head } = await sealBatch(db);
    rows += count;
    if (count < batch) return { rows, head };
  }
}

const sealBatch = (db: Kysely<AuditDatabase>) =>
  inTransaction(db, async (write) => {
    await sql`select pg_advisory_xact_lock(${chainLock})`.execute(write);
    const last = await write
      .selectFrom('audit_seal')
      .select([
        'position',
        'hash',
        (query) =>
          query
            .selectFrom('audit_seal')
            .select(({ fn }) => fn.max('log_id').as('id'))
            .as('newest'),
      ])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    const unsealed = await sealedRows(write)
      .where('audit_log.id', '>', (last?.newest ?? 0) - lateRows)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('audit_seal').select('position').whereRef('log_id', '=', 'audit_log.id'))),
      )
      .orderBy('audit_log.id')
      .limit(batch)
      .execute();
    let [position, hash] = [last?.position ?? 0, last?.hash ?? chainStart];
    const seals = unsealed.map((row) => {
      [position, hash] = [position + 1, chainHash(hash, row)];
      return { position, log_id: row.id, hash };
    });
    if (seals.length > 0) await write.insertInto('audit_seal').values(seals).execute();
    return { count: seals.length, head: hash };
  });
