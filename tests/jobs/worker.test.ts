import { inTransaction } from '@api/platform/db/transaction';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock, replaceClock } from '@domain/kernel/clock';
import { JobError } from '@api/platform/jobs/job-error';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import { nextTime } from '@api/platform/jobs/clock';
import { addJob } from '@api/platform/jobs/queue';
import { sqlNow } from '@api/platform/db/sql-now';
import { shortPauses } from '../support/emails';
import { until } from '../support/until';
import { openJobs } from './open-jobs';

const { database, empty, stop, kind, start, add, rows, untilDone, pass, counted, untilIdle, noting } =
  await openJobs();
afterAll(() => database.close());
beforeEach(empty);
afterEach(stop);

describe('the worker of what waits', () => {
  it('is begun at once where this process adds it, also in a transaction', async () => {
    const { done, kind } = noting();
    const { db, answered } = counted();
    start([kind], { ...shortPauses, idle: 3_600_000 }, db);
    await untilIdle(answered);
    await add({ name: 'at once' });
    await until(() => expect(done).toEqual(['at once']));
    await inTransaction(database.db, async (write) => {
      await addJob(write, { kind: 'trial', details: { name: 'kept' } });
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
    const clockwork = scheduledJob('clock', { everyMinutes: 60 }, run);
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

  it('pauses no longer with a clock that is set back', async () => {
    let [wall, monotonic, attempts] = [clock.nowMs(), clock.monotonicNow(), 0];
    const restore = replaceClock({
      now: () => new Date(wall),
      nowMs: () => wall,
      monotonicNow: () => monotonic,
    });
    try {
      const trial = kind(async () => {
        attempts += 1;
        if (attempts === 1) throw new JobError('away', 'not now');
        return null;
      });
      await add({});
      start([trial], { ...shortPauses, away: 60_000, longestAway: 60_000 });
      await until(async () => {
        expect(attempts).toBe(1);
        expect(await rows()).toMatchObject([{ held_until: null }]);
      });
      wall -= 24 * 3_600_000;
      // The database's own dates are of the clock before.
      await pass(24 * 3_600);
      await sql`update work_pace set free_at = free_at - interval '1 day'`.execute(database.db);
      monotonic += 60_000;
      await untilDone();
      expect(attempts).toBe(2);
    } finally {
      restore();
    }
  });

  it('ends or is given back at a stop: nothing is begun any more', async () => {
    const startedNames: string[] = [];
    let end = () => {};
    const trial = kind(
      ({ details }, signal) =>
        new Promise((resolve, reject) => {
          const { name } = details as { name: string };
          startedNames.push(name);
          if (name === 'quick') end = () => resolve(null);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      { atOnce: 2 },
    );
    for (const name of ['quick', 'long', 'not begun']) await add({ name });
    const worker = start([trial], { ...shortPauses, finish: 100 });
    await until(() => expect(startedNames).toHaveLength(2));
    const stopped = worker.stop();
    end();
    await stopped;
    // A stop waits no longer than its limit for the database.
    await until(async () =>
      expect(await rows()).toMatchObject([
        { details: { name: 'long' }, attempts: 0, held_until: null },
        { details: { name: 'not begun' }, attempts: 0 },
      ]),
    );
    expect(startedNames).toHaveLength(2);
  });
});
