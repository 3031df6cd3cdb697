import { type Kysely, sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { sourceId } from '@api/feeds/apply/sources';
import { ApiError, notFound } from '@api/platform/http/errors';
import { addJob } from '@api/platform/jobs/queue';
import { wakeWorkers } from '@api/platform/jobs/wake-up';
import type { FeedAdminDatabase } from './schema';

/** A scheduled feed is due now. @returns false: it runs already, or is due. @throws 404; 409: a source of files */
export async function runNow(
  db: Kysely<FeedAdminDatabase>,
  actor: Actor,
  feeds: readonly string[],
  source: string,
): Promise<boolean> {
  if (!feeds.includes(source)) {
    if ((await sourceId(db, source)) === null) throw notFound();
    throw new ApiError(409, 'NO_SCHEDULE', 'Esta fonte não tem endereço: é carregada por arquivo.');
  }
  const isQueued = await inTransaction(db, async (write) => {
    await addJob(write, { kind: 'feed', key: source, afterSeconds: 60 });
    const { numAffectedRows } = await sql`
      update work set next_attempt_at = ${sqlNow()}
      where kind = 'feed' and key = ${source} and failed_at is null and held_until is null
        and next_attempt_at > ${sqlNow()}`.execute(write);
    if (!numAffectedRows) return false;
    await recordAct(write, {
      ...{ actor, verb: 'imports.write', subject: subjectOf('import', source) },
      changes: { source: [null, source] },
    });
    return true;
  });
  if (isQueued) wakeWorkers();
  return isQueued;
}
