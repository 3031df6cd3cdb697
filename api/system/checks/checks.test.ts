import { describe, expect, test } from 'vitest';
import type { LatestRun } from '@api/feeds/apply/runs';
import { feedsReading } from './catalogue';
import { leadQueueReading, mailQueueReading, reconciliationReading } from './queues';
import { backupReading, diskReading, restoreReading } from './stored';

const now = new Date('2026-11-27T15:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const days = (count: number) => ago(count * 24 * 60);

describe('a backup', () => {
  const embedded = { engine: 'embedded' } as const;
  const note = (at: Date) => ({ at, of: null });

  test.each([
    ['none', { made: null, tested: note(days(1)) }, 'attention'],
    ['never tested', { made: note(days(1)), tested: null }, 'attention'],
    ['older than two days', { made: note(days(3)), tested: note(days(1)) }, 'attention'],
    ['of yesterday, tested', { made: note(days(1)), tested: note(days(6)) }, 'ok'],
  ] as const)('%s', (_, notes, state) => {
    expect(backupReading(notes, embedded, now).state).toBe(state);
  });

  test.each([
    [null, 'attention', 'uma restauração nunca testada'],
    [note(days(7)), 'ok', undefined],
    [note(days(9)), 'attention', 'uma restauração que ninguém testa há 9 dias'],
  ] as const)('its restore, tested %o', (tested, state, warning) => {
    const reading = restoreReading({ tested }, embedded, now);
    expect([reading.state, reading.warning]).toEqual([state, warning]);
    if (state !== 'ok') expect(reading.text).toContain('npm run backup -- test ARQUIVO');
  });

  test('of PostgreSQL is known by its test alone', () => {
    const reading = backupReading({ made: null, tested: note(days(1)) }, { engine: 'postgres' }, now);
    expect(reading).toMatchObject({ state: 'ok', text: expect.stringContaining('pg_dump') });
    expect(restoreReading({ tested: null }, { engine: 'postgres' }, now).text).toContain('test postgres://');
  });
});

describe('a queue', () => {
  test.each([
    [null, 'ok', 'nada à espera'],
    [ago(6), 'ok', '2 à espera, a mais antiga há 6 min'],
    [ago(16), 'attention', '2 à espera, a mais antiga há 16 min'],
    [ago(61), 'stopped', '2 à espera, a mais antiga há 1 h'],
  ] as const)('of leads since %o', (since, state, text) => {
    expect(leadQueueReading({ count: since ? 2 : 0, since }, now)).toMatchObject({ state, text });
  });

  test.each([
    ['smtp', ago(60), 'ok'],
    ['smtp', ago(150), 'attention'],
    ['smtp', days(2), 'stopped'],
  ] as const)('of letters by %s since %o', (mailDelivery, since, state) => {
    expect(mailQueueReading({ count: 1, since }, { mailDelivery }, now).state).toBe(state);
  });

  test('of letters names the missing mail server', () => {
    expect(mailQueueReading({ count: 0, since: null }, { mailDelivery: null }, now).text).toContain(
      'SMTP_URL',
    );
  });
});

const all = { received: 41, delivered: 39, refused: 0, unclear: 0, waiting: 2, lost: 0 };
test.each([
  [{}, 'ok', '41 recebidos em 24 h = 39 entregues + 2 aguardando'],
  [
    { refused: 1, waiting: 1 },
    'attention',
    '41 recebidos em 24 h = 39 entregues + 1 recusado + 1 aguardando',
  ],
  [{ lost: 1, waiting: 1 }, 'stopped', 'npm run leads -- retry'],
] as const)('reconciliation %o', (part, state, text) => {
  const reading = reconciliationReading({ ...all, ...part });
  expect(reading).toMatchObject({ state, text: expect.stringContaining(text) });
});

describe('feeds', () => {
  const schedule = { feeds: ['casa'], feedsEveryMinutes: 60, startedAt: days(1) };
  const run = (outcome: LatestRun['outcome'], startedAt = ago(30), source = 'casa'): LatestRun => ({
    ...{ source, outcome, startedAt, reason: null },
  });

  test.each([
    ['applied', [run('applied')], 'ok', undefined],
    ['held', [run('refused')], 'attention', 'uma carga retida'],
    ['two held', [run('refused'), run('refused', ago(30), 'outra')], 'attention', '2 cargas retidas'],
    ['failed', [run('failed')], 'attention', 'uma carga que falhou'],
    ['late', [run('applied', ago(181))], 'stopped', 'casa sem leitura'],
    ['by hand, long ago', [run('applied'), run('applied', days(20), 'outra')], 'ok', undefined],
    ['never read', [], 'stopped', 'casa sem leitura'],
  ] as const)('%s', (_, runs, state, warning) => {
    const reading = feedsReading(runs, schedule, now);
    expect([reading.state, reading.warning]).toEqual([state, warning]);
  });

  test('nothing is late right after the start', () => {
    expect(feedsReading([], { ...schedule, startedAt: ago(5) }, now).state).toBe('ok');
  });
});

test.each([
  [38, 100, 'ok'],
  [9, 100, 'attention'],
  [0.05, 100, 'stopped'],
] as const)('%f of %i GB free is %s', (free, total, state) => {
  expect(diskReading(free * 1024 ** 3, total * 1024 ** 3).state).toBe(state);
});
