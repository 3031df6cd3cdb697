import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tidyJob } from '@api/platform/jobs/tidy-database';
import { claimJobs, prepareJobs } from '@api/platform/jobs/queue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

/** Rows of a table that the planner has not been told of. */
async function untold(table: string): Promise<number> {
  // It is counted once a second else.
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  const { rows } = await sql<{ n: number }>`
    select n_mod_since_analyze::int as n from pg_stat_user_tables where relname = ${table}`.execute(
    database.db,
  );
  return rows[0]!.n;
}
const addPaces = (count: number, as: string) =>
  sql`insert into work_pace (kind) select ${as} || n from generate_series(1, ${count}::int) n`.execute(
    database.db,
  );

it('the embedded engine vacuums after a start, and later what changed', async () => {
  const kind = tidyJob(database.db);
  await prepareJobs(database.db, [kind]);
  const [work] = await claimJobs(database.db, kind, 1);
  expect(work).toMatchObject({ kind: 'tidy' });
  const run = () => kind.run(work!, new AbortController().signal);
  expect(await untold('work')).toBeGreaterThan(0);
  await run();
  expect(await untold('work')).toBe(0);

  await addPaces(30, 'few');
  await run();
  expect(await untold('work_pace')).toBeGreaterThanOrEqual(30);
  await addPaces(100, 'many');
  expect(await untold('work_pace')).toBeGreaterThanOrEqual(130);
  await run();
  expect(await untold('work_pace')).toBe(0);
});
