import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { outboxStates } from '@server/leads/marketing-outbox';
import { until } from '../../support/until';
import { from, hour, lead, marketingFixture } from './marketing-fixture';

const {
  became,
  file,
  keptOf: readLead,
  log,
  mautic,
  startDesk: startIntake,
  timeGoesBy,
} = marketingFixture();

describe('what a form answers', () => {
  test.each([
    ['validation', { name: '"Nome" é obrigatório.' }],
    ['unpublished', { '': 'Este formulário não está mais disponível.' }],
  ] as const)('%s: sets the lead aside with the errors and logs only aliases', async (how, errors) => {
    mautic.manner = () => how;
    const mine = lead();
    const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };
    await (await startIntake()).accept(mine, { from: { ...from, visitor } });
    await became({ refused: 1 });
    expect(await readLead(mine.idempotency_key, outboxStates.refused)).toMatchObject({
      lead: mine,
      from,
      errors,
    });
    expect((await stat(file(mine.idempotency_key, outboxStates.refused))).mode & 0o777).toBe(0o600);
    const text = log.lines.join('');
    expect(text).toContain(mine.idempotency_key);
    for (const secret of [mine.name, mine.email, '203.0.113.7', ...Object.values(errors)])
      expect(text).not.toContain(secret);
    expect(await readFile(file(mine.idempotency_key, outboxStates.refused), 'utf8')).not.toContain(
      '203.0.113.7',
    );
  });

  test.each(['redirect', 'html', '500', 'hanging', 'reset', 'garbage'] as const)(
    '%s: unclear delivery is tried three times in a day, then stops',
    async (how) => {
      mautic.manner = () => how;
      const intake = await startIntake();
      const mine = lead();
      await intake.accept(mine, { from });
      const times: number[] = [];
      for (const tries of [1, 2]) {
        await until(async () => expect((await readLead(mine.idempotency_key)).tries).toHaveLength(tries));
        // The same form sent again is no reason to hurry.
        await intake.accept(mine, { from });
        expect(mautic.server.posted).toHaveLength(tries);
        times.push((await stat(file(mine.idempotency_key))).mtimeMs - clock.nowMs());
        await timeGoesBy();
      }
      expect(Math.min(...times)).toBeGreaterThan(0.9 * hour);
      expect(times[0]! + times[1]!).toBeLessThan(24 * hour);
      await became({ unclear: 1 });
      expect(log.lines.join('')).toContain('sem resposta clara');
      expect(mautic.server.posted.map(({ fields }) => fields.submission_id)).toEqual(
        Array(3).fill([mine.idempotency_key]),
      );
    },
  );

  test.each(['429', '503', 'closed'] as const)(
    '%s: unavailable; the lead waits without limit, then reaches both',
    async (how) => {
      if (how === 'closed') mautic.isReachable = false;
      else mautic.manner = () => how;
      const send = vi.fn(async () => ({ protocol: '2611-000001' }));
      const mine = lead();
      const intake = await startIntake(send);
      expect(await intake.accept(mine, { from })).toEqual({ protocol: '2611-000001' });
      await until(() =>
        expect(
          log.lines.filter((line) => line.includes('marketing form unavailable')).length,
        ).toBeGreaterThan(4),
      );
      await until(async () => expect((await readLead(mine.idempotency_key)).tries).toEqual([]));
      mautic.isReachable = true;
      mautic.manner = () => 'well';
      await became({ delivered: 1 });
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});

test('gives each of 200 leads exactly one outcome despite failures', async () => {
  const failures = [
    'validation',
    'html',
    'redirect',
    '503',
    'garbage',
    'reset',
    'unpublished',
    '500',
  ] as const;
  const failing = (message: string) =>
    Number(message) % 5 ? null : failures[(Number(message) / 5) % failures.length]!;
  mautic.manner = ({ fields }) => failing(fields.message![0]!) ?? 'well';
  const intake = await startIntake();
  const received = Array.from({ length: 200 }, (_, n) => lead({ message: String(n) }));
  await Promise.all(received.map((each) => intake.accept(each, { from })));
  await became({ delivered: 160, refused: 10, waiting: 30 });
  const count = (how: string) =>
    mautic.server.posted.filter(({ fields }) => failing(fields.message![0]!) === how).length;
  // Who waits may not have been tried yet.
  await until(() => {
    for (const failure of failures.filter((each) => each !== '503')) expect(count(failure), failure).toBe(5);
  });
  expect(new Set(mautic.server.posted.map(({ fields }) => fields.submission_id![0])).size).toBe(200);
  // What was unclear has its two tries more, what was away arrives.
  mautic.manner = ({ fields }) =>
    failing(fields.message![0]!) === '503' ? 'well' : (failing(fields.message![0]!) ?? 'well');
  await became({ delivered: 165, refused: 10, unclear: 25 }, timeGoesBy);
  for (const failure of ['html', 'redirect', 'garbage', 'reset', '500'])
    expect(count(failure), failure).toBe(15);
});
