import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { feedJob } from '@api/feeds/schedule/feed-job';
import { finishJob, prepareJobs } from '@api/platform/jobs/queue';
import { changeSchedule } from '@api/feed-admin/schedule';
import { replaceClock } from '@domain/kernel/clock';
import type { FeedSchedule } from '@domain/property/feed-schedule';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let operacao: Awaited<ReturnType<typeof api.member>>;
let vitrine: typeof operacao;
let job: ReturnType<typeof feedJob>;
let restore: () => void;
/** A Sunday, 11h in São Paulo. */
const now = new Date('2026-11-29T14:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  job = feedJob({
    ...{
      db,
      feeds: [{ name: 'casa', address: 'https://crm.exemplo/casa.xml', headers: {} }],
      everyMinutes: 60,
    },
    ...{ photos: false, read: () => Promise.reject(new Error('not read here')) },
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['feed_schedule', 'work', 'work_pace', ...staffTables] as const)
    await db.deleteFrom(table).execute();
  api = staffApi(database);
  operacao = await api.member('operacao');
  vitrine = await api.member('vitrine');
  restore = replaceClock({ now: () => now, nowMs: () => now.getTime(), monotonicNow: () => now.getTime() });
  await prepareJobs(db, [job]);
});
afterEach(() => restore());

const queued = () => db.selectFrom('work').selectAll().where('kind', '=', 'feed').executeTakeFirstOrThrow();
const nextAt = async () => (await queued()).next_attempt_at.toISOString();
const actor = () => ({ memberId: operacao.id, role: 'operacao' as const });
const change = (schedule: FeedSchedule | null) =>
  changeSchedule(db, actor(), ['casa'], { source: 'casa', schedule });
const sources = async () => (await api.good('GET', 'staff/feeds', operacao.token)).data.sources;

test.each<[FeedSchedule, string]>([
  [{ every: 360 }, '2026-11-29T20:00:00.000Z'],
  [{ days: [1, 2, 3, 4, 5, 6, 7], at: '05:00' }, '2026-11-30T08:00:00.000Z'],
  [{ days: [1, 2, 3, 4, 5, 6, 7], at: '17:30' }, '2026-11-29T20:30:00.000Z'],
  [{ days: [7], at: '05:00' }, '2026-12-06T08:00:00.000Z'],
  [{ days: [3, 5], at: '11:00' }, '2026-12-02T14:00:00.000Z'],
])('the schedule %j is next at %s, also after a run and a start', async (schedule, next) => {
  await change(schedule);
  expect(await nextAt()).toBe(next);
  await finishJob(db, await queued(), job);
  expect(await nextAt()).toBe(next);
  await prepareJobs(db, [job]);
  expect(await nextAt()).toBe(next);
});

test('given back, the source is read at once, and then as in the settings', async () => {
  await change({ days: [7], at: '05:00' });
  await change(null);
  expect(await nextAt()).toBe(now.toISOString());
  await finishJob(db, await queued(), job);
  expect(await nextAt()).toBe('2026-11-29T15:00:00.000Z');
});

test('a change is an act that is undone; the same again is none', async () => {
  const act = await change({ every: 360 });
  expect(await change({ every: 360 })).toBeNull();
  const last = await change({ every: 15 });
  expect((await api.good('POST', `staff/acts/${last}/undo`, operacao.token)).data.restored).toEqual({
    ...{ records: 1, fields: ['schedule'] },
  });
  expect(await nextAt()).toBe('2026-11-29T20:00:00.000Z');
  const stored = await db.selectFrom('feed_schedule').selectAll().execute();
  expect(stored).toEqual([{ source: 'casa', schedule: { every: 360 } }]);
  await api.good('POST', `staff/acts/${act}/undo`, operacao.token);
  expect(await db.selectFrom('feed_schedule').selectAll().execute()).toEqual([]);
});

const put = (source: string, schedule: unknown, token = operacao.token) =>
  api.call('PUT', `staff/feeds/${encodeURIComponent(source)}/schedule`, token, { schedule });

test.each([
  { every: 1 },
  { every: 60.5 },
  { every: 1e9 },
  { days: [], at: '05:00' },
  { days: [8], at: '05:00' },
  { days: [1], at: '25:00' },
  { days: [1], at: "05:00'; drop table work" },
  'diário',
])('refuses the schedule %j', async (schedule) => {
  expect((await put('casa', schedule)).status).toBe(422);
});

test('unknown sources and other roles change nothing', async () => {
  expect((await put('outra', { every: 60 })).status).toBe(404);
  expect((await put("x'; --", null)).status).toBe(404);
  expect((await put('casa', { every: 60 }, vitrine.token)).status).toBe(404);
  await db
    .insertInto('source')
    .values({ name: 'arquivos' })
    .onConflict((on) => on.doNothing())
    .execute();
  expect((await put('arquivos', { every: 60 })).status).toBe(409);
  expect(await sources()).toEqual([]);
});
