import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadInput } from '@contract/leads';
import { mauticClient } from '@api/mautic/client';
import { readMauticSettings } from '@api/mautic/settings';
import type { LeadOrigin } from '@domain/lead-origin';
import { nullIfGone } from '@server/durable-files';
import { leadDelivery } from '@server/leads/delivery';
import { withMarketing } from '@server/leads/marketing';
import { openMarketingOutbox, shelves } from '@server/leads/marketing-outbox';
import { openOutbox } from '@server/leads/outbox';
import { retention } from '@domain/privacy';
import { ApiHttpError, ApiNetworkError } from '~/back-end/errors.server';
import { LeadNotKept, type SendLead } from '~/features/leads/lead-desk';
import { freshFolder } from '../../support/database';
import { type Manner, openMautic, type Posted } from '../../support/mautic';
import { until } from '../../support/until';

const pauses = { first: 10, longest: 40 };
const hour = 3_600_000;
const lead = (said: Partial<LeadInput> = {}): LeadInput => ({
  idempotency_key: randomUUID(),
  kind: 'contact',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  message: 'Quero alugar uma casa.',
  consent: { version: '2026-11-21', at: '2026-11-22T12:00:00Z' },
  ...said,
});
const from: LeadOrigin = { page: '/sobre-nos/contato' };
const away = new ApiNetworkError('POST leads', new TypeError('fetch failed'));

let folder: string;
let manner: (posted: Posted) => Manner;
let mautic: Awaited<ReturnType<typeof openMautic>>;
let lines: string[];
let open: { close(): Promise<void> }[];
beforeEach(async () => {
  folder = await freshFolder();
  manner = () => 'well';
  mautic = await openMautic((posted) => manner(posted));
  lines = [];
  open = [];
});
afterEach(async () => {
  for (const each of open) await each.close();
  await mautic.close();
  expect(mautic.strays).toEqual([]);
});

/** A life of the website's desk. */
async function startDesk(
  send: SendLead = async () => ({}),
  { takes = (_kind: string): boolean => true, timeoutMs = 5_000 } = {},
) {
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const desk = withMarketing(leadDelivery({ send, folder: join(folder, 'outbox'), log, pauses }), {
    submit: mauticClient(readMauticSettings({ MAUTIC_URL: mautic.url })!, { timeoutMs }),
    folder: join(folder, 'mautic'),
    takes,
    log,
    pauses,
  });
  open.push(desk);
  await desk.start();
  return desk;
}
const file = (key: string, shelf = '') => join(folder, 'mautic', shelf, `${key}.json`);
const keptOf = async (key: string, shelf?: string) => JSON.parse(await readFile(file(key, shelf), 'utf8'));
const isOn = async (shelf: string) =>
  (await readdir(join(folder, 'mautic', shelf)).catch(() => [])).filter((name) => name.endsWith('.json'));
const became = (
  counts: Partial<Record<keyof typeof shelves | 'waiting', number>>,
  meanwhile: () => Promise<void> = async () => {},
) =>
  until(async () => {
    await meanwhile();
    const found: Record<string, number> = { waiting: (await isOn('')).length };
    for (const [name, shelf] of Object.entries(shelves)) found[name] = (await isOn(shelf)).length;
    expect(found).toEqual({ waiting: 0, sending: 0, delivered: 0, refused: 0, unclear: 0, ...counts });
  });
/** As if what waits had waited for its time. */
const timeGoesBy = async () => {
  const past = new Date(Date.now() - hour);
  for (const name of await isOn('')) await utimes(join(folder, 'mautic', name), past, past).catch(nullIfGone);
};

test('a lead is posted to its kind’s form with all that it says, by nobody, and nothing is kept of it', async () => {
  const mine = lead({
    kind: 'schedule',
    product_id: 1001,
    fase: ['Novo', 'Usado'],
    campaign: { source: 'carta', medium: 'papel' },
  });
  await (await startDesk()).accept(mine, { from });
  await became({ delivered: 1 });
  const [{ fields, query, headers }] = mautic.posted as [Posted];
  expect(fields).toEqual({
    submission_id: [mine.idempotency_key],
    ...{ kind: ['schedule'], name: ['Clara Nunes'], email: ['clara@exemplo.com.br'] },
    ...{ message: ['Quero alugar uma casa.'], product_id: ['1001'], 'fase[]': ['Novo', 'Usado'] },
    ...{ campaign_source: ['carta'], campaign_medium: ['papel'] },
    ...{ consent_version: ['2026-11-21'], consent_at: ['2026-11-22T12:00:00Z'] },
    ...{ formId: ['59'], formName: ['schedule'], return: ['/sobre-nos/contato'] },
  });
  expect(Object.fromEntries(query)).toEqual({ utm_source: 'carta', utm_medium: 'papel', ajax: '1' });
  expect(headers['content-type']).toMatch(/^multipart\/form-data/);
  expect([headers['user-agent'], headers['x-forwarded-for']]).toEqual(['Bossa Nova', undefined]);
  expect(await readFile(file(mine.idempotency_key, shelves.delivered), 'utf8')).toBe('');
});

test('of who allows it the browser is told; and no lead brings the cookie of the one before', async () => {
  const desk = await startDesk();
  await desk.accept(lead(), { from: { ...from, visitor: { ip: '203.0.113.7', userAgent: 'Firefox' } } });
  await became({ delivered: 1 });
  await desk.accept(lead(), { from });
  await became({ delivered: 2 });
  expect(
    mautic.posted.map(({ headers }) => [headers['x-forwarded-for'], headers['user-agent'], headers.cookie]),
  ).toEqual([
    ['203.0.113.7', 'Firefox', undefined],
    [undefined, 'Bossa Nova', undefined],
  ]);
});

test('the same form sent again, at once or after it was delivered, is posted once', async () => {
  const desk = await startDesk();
  const mine = lead();
  await Promise.all([desk.accept(mine, { from }), desk.accept(mine, { from })]);
  await became({ delivered: 1 });
  await desk.accept(mine, { from });
  await new Promise((resolve) => setTimeout(resolve, 4 * pauses.longest));
  expect(mautic.posted).toHaveLength(1);
});

test('two processes on one folder post each lead once', async () => {
  const [one, other] = [await startDesk(), await startDesk()];
  await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).accept(lead(), { from })));
  await became({ delivered: 10 });
  expect(mautic.posted).toHaveLength(10);
});

test('a process that looked before another’s try was in vain does not repeat it at once', async () => {
  const [one, other] = [
    openMarketingOutbox(join(folder, 'mautic')),
    openMarketingOutbox(join(folder, 'mautic')),
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
  await openOutbox<unknown>(join(folder, 'mautic'), []).keep(key, {
    lead: { idempotency_key: key, kind: 'contact' },
    from,
    tries: [],
  });
  await startDesk();
  await became({ refused: 1 });
  expect(lines.join('')).toContain('Os dados do formulário não podem estar vazios.');
  expect(mautic.posted).toEqual([]);
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

describe('what a form answers', () => {
  test.each([
    ['validation', { name: '"Nome" é obrigatório.' }],
    ['unpublished', { '': 'Este formulário não está mais disponível.' }],
  ] as const)(
    '%s: the lead is set aside with alias and text, and the log names aliases alone',
    async (how, errors) => {
      manner = () => how;
      const mine = lead();
      const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };
      await (await startDesk()).accept(mine, { from: { ...from, visitor } });
      await became({ refused: 1 });
      expect(await keptOf(mine.idempotency_key, shelves.refused)).toMatchObject({ lead: mine, from, errors });
      expect((await stat(file(mine.idempotency_key, shelves.refused))).mode & 0o777).toBe(0o600);
      const text = lines.join('');
      expect(text).toContain(mine.idempotency_key);
      for (const secret of [mine.name, mine.email, '203.0.113.7', ...Object.values(errors)])
        expect(text).not.toContain(secret);
      expect(await readFile(file(mine.idempotency_key, shelves.refused), 'utf8')).not.toContain(
        '203.0.113.7',
      );
    },
  );

  test.each(['redirect', 'html', '500', 'hanging', 'reset', 'garbage'] as const)(
    '%s: nobody knows whether it arrived; it is tried three times in a day, and then no more',
    async (how) => {
      manner = () => how;
      const desk = await startDesk(undefined, { timeoutMs: 150 });
      const mine = lead();
      await desk.accept(mine, { from });
      const times: number[] = [];
      for (const tries of [1, 2]) {
        await until(async () => expect((await keptOf(mine.idempotency_key)).tries).toHaveLength(tries));
        // The same form sent again is no reason to hurry.
        await desk.accept(mine, { from });
        expect(mautic.posted).toHaveLength(tries);
        times.push((await stat(file(mine.idempotency_key))).mtimeMs - Date.now());
        await timeGoesBy();
      }
      expect(Math.min(...times)).toBeGreaterThan(0.9 * hour);
      expect(times[0]! + times[1]!).toBeLessThan(24 * hour);
      await became({ unclear: 1 });
      expect(lines.join('')).toContain('sem resposta clara');
      expect(mautic.posted.map(({ fields }) => fields.submission_id)).toEqual(
        Array(3).fill([mine.idempotency_key]),
      );
    },
  );

  test.each(['429', '503', 'closed'] as const)(
    '%s: it is not there; the lead waits for as long as it takes, and goes to both places',
    async (how) => {
      if (how === 'closed') mautic.stop();
      else manner = () => how;
      const send = vi.fn(async () => ({ protocol: '2611-000001' }));
      const mine = lead();
      const desk = await startDesk(send);
      expect(await desk.accept(mine, { from })).toEqual({ protocol: '2611-000001' });
      await until(() => expect(lines.filter((line) => line.includes('is away')).length).toBeGreaterThan(4));
      await until(async () => expect((await keptOf(mine.idempotency_key)).tries).toEqual([]));
      if (how === 'closed') mautic.open();
      manner = () => 'well';
      await became({ delivered: 1 });
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a lead is acknowledged once it is kept for both', () => {
  test('one that the back end does not take is delivered to it later, and to the form once', async () => {
    let isAway = true;
    const send = vi.fn(async () => {
      if (isAway) throw away;
      return {};
    });
    const desk = await startDesk(send);
    expect(await desk.accept(lead(), { from })).toEqual({ isWaiting: true });
    await became({ delivered: 1 });
    isAway = false;
    await until(async () => expect(await readdir(join(folder, 'outbox'))).toEqual([]));
    expect(mautic.posted).toHaveLength(1);
  });

  test('one that the back end refuses goes nowhere', async () => {
    const desk = await startDesk(async () => Promise.reject(new ApiHttpError(422, 'POST leads', null)));
    await expect(desk.accept(lead(), { from })).rejects.toThrow(LeadNotKept);
    await became({});
    expect(mautic.posted).toEqual([]);
  });

  test('one that cannot be kept for the form is not handed to the back end', async () => {
    await writeFile(join(folder, 'mautic'), 'no folder');
    const send = vi.fn(async () => ({}));
    await expect((await startDesk(send)).accept(lead(), { from })).rejects.toThrow(LeadNotKept);
    expect(send).not.toHaveBeenCalled();
  });

  test('a kind that has no business there goes to the back end alone', async () => {
    const send = vi.fn(async () => ({}));
    await (
      await startDesk(send, { takes: (kind) => kind !== 'newsletter' })
    ).accept(lead({ kind: 'newsletter' }), { from });
    await became({});
    expect(send).toHaveBeenCalledTimes(1);
  });
});

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
  const box = openOutbox<unknown>(join(folder, 'mautic'), []);
  await box.write(mine.idempotency_key, { lead: mine, from, ...kept }, shelves.sending);
  if (isMarked) await box.mark(mine.idempotency_key, shelves.delivered);
  await startDesk();
  // It may be another process’s that is alive.
  await new Promise((resolve) => setTimeout(resolve, 3 * pauses.longest));
  expect(await isOn(shelves.sending)).toHaveLength(1);
  await box.postpone(mine.idempotency_key, new Date(Date.now() - hour), shelves.sending);
  await became(counts);
  expect(mautic.posted).toHaveLength(kept.tries.length === 0 ? 1 : 0);
});

test('what is over is forgotten: leads set aside after their time, keys of delivered ones after two days', async () => {
  const desk = await startDesk();
  const [delivered, refused] = [lead(), lead()];
  await desk.accept(delivered, { from });
  await became({ delivered: 1 });
  manner = () => 'validation';
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

test('of 200 leads, a fifth of them failing in every way, each is delivered, refused, unclear or waiting, and none twice', async () => {
  const ways = ['validation', 'html', 'redirect', '503', 'garbage', 'reset', 'unpublished', '500'] as const;
  const failing = (message: string) =>
    Number(message) % 5 ? null : ways[(Number(message) / 5) % ways.length]!;
  manner = ({ fields }) => failing(fields.message![0]!) ?? 'well';
  const desk = await startDesk();
  const received = Array.from({ length: 200 }, (_, n) => lead({ message: String(n) }));
  await Promise.all(received.map((each) => desk.accept(each, { from })));
  await became({ delivered: 160, refused: 10, waiting: 30 });
  const count = (how: string) =>
    mautic.posted.filter(({ fields }) => failing(fields.message![0]!) === how).length;
  // Who waits may not have been tried yet.
  await until(() => {
    for (const way of ways.filter((each) => each !== '503')) expect(count(way), way).toBe(5);
  });
  expect(new Set(mautic.posted.map(({ fields }) => fields.submission_id![0])).size).toBe(200);
  // What was unclear has its two tries more, what was away arrives.
  manner = ({ fields }) =>
    failing(fields.message![0]!) === '503' ? 'well' : (failing(fields.message![0]!) ?? 'well');
  await became({ delivered: 165, refused: 10, unclear: 25 }, timeGoesBy);
  for (const way of ['html', 'redirect', 'garbage', 'reset', '500']) expect(count(way), way).toBe(15);
});
