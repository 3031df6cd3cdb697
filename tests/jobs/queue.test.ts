import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@api/open-database';
import { jobsOverview } from '@api/platform/jobs/overview';
import { claimJobs, prepareJobs } from '@api/platform/jobs/queue';
import { JobError } from '@api/platform/jobs/job-error';
import type { JobOutcome } from '@api/platform/jobs/job-definition';
import { sqlNow } from '@api/platform/db/sql-now';
import { shortPauses } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';
import { openJobs } from './open-jobs';

const { database, empty, stop, kind, start, add, rows, untilDone, pass, noting } = await openJobs();
afterAll(() => database.close());
beforeEach(empty);
afterEach(stop);

describe('work that waits', () => {
  it('waits once for each key, and again once it was done', async () => {
    const { done, kind } = noting();
    for (const name of ['a', 'b', 'a']) await add({ name }, { key: name });
    expect(await rows()).toHaveLength(2);
    start([kind]);
    await untilDone();
    await add({ name: 'a' }, { key: 'a' });
    await untilDone();
    expect([...done].sort()).toEqual(['a', 'a', 'b']);
  });

  it('goes in its line; what is refused for now holds up its own line alone', async () => {
    const done: string[] = [];
    let refuses = true;
    const trial = kind(async ({ details }) => {
      const { name } = details as { name: string };
      if (name === 'a1' && refuses) throw new JobError('later', '451');
      done.push(name);
      return null;
    });
    for (const name of ['a1', 'a2', 'b1', 'b2']) await add({ name }, { line: name[0] });
    start([trial]);
    await until(() => expect(done).toEqual(['b1', 'b2']));
    await until(async () =>
      expect(await rows()).toMatchObject([{ last_error: '451', held_until: null }, { attempts: 0 }]),
    );
    refuses = false;
    await pass(120);
    await untilDone();
    expect(done).toEqual(['b1', 'b2', 'a1', 'a2']);
  });

  it('lets what is set aside hold up nobody', async () => {
    const outcomes: JobOutcome[] = [];
    const trial = kind(
      async ({ details }) => {
        if ((details as { name: string }).name === 'a1') throw new JobError('refused', '550');
        return null;
      },
      { ended: async (_, __, outcome) => void outcomes.push(outcome) },
    );
    for (const name of ['a1', 'a2']) await add({ name }, { line: 'a' });
    start([trial]);
    await until(() => expect(outcomes).toEqual([{ end: 'refused', reason: '550' }, { end: 'done' }]));
    // The end of 'a2' is kept after it is told.
    await until(async () =>
      expect(await rows()).toMatchObject([{ details: { name: 'a1' }, failed_at: expect.any(Date) }]),
    );
  });

  it('begins what is urgent before bulk that waits longer', async () => {
    const { done, kind } = noting({ atOnce: 1 });
    for (const name of ['bulk 1', 'bulk 2']) await add({ name }, { bulk: true });
    await pass(60);
    await add({ name: 'urgent' });
    start([kind]);
    await untilDone();
    expect(done[0]).toBe('urgent');
  });

  it('keeps each kind’s rate over all instances', async () => {
    const slow = { name: 'trial', perMinute: 12, claimSeconds: 60 };
    await prepareJobs(database.db, [kind(async () => null, slow)]);
    for (let count = 0; count < 20; count += 1) await add({ count });
    const claims = await Promise.all([1, 2, 3].map(() => claimJobs(database.db, slow, 8)));
    expect(claims.flat()).toHaveLength(12);
    expect(await claimJobs(database.db, slow, 8)).toEqual([]);
    await sql`update work_pace set free_at = ${sqlNow()} + interval '1 second'`.execute(database.db);
    expect(await claimJobs(database.db, slow, 8)).toEqual([]);
    await sql`update work_pace set free_at = ${sqlNow()} - interval '10 seconds'`.execute(database.db);
    expect(await claimJobs(database.db, slow, 8)).toHaveLength(2);
  });

  it('is done once by several instances, and taken over from one that died', async () => {
    const { dataDir, databaseUrl } = database;
    const other = await openDatabase({ dataDir, databaseUrl, log: silentLogger, join: true });
    const { done, kind } = noting();
    for (let name = 0; name < 30; name += 1) await add({ name });
    await claimJobs(database.db, kind, 3);
    start([kind]);
    start([kind], shortPauses, other.db);
    await until(() => expect(done).toHaveLength(27));
    // What is done is noted before its end is kept.
    await until(async () =>
      expect(await jobsOverview(database.db)).toMatchObject([{ kind: 'trial', waiting: 0, inHand: 3 }]),
    );
    await pass(61);
    await untilDone();
    await stop();
    await other.close();
    expect(new Set(done).size).toBe(30);
    expect(done).toHaveLength(30);
  });
});
