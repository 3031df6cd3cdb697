import { type Kysely, sql } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { JobError } from '@api/platform/jobs/job-error';

/** In `work_pace`, shared by all instances. */
const turn = 'feeds-turn';

/**
 * Runs `work` while no other instance reads a feed. The lock expires after `seconds`.
 * @throws JobError 'away' while another instance has the lock
 */
export async function withFeedLock<T>(
  db: Kysely<FeedsDatabase>,
  seconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const now = sqlNow();
  const until = sql`${now} + make_interval(secs => ${seconds})`;
  const { rows } = await sql<{ until: string }>`
    insert into work_pace (kind, free_at) values (${turn}, ${until})
    on conflict (kind) do update set free_at = ${until} where work_pace.free_at <= ${now}
    returning free_at::text as until`.execute(db);
  const taken = rows[0]?.until;
  if (taken === undefined) throw new JobError('away', 'another instance reads a feed');
  try {
    return await work();
  } finally {
    await sql`update work_pace set free_at = ${sqlNow()} where kind = ${turn} and free_at = ${taken}::timestamptz`.execute(
      db,
    );
  }
}
