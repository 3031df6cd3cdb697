import { type KyselyPlugin, sql } from 'kysely';
import { expect } from 'vitest';
import { addJob } from '@api/platform/jobs/queue';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { startJobs, type Worker } from '@api/platform/jobs/worker';
import { openTestDatabase } from '../support/database';
import { shortPauses } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

/** A database for work, workers on it, and a kind of work called 'trial'. */
export async function openJobs() {
  const database = await openTestDatabase();
  const workers: Worker[] = [];
  /** Leaves no work, and no rate that was used. */
  const empty = async () => {
    await database.db.deleteFrom('work').execute();
    await database.db.deleteFrom('work_pace').execute();
  };
  const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));

  const kind = (run: JobDefinition['run'], more: Partial<JobDefinition> = {}): JobDefinition => ({
    name: 'trial',
    atOnce: 4,
    perMinute: 6_000,
    claimSeconds: 60,
    run,
    ...more,
  });
  const start = (kinds: JobDefinition[], pauses = shortPauses, db = database.db) => {
    const worker = startJobs({ db, kinds, log: silentLogger, pauses });
    workers.push(worker);
    return worker;
  };
  const add = (details: object, more: object = {}) =>
    addJob(database.db, { kind: 'trial', details, ...more });
  const rows = () => database.db.selectFrom('work').selectAll().orderBy('id').execute();
  const untilDone = () => until(async () => expect(await rows()).toEqual([]));
  const pass = (seconds: number) =>
    sql`update work set created_at = created_at - make_interval(secs => ${seconds}),
      next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`.execute(database.db);
  /** The database, and how many of its answers have come. */
  const counted = () => {
    const answered = { count: 0 };
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answered.count += 1;
        return result;
      },
    };
    return { db: database.db.withPlugin(plugin), answered };
  };
  /** Preparing a kind and looking for the first time. */
  const untilIdle = (answered: { count: number }) =>
    until(() => expect(answered.count).toBeGreaterThanOrEqual(2));
  /** A kind that notes in which order its pieces were done. */
  const noting = (more: Partial<JobDefinition> = {}) => {
    const done: unknown[] = [];
    const run = async ({ details }: { details: unknown }) => {
      done.push((details as { name: string }).name);
      return null;
    };
    return { done, kind: kind(run, more) };
  };
  return { database, empty, stop, kind, start, add, rows, untilDone, pass, counted, untilIdle, noting };
}
