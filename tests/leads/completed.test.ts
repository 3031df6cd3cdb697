import { announceOf, leadFacts } from '../support/composed';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadEmail } from '@api/leads/lead-emails';
import { marketingFormJob } from '@api/leads/marketing-form';
import type { LeadDestinations } from '@api/leads/destinations';
import { webhookJob } from '@api/leads/webhook';
import { readWebhookSecret } from '@api/leads/webhook-settings';
import { mauticClient } from '@api/leads/mautic/client';
import { readMauticSettings } from '@api/leads/mautic/settings';
import { startJobs, type Worker } from '@api/platform/jobs/worker';
import type { LeadInput } from '@contract/leads';
import { completingKey } from '@domain/leads/completing-lead';
import { cheap, testApi } from '../support/api';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { shortPauses, testBrokerage } from '../support/emails';
import { openMautic } from '../support/mautic';
import { silentLogger } from '../support/silent-logger';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { until } from '../support/until';

const { siteUrl } = testBrokerage;
const wish = {
  objective: 'Quero investir',
  place: 'Moema',
  tipology: ['Casa'],
  fase: ['Usado'],
  price_min: 1_000_000,
} satisfies Partial<LeadInput>;

describe.each(testEngines)('a lead of two steps on %s', (engine) => {
  let database: TestDatabase;
  let mautic: Awaited<ReturnType<typeof openMautic>>;
  let worker: Worker | undefined;
  let key: string;
  const hooks = webhookSink();
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['lead', 'work', 'work_pace', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    key = randomUUID();
    hooks.received.length = 0;
    hooks.answer(204);
    mautic = await openMautic();
    await hooks.listen();
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await Promise.all([mautic.close(), hooks.close()]);
  });

  const settings = () => readMauticSettings({ MAUTIC_URL: mautic.url })!;
  const places = (): LeadDestinations => ({
    house: [],
    webhook: { url: hooks.url, key: readWebhookSecret(webhookSecret)! },
    mautic: settings(),
  });
  const start = () => {
    const { db } = database;
    const kinds = [
      webhookJob({ db, announceOf, siteUrl, webhook: places().webhook }),
      marketingFormJob({ db, announceOf, siteUrl, submit: mauticClient(settings()) }),
    ];
    worker = startJobs({ db, kinds, log: silentLogger, pauses: shortPauses });
  };
  const send = async (more: Partial<LeadInput> = {}) => {
    const { client } = testApi(database, cheap, { identity: null, google: null }, places());
    const { protocol } = await client.sendLead({
      idempotency_key: key,
      kind: 'lead',
      name: 'Clara',
      email: 'clara@exemplo.com.br',
      whatsapp: '+55 (11) 98765-4321',
      contact_preference: 'WhatsApp',
      consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
      ...more,
    });
    return protocol!;
  };
  const second = (more: Partial<LeadInput> = {}) =>
    send({ idempotency_key: completingKey(key), ...wish, ...more });
  const leads = () => database.db.selectFrom('lead').selectAll().orderBy('id').execute();
  const untilNoWork = () =>
    until(async () =>
      expect(
        await database.db.selectFrom('work').select('key').where('kind', '<>', 'mail').execute(),
      ).toEqual([]),
    );
  const untilDelivered = async (times: number) => {
    await untilNoWork();
    expect([hooks.received.length, mautic.posted.length]).toEqual([times, times]);
  };

  it('is one completed lead with one number, sent once if still undelivered', async () => {
    const protocol = await send();
    expect(await second()).toBe(protocol);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ protocol, idempotency_key: key, completed_at: expect.any(Date) });
    expect(lead!.details).toEqual({ ...wish, contact_preference: 'WhatsApp' });
    start();
    await untilDelivered(1);
    expect(hooks.received[0]).toMatchObject({ body: { type: 'lead.completed', data: { place: 'Moema' } } });
    expect(mautic.posted[0]!.fields).toMatchObject({ place: ['Moema'], price_min: ['1000000'] });
  });

  it('is sent again, as a message of the same number, after the first step', async () => {
    start();
    const protocol = await send();
    await untilDelivered(1);
    await second();
    await untilDelivered(2);
    expect(hooks.received.map(({ id, body }) => [id, body.type, body.data.protocol])).toEqual([
      [protocol, 'lead.created', protocol],
      [completingKey(protocol), 'lead.completed', protocol],
    ]);
    expect(mautic.posted.map(({ fields }) => fields.submission_id)).toEqual([[key], [completingKey(key)]]);
    const [lead] = await leads();
    const facts = (await leadFacts(database.db, lead!.id, siteUrl))!;
    const email = leadEmail(facts, 'house', { name: 'Casa', siteUrl: 'https://casa.example' });
    expect(email.subject).toBe(`Contato, completo (${protocol})`);
    expect(email.facts).toEqual(
      expect.arrayContaining([
        ['Onde', 'Moema'],
        ['Completado em', expect.any(String)],
      ]),
    );
  });

  it('sends the complete lead also while its first step is being sent', async () => {
    let release = () => {};
    hooks.answer((response, hook) => {
      hooks.received.push(hook);
      release = () => void response.writeHead(204).end();
    });
    start();
    await send();
    await until(() => expect(hooks.received).toHaveLength(1));
    await second();
    hooks.answer(204);
    release();
    await until(() =>
      expect(hooks.received.map(({ body }) => body.data.place)).toEqual([undefined, 'Moema']),
    );
    await untilDelivered(2);
  });

  it('is completed once: a repeated second step changes and sends nothing', async () => {
    start();
    const protocol = await send();
    await second();
    await untilNoWork();
    // Each destination may have seen the first step or not.
    const delivered = [hooks.received.length, mautic.posted.length];
    expect(await second({ place: 'Leblon' })).toBe(protocol);
    expect(await send()).toBe(protocol);
    await untilNoWork();
    expect([hooks.received.length, mautic.posted.length]).toEqual(delivered);
    expect(hooks.received.at(-1)?.body.type).toBe('lead.completed');
    expect(await leads()).toMatchObject([{ details: { place: 'Moema' } }]);
  });

  it('is one lead where its first step comes last, from an outbox', async () => {
    const protocol = await second();
    expect(await send()).toBe(protocol);
    expect(await leads()).toMatchObject([{ details: { place: 'Moema' }, completed_at: null }]);
  });

  it('is one lead where both steps come at once', async () => {
    const protocols = await Promise.all([send(), second(), send(), second()]);
    expect(new Set(protocols).size).toBe(1);
    expect(await leads()).toMatchObject([{ details: { place: 'Moema' } }]);
  });

  it('becomes a separate lead when the second step has another e-mail', async () => {
    await send();
    await second({ email: 'outra@exemplo.com.br', name: 'Outra' });
    expect(await leads()).toMatchObject([
      { name: 'Clara', completed_at: null, details: { contact_preference: 'WhatsApp' } },
      { name: 'Outra', completed_at: null },
    ]);
  });
});
