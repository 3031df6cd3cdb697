import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '@domain/kernel/clock';
import type { LeadInput } from '@contract/leads';
import { leadDelivery } from '@server/leads/delivery';
import { maxStoredLeads, openOutbox, refused as refusedShelf } from '@server/leads/outbox';
import { retention } from '@domain/people/privacy';
import { ApiHttpError, ApiNetworkError } from '~/back-end/errors.server';
import { LeadNotStored } from '~/features/leads/lead-intake';
import { freshFolder } from '../support/database';
import { until } from '../support/until';

const pauses = { first: 20, longest: 80 };
const away = new ApiNetworkError('POST leads', new TypeError('fetch failed'));
const lead = (): LeadInput => ({
  idempotency_key: randomUUID(),
  kind: 'contact',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  cpf: '529.982.247-25',
  whatsapp: '+55 (11) 98765-4321',
  consent: { version: '2026-11-21', at: '2026-11-21T12:00:00Z' },
});

let folder: string;
let lines: string[];
let log: pino.Logger;
beforeEach(async () => {
  folder = await freshFolder();
  lines = [];
  log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
});

const outboxFolder = () => join(folder, 'outbox');
const inOutbox = () => readdir(join(folder, 'outbox'));
/** A delivery to a back end that takes each key once, while `isAway` says nothing else. */
function openDelivery(answer: () => Error | null) {
  const taken: string[] = [];
  const send = vi.fn(async (sent: LeadInput) => {
    const error = answer();
    if (error) throw error;
    if (!taken.includes(sent.idempotency_key)) taken.push(sent.idempotency_key);
    return { protocol: '2611-000001' };
  });
  return { taken, send, delivery: leadDelivery({ send, folder: outboxFolder(), log, pauses }) };
}

test('what the back end takes at once is not kept here', async () => {
  const { delivery, send } = openDelivery(() => null);
  const mine = lead();
  expect(await delivery.accept(mine)).toEqual({ protocol: '2611-000001' });
  // A page with a form is answered within 3 s.
  expect(send).toHaveBeenCalledWith(mine, { timeoutMs: 2_000 });
  await expect(inOutbox()).rejects.toThrow('ENOENT');
});

test('stores a failed lead on disk whole before acknowledging it, privately', async () => {
  const { delivery } = openDelivery(() => away);
  const mine = lead();
  expect(await delivery.accept(mine)).toEqual({ isWaiting: true });
  await delivery.close();
  const file = join(folder, 'outbox', `${mine.idempotency_key}.json`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(mine);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'outbox'))).mode & 0o777).toBe(0o700);
});

test('delivers leads of an earlier run; two processes lose none', async () => {
  const first = openDelivery(() => away);
  const mine = [lead(), lead(), lead()];
  for (const each of mine) await first.delivery.accept(each);
  await first.delivery.close();

  const [second, third] = [openDelivery(() => null), openDelivery(() => null)];
  await Promise.all([second.delivery.start(), third.delivery.start()]);
  await until(async () => expect(await inOutbox()).toEqual([]));
  const taken = new Set([...second.taken, ...third.taken]);
  expect(taken).toEqual(new Set(mine.map((each) => each.idempotency_key)));
  await Promise.all([second.delivery.close(), third.delivery.close()]);
});

test('leads that always fail do not stand in the way of the others', async () => {
  const poisoned = Array.from({ length: 4 }, lead);
  let isAway = true;
  const send = async ({ idempotency_key }: LeadInput) => {
    if (isAway || poisoned.some((each) => each.idempotency_key === idempotency_key)) throw away;
    return {};
  };
  const delivery = leadDelivery({ send, folder: outboxFolder(), log, pauses });
  for (const each of [...poisoned, lead()]) await delivery.accept(each);
  isAway = false;
  await until(async () => expect(await inOutbox()).toHaveLength(4));
  await delivery.close();
});

test('what is refused for good is set aside, and the log names only its key', async () => {
  let error: Error = away;
  const { delivery } = openDelivery(() => error);
  const [refused, broken] = [lead(), randomUUID()];
  await delivery.accept(refused);
  const torn = join(folder, 'outbox', `${broken}.json`);
  await writeFile(torn, '{"idempot');
  await utimes(torn, clock.now(), clock.now());
  error = new ApiHttpError(422, 'POST leads', {
    code: 'BAD',
    message: `${refused.email} does not exist`,
    reason: '',
    product: null,
    retry_after: null,
  });
  await until(async () => expect(await inOutbox()).toEqual(['recusados']));
  const aside = await readdir(join(folder, 'outbox', 'recusados'));
  expect(aside.sort()).toEqual([`${broken}.json`, `${refused.idempotency_key}.json`].sort());

  // At the door it is not acknowledged at all.
  await expect(delivery.accept(lead())).rejects.toThrow(LeadNotStored);
  await delivery.close();
  const text = lines.join('');
  expect(text).toContain(refused.idempotency_key);
  for (const secret of [refused.name, refused.email, 'exemplo.com.br', refused.cpf!, '98765'])
    expect(text).not.toContain(secret);
});

test.each([401, 403, 404, 408, 429, 500, 503])(
  'an answer of %d is no refusal of the lead',
  async (status) => {
    const { delivery } = openDelivery(() => new ApiHttpError(status, 'POST leads', null));
    expect(await delivery.accept(lead())).toEqual({ isWaiting: true, hasError: true });
    await delivery.close();
  },
);

test('acknowledges nothing without folder or space, or if too large', async () => {
  const noFolder = leadDelivery({
    send: async () => Promise.reject(away),
    folder: '/dev/null/outbox',
    log,
  });
  await noFolder.start();
  await expect(noFolder.accept(lead())).rejects.toThrow(LeadNotStored);
  await noFolder.close();

  const { delivery } = openDelivery(() => away);
  await expect(delivery.accept({ ...lead(), message: 'a'.repeat(40_000) })).rejects.toThrow(LeadNotStored);
  await delivery.accept(lead());
  await delivery.close();
  const fill = Array.from({ length: maxStoredLeads - 1 }, () =>
    writeFile(join(folder, 'outbox', `${randomUUID()}.json`), '{}'),
  );
  await Promise.all(fill);
  await expect(delivery.accept(lead())).rejects.toThrow(LeadNotStored);
  expect(await inOutbox()).toHaveLength(maxStoredLeads);
});

test('deletes expired refusals and abandoned files, and no waiting lead', async () => {
  const box = openOutbox<LeadInput>(outboxFolder(), [refusedShelf]);
  const [old, young, waiting] = [lead(), lead(), lead()];
  for (const each of [old, young, waiting]) await box.keep(each.idempotency_key, each);
  for (const each of [old, young]) await box.move(each.idempotency_key, '', refusedShelf);
  const path = (...parts: string[]) => join(folder, 'outbox', ...parts);
  const longAgo = new Date(clock.nowMs() - (retention.leadYears + 1) * 366 * 24 * 3600_000);
  // The name says when a draft was begun; those of earlier versions have the file's time alone.
  const dated = {
    left: `a.json.${clock.nowMs() - 2 * 3600_000}-0f.part`,
    new: `a.json.${clock.nowMs()}-0f.part`,
  };
  for (const name of ['left.part', 'new.part', dated.left, dated.new]) await writeFile(path(name), '{');
  await utimes(path('new.part'), clock.now(), clock.now());
  await utimes(path(dated.left), clock.now(), clock.now());
  for (const file of [
    path('left.part'),
    path(dated.new),
    path(`${waiting.idempotency_key}.json`),
    path('recusados', `${old.idempotency_key}.json`),
  ])
    await utimes(file, longAgo, longAgo);

  await box.forget(refusedShelf, new Date(clock.nowMs() - retention.leadYears * 366 * 24 * 3600_000));
  expect(await inOutbox()).toEqual(
    expect.arrayContaining(['new.part', dated.new, 'recusados', `${waiting.idempotency_key}.json`]),
  );
  expect(await inOutbox()).toHaveLength(4);
  expect(await readdir(path('recusados'))).toEqual([`${young.idempotency_key}.json`]);
});
