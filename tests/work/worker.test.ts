import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byTheClock } from '@api/work/by-the-clock';
import { nextTime } from '@api/work/clock';
import { addWork } from '@api/work/queue';
import { sqlNow } from '@api/db/sql-now';
import { shortPauses } from '../support/letters';
import { until } from '../support/until';
import { openWork } from './ground';

const { database, empty, stop, kind, start, add, rows, untilDone, pass, counted, untilIdle, noting } =
  await openWork();
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
