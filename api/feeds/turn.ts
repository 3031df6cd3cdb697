import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { WorkTrouble } from '@api/work/trouble';

/** Its row among the rates of all instances (`work_pace`): free once its time is over, or given back. */
const turn = 'feeds-turn';

/**
 * Runs the work while no other instance reads a feed.
 * @param seconds longer than it may take: after that it is anybody's turn
 * @throws WorkTrouble 'away' where another one has the turn, else what the work throws
 */
export async function inTurn<T>(db: Kysely<Database>, seconds: number, work: () => Promise<T>): Promise<T> {
  const now = sqlNow();
  const until = sql`${now} + make_interval(secs => ${seconds})`;
  const { rows } = await sql<{ until: string }>`
    insert into work_pace (kind, free_at) values (${turn}, ${until})
    on conflict (kind) do update set free_at = ${until} where work_pace.free_at <= ${now}
    returning free_at::text as until`.execute(db);
  const taken = rows[0]?.until;
  if (taken === undefined) throw new WorkTrouble('away', 'another instance reads a feed');
  try {
    return await work();
  } finally {
    await sql`update work_pace set free_at = ${sqlNow()} where kind = ${turn} and free_at = ${taken}::timestamptz`.execute(
      db,
    );
  }
}
