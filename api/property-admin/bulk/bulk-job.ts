import { type Kysely, sql } from 'kysely';
import { isDatabaseUnavailable } from '@api/platform/db/database-errors';
import type { Engine } from '@api/platform/db/engine';
import { paceOf } from '@api/platform/db/pace';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction } from '@api/platform/db/transaction';
import { JobError } from '@api/platform/jobs/job-error';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { createThrottle } from '@api/platform/jobs/throttle';
import type { PropertyAdminDatabase } from '../schema';
import { prepareNext } from './prepare-acts';
import { writeBulk } from './write-bulk';

export const bulkJobName = 'property-bulk';

/** Visitors come first: pauses of the preparation, in units of the work. */
const pauseShare = { embedded: 1, postgres: 3 } as const;

/** After a crash another run goes on. Two runs at once are harmless: the transaction looks at the state. */
export const bulkJob = (db: Kysely<PropertyAdminDatabase>, engine: Engine): JobDefinition => ({
  ...{ name: bulkJobName, atOnce: 1, perMinute: 60, claimSeconds: 60 },
  async run({ details }, signal) {
    const { bulk } = details as { bulk: number };
    try {
      return await runBulk({ db, engine }, bulk, signal);
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error;
      await db
        .updateTable('property_bulk')
        .set({ state: 'failed', finished_at: sqlNow() })
        .where('id', '=', bulk)
        .where('state', '=', 'running')
        .execute();
      throw new JobError('refused', error instanceof Error ? error.name : 'unknown');
    }
  },
});

async function runBulk(
  { db, engine }: { db: Kysely<PropertyAdminDatabase>; engine: Engine },
  id: number,
  signal: AbortSignal,
): Promise<object | null> {
  await sql`update property_bulk set state = 'running', started_at = coalesce(started_at, ${sqlNow()})
    where id = ${id} and state = 'waiting'`.execute(db);
  const throttle = createThrottle(pauseShare[engine]);
  while ((await prepareNext(db, id)) !== null) await throttle(signal);
  // Without statistics, joins of thousands of new items are nested loops: seconds without an answer in the embedded engine.
  for (const table of ['property_bulk_item', 'property_override'])
    await sql`analyze ${sql.table(table)}`.execute(db).then(() => throttle(signal));
  const changed = await inTransaction(db, (write) => writeBulk(write, id, () => paceOf(engine, { signal })));
  return changed === null ? null : { bulk: id, changed };
}
