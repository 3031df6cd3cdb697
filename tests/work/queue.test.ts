import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '@api/db/engine';
import { byTheClock } from '@api/work/by-the-clock';
import { nextTime } from '@api/work/clock';
import { workOverview } from '@api/work/overview';
import { addWork, claimWork, prepareWork } from '@api/work/queue';
import { WorkTrouble } from '@api/work/trouble';
import type { Outcome, WorkKind } from '@api/work/work-kind';
import { startWork, type Worker } from '@api/work/worker';
import { sqlNow } from '@api/db/sql-now';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { shortPauses } from '../support/letters';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

describe('work that waits', () => {
  let database: TestDatabase;
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('work').execute();
    await database.db.deleteFrom('work_pace').execute();
  });
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

  const kind = (run: WorkKind['run'], more: Partial<WorkKind> = {}): WorkKind => ({
    name: 'trial',
    atOnce: 4,
    perMinute: 6_000,
    claimSeconds: 60,
    run,
    ...more,
  });
  const start = (kinds: WorkKind[], pauses = shortPauses, db = database.db) => {
    const worker = startWork({ db, kinds, log: silentLogger, pauses });
    workers.push(worker);
    return worker;
  };
  const add = (details: object, more: object = {}) =>
    addWork(database.db, { kind: 'trial', details, ...more });
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
  const noting = (more: Partial<WorkKind> = {}) => {
    const done: unknown[] = [];
    const run = async ({ details }: { details: unknown }) => {
      done.push((details as { name: string }).name);
      return null;
    };
    return { done, kind: kind(run, more) };
  };

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

  it('is begun at once where this process adds it, also in a transaction', async () => {
    const { done, kind } = noting();
    const { db, answered } = counted();
    start([kind], { ...shortPauses, idle: 3_600_000 }, db);
    await untilIdle(answered);
    await add({ name: 'at once' });
    await until(() => expect(done).toEqual(['at once']));
    await database.db.transaction().execute(async (write) => {
      await addWork(write, { kind: 'trial', details: { name: 'kept' } });
      expect(done).toEqual(['at once']);
    });
    await until(() => expect(done).toEqual(['at once', 'kept']));
  });

  it('costs a quiet site one question in each pause', async () => {
    const { db, answered } = counted();
    const idle = 3_600_000;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      start([noting().kind], { ...shortPauses, idle }, db);
      const upTo = async (count: number) => {
        while (answered.count < count) await new Promise(setImmediate);
        await new Promise(setImmediate);
      };
      await upTo(2);
      for (let pauses = 1; pauses <= 5; pauses += 1) {
        vi.advanceTimersByTime(idle);
        await upTo(2 + pauses);
      }
      expect(answered.count).toBe(7);
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes in its line; what is refused for now holds up its own line alone', async () => {
    const done: string[] = [];
    let refuses = true;
    const trial = kind(async ({ details }) => {
      const { name } = details as { name: string };
      if (name === 'a1' && refuses) throw new WorkTrouble('later', '451');
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
    const outcomes: Outcome[] = [];
    const trial = kind(
      async ({ details }) => {
        if ((details as { name: string }).name === 'a1') throw new WorkTrouble('refused', '550');
        return null;
      },
      { ended: async (_, __, outcome) => void outcomes.push(outcome) },
    );
    for (const name of ['a1', 'a2']) await add({ name }, { line: 'a' });
    start([trial]);
    await until(() => expect(outcomes).toEqual([{ end: 'refused', reason: '550' }, { end: 'done' }]));
    expect(await rows()).toMatchObject([{ details: { name: 'a1' }, failed_at: expect.any(Date) }]);
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
    await prepareWork(database.db, [kind(async () => null, slow)]);
    for (let count = 0; count < 20; count += 1) await add({ count });
    const claims = await Promise.all([1, 2, 3].map(() => claimWork(database.db, slow, 8)));
    expect(claims.flat()).toHaveLength(12);
    expect(await claimWork(database.db, slow, 8)).toEqual([]);
    await sql`update work_pace set free_at = ${sqlNow()} + interval '1 second'`.execute(database.db);
    expect(await claimWork(database.db, slow, 8)).toEqual([]);
    await sql`update work_pace set free_at = ${sqlNow()} - interval '10 seconds'`.execute(database.db);
    expect(await claimWork(database.db, slow, 8)).toHaveLength(2);
  });

  it('is done once by several instances, and taken over from one that died', async () => {
    const { dataDir, databaseUrl } = database;
    const other = await openDatabase({ dataDir, databaseUrl, log: silentLogger, join: true });
    const { done, kind } = noting();
    for (let name = 0; name < 30; name += 1) await add({ name });
    await claimWork(database.db, kind, 3);
    start([kind]);
    start([kind], shortPauses, other.db);
    await until(() => expect(done).toHaveLength(27));
    // What is done is noted before its end is kept.
    await until(async () =>
      expect(await workOverview(database.db)).toMatchObject([{ kind: 'trial', waiting: 0, inHand: 3 }]),
    );
    await pass(61);
    await untilDone();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await other.close();
    expect(new Set(done).size).toBe(30);
    expect(done).toHaveLength(30);
  });

  it('is not begun again while an instance has it in hand, however long', async () => {
    let end = () => {};
    const held = new Promise<null>((resolve) => (end = () => resolve(null)));
    const begun = vi.fn(() => held);
    const { db, answered } = counted();
    await add({});
    start([kind(begun)], shortPauses, db);
    await until(() => expect(begun).toHaveBeenCalled());
    await pass(3_600);
    // It looks again, several times.
    const before = answered.count;
    await until(() => expect(answered.count).toBeGreaterThan(before + 4));
    end();
    await untilDone();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('comes back by the clock, once for all; a failure is tried again soon', async () => {
    let fails = true;
    const run = vi.fn(async () => {
      if (fails) throw new Error('not yet');
    });
    const clockwork = byTheClock('clock', { everyMinutes: 60 }, run);
    start([clockwork]);
    start([clockwork]);
    await until(async () => expect(await rows()).toHaveLength(1));
    expect(run).not.toHaveBeenCalled();
    await pass(3_600);
    await until(async () => expect(await rows()).toMatchObject([{ last_error: 'Error' }]));
    await sql`update work set created_at = ${sqlNow()} - interval '30 days'`.execute(database.db);
    await pass(61);
    await until(() => expect(run).toHaveBeenCalledTimes(2));
    await until(async () => expect(await rows()).toMatchObject([{ held_until: null }]));
    fails = false;
    await pass(3_601);
    await until(async () => expect(await rows()).toMatchObject([{ last_error: null, attempts: 0 }]));
    expect(run).toHaveBeenCalledTimes(3);
    const { rows: left } = await sql<{ minutes: number }>`
      select round(extract(epoch from next_attempt_at - ${sqlNow()}) / 60)::int as minutes from work`.execute(
      database.db,
    );
    expect(left).toEqual([{ minutes: 60 }]);
  });

  it('knows São Paulo’s clock', async () => {
    const { rows } = await sql<{ at: string; hours: number }>`
      select to_char(next at time zone 'America/Sao_Paulo', 'HH24:MI') as at,
        extract(epoch from next - ${sqlNow()}) / 3600 as hours
      from (select ${nextTime({ dailyAt: '07:00' })} as next) clock`.execute(database.db);
    expect(rows[0]!.at).toBe('07:00');
    expect(Number(rows[0]!.hours)).toBeGreaterThan(0);
    expect(Number(rows[0]!.hours)).toBeLessThanOrEqual(24);
  });

  it('ends or is given back at a stop: nothing is begun any more', async () => {
    const told: string[] = [];
    let end = () => {};
    const trial = kind(
      ({ details }, signal) =>
        new Promise((resolve, reject) => {
          const { name } = details as { name: string };
          told.push(name);
          if (name === 'quick') end = () => resolve(null);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      { atOnce: 2 },
    );
    for (const name of ['quick', 'long', 'not begun']) await add({ name });
    const worker = start([trial], { ...shortPauses, finish: 100 });
    await until(() => expect(told).toHaveLength(2));
    const stopped = worker.stop();
    end();
    await stopped;
    expect(await rows()).toMatchObject([
      { details: { name: 'long' }, attempts: 0, held_until: null },
      { details: { name: 'not begun' }, attempts: 0 },
    ]);
  });
});
