import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { retention } from '@domain/people/privacy';
import { openMarketingOutbox, outboxStates } from '@server/leads/marketing-outbox';
import { openOutbox } from '@server/leads/outbox';
import { from, hour, lead, marketingFixture } from './marketing-fixture';

const { became, file, folder, log, mautic, startDesk: startIntake } = marketingFixture();

test('a process does not repeat another’s failed attempt from an old list', async () => {
  const [one, other] = [
    openMarketingOutbox(join(folder.path, 'mautic')),
    openMarketingOutbox(join(folder.path, 'mautic')),
  ];
  const mine = lead();
  const { idempotency_key: key } = mine;
  await one.hold(mine, from);
  expect(await one.due()).toEqual([]);
  await one.release(key);
  expect([await one.due(), await other.due()]).toEqual([[key], [key]]);
  expect(await one.unclear(key, (await one.take(key))!)).toBe(true);
  expect(await other.take(key)).toBeNull();
});

test('an empty lead is not posted; the log has the specification’s text', async () => {
  const key = randomUUID();
  await openOutbox<unknown>(join(folder.path, 'mautic'), []).keep(key, {
    lead: { idempotency_key: key, kind: 'contact' },
    from,
    tries: [],
  });
  await startIntake();
  await became({ refused: 1 });
  expect(log.lines.join('')).toContain('Os dados do formulário não podem estar vazios.');
  expect(mautic.server.posted).toEqual([]);
});

test.each(['{"lead', '{}', 'null', '{"lead":{"kind":"contato"},"from":{"page":"/"},"tries":[]}'])(
  'a file that is no lead (%s) is set aside, and stands in nobody’s way',
  async (text) => {
    const [broken, mine] = [randomUUID(), lead()];
    await (await startIntake()).accept(mine, { from });
    await became({ delivered: 1 });
    await writeFile(file(broken), text);
    await became({ delivered: 1, refused: 1 });
  },
);

test.each([
  [
    'begun (it may have arrived)',
    'is tried again in an hour',
    { tries: ['2026-11-22T12:00:00Z'] },
    false,
    { waiting: 1 },
  ],
  ['not begun', 'is sent', { tries: [] }, false, { delivered: 1 }],
  ['seen taken', 'is not sent again', { tries: ['2026-11-22T12:00:00Z'] }, true, { delivered: 1 }],
] as const)('what a killed process had %s %s', async (_what, _then, stored, isMarked, counts) => {
  const mine = lead();
  const box = openOutbox<unknown>(join(folder.path, 'mautic'), []);
  await box.write(mine.idempotency_key, { lead: mine, from, ...stored }, outboxStates.sending);
  if (isMarked) await box.mark(mine.idempotency_key, outboxStates.delivered);
  const intake = await startIntake();
  const others = { sending: 1, delivered: isMarked ? 1 : 0 };
  for (const _ of [1, 2]) {
    await intake.accept(lead(), { from });
    others.delivered += 1;
    await became(others);
  }
  // Two rounds have left it alone: it may be another process’s that is alive.
  await box.postpone(mine.idempotency_key, new Date(clock.nowMs() - hour), outboxStates.sending);
  await became({ ...counts, delivered: ('delivered' in counts ? 1 : 0) + 2 });
  expect(mautic.server.posted).toHaveLength(2 + (stored.tries.length === 0 ? 1 : 0));
});

test('deletes refused leads after their retention, keys after two days', async () => {
  const intake = await startIntake();
  const [delivered, refused] = [lead(), lead()];
  await intake.accept(delivered, { from });
  await became({ delivered: 1 });
  mautic.manner = () => 'validation';
  await intake.accept(refused, { from });
  await became({ delivered: 1, refused: 1 });
  const ago = (days: number) => new Date(Date.now() - days * 24 * hour);
  await utimes(file(delivered.idempotency_key, outboxStates.delivered), ago(3), ago(3));
  await utimes(file(refused.idempotency_key, outboxStates.refused), ago(3), ago(3));
  await became({ refused: 1 });
  const long = ago((retention.leadYears + 1) * 366);
  await utimes(file(refused.idempotency_key, outboxStates.refused), long, long);
  await became({});
});
