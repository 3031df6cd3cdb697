import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retention } from '@domain/privacy';
import { openMarketingOutbox, shelves } from '@server/leads/marketing-outbox';
import { openOutbox } from '@server/leads/outbox';
import { from, hour, lead, marketingDesk } from './marketing-desk';

const { became, file, folder, log, mautic, startDesk } = marketingDesk();

test('a process that looked before another’s try was in vain does not repeat it at once', async () => {
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

test('a lead that says nothing is not posted; the log has the specification’s words', async () => {
  const key = randomUUID();
  await openOutbox<unknown>(join(folder.path, 'mautic'), []).keep(key, {
    lead: { idempotency_key: key, kind: 'contact' },
    from,
    tries: [],
  });
  await startDesk();
  await became({ refused: 1 });
  expect(log.lines.join('')).toContain('Os dados do formulário não podem estar vazios.');
  expect(mautic.server.posted).toEqual([]);
});

test.each(['{"lead', '{}', 'null', '{"lead":{"kind":"contato"},"from":{"page":"/"},"tries":[]}'])(
  'a file that is no lead (%s) is set aside, and stands in nobody’s way',
  async (text) => {
    const [broken, mine] = [randomUUID(), lead()];
    await (await startDesk()).accept(mine, { from });
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
] as const)('what a killed process had %s %s', async (_what, _then, kept, isMarked, counts) => {
  const mine = lead();
  const box = openOutbox<unknown>(join(folder.path, 'mautic'), []);
  await box.write(mine.idempotency_key, { lead: mine, from, ...kept }, shelves.sending);
  if (isMarked) await box.mark(mine.idempotency_key, shelves.delivered);
  const desk = await startDesk();
  const others = { sending: 1, delivered: isMarked ? 1 : 0 };
  for (const _ of [1, 2]) {
    await desk.accept(lead(), { from });
    others.delivered += 1;
    await became(others);
  }
  // Two rounds have left it alone: it may be another process’s that is alive.
  await box.postpone(mine.idempotency_key, new Date(Date.now() - hour), shelves.sending);
  await became({ ...counts, delivered: ('delivered' in counts ? 1 : 0) + 2 });
  expect(mautic.server.posted).toHaveLength(2 + (kept.tries.length === 0 ? 1 : 0));
});

test('what is over is forgotten: leads set aside after their time, keys of delivered ones after two days', async () => {
  const desk = await startDesk();
  const [delivered, refused] = [lead(), lead()];
  await desk.accept(delivered, { from });
  await became({ delivered: 1 });
  mautic.manner = () => 'validation';
  await desk.accept(refused, { from });
  await became({ delivered: 1, refused: 1 });
  const ago = (days: number) => new Date(Date.now() - days * 24 * hour);
  await utimes(file(delivered.idempotency_key, shelves.delivered), ago(3), ago(3));
  await utimes(file(refused.idempotency_key, shelves.refused), ago(3), ago(3));
  await became({ refused: 1 });
  const long = ago((retention.leadYears + 1) * 366);
  await utimes(file(refused.idempotency_key, shelves.refused), long, long);
  await became({});
});
