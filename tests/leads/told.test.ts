import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadBalance } from '@api/leads/balance';
import { eraseLeads } from '@api/leads/erase';
import type { LeadPlaces } from '@api/leads/places';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { webhookKind } from '@api/leads/webhook';
import { readWebhookSecret } from '@api/leads/webhook-settings';
import { mailKind } from '@api/mail/mail-kind';
import { smtpTransport } from '@api/mail/smtp-transport';
import { readSmtpUrl } from '@api/mail/smtp-url';
import { startWork, type Worker } from '@api/work/worker';
import type { LeadInput } from '@contract/leads';
import { cheap, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { shortPauses, testHouse } from '../support/letters';
import { mailServer, refusal } from '../support/mail-server';
import { silentLogger } from '../support/silent-logger';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { until } from '../support/until';

const house = 'contatos@casa.com.br';
const from = { name: 'Casa', address: 'site@casa.com.br' };
const noProviders = { identity: null, google: null };

describe.each(testEngines)('a lead on %s', (engine) => {
  let database: TestDatabase;
  let mails: ReturnType<typeof mailServer>;
  let refused: string[] = [];
  const hooks = webhookSink();
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.db
      .insertInto('broker')
      .values({ slug: 'ana-prado', name: 'Ana Prado', creci: '1-F', email: 'Ana@casa.com.br' })
      .execute();
    mails = mailServer({
      onRcptTo: ({ address }, _, done) =>
        done(refused.includes(address) ? refusal(550, '5.1.1 unknown') : null),
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['lead', 'work', 'work_pace', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    mails.received.length = hooks.received.length = 0;
    refused = [];
    hooks.answer(204);
    await Promise.all([mails.listen(), hooks.listen()]);
  });
  afterEach(async () => {
    await stop();
    await Promise.all([mails.close(), hooks.close()]);
  });

  const places = (): LeadPlaces => ({
    house: [house],
    webhook: { url: hooks.url, key: readWebhookSecret(webhookSecret)! },
    mautic: null,
  });
  const start = (webhook = places().webhook) => {
    const transport = smtpTransport(readSmtpUrl(`smtp://127.0.0.1:${mails.port}`)!, from);
    const { db } = database;
    const { siteUrl } = testHouse;
    const kinds = [
      mailKind({ db, transport, house: testHouse }),
      webhookKind({ db, siteUrl, webhook, timeoutMs: 300 }),
    ];
    workers.push(startWork({ db, kinds, log: silentLogger, pauses: shortPauses }));
  };
  const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
  const send = async (more: Partial<LeadInput> = {}, told = places()) => {
    const { client } = testApi(database, cheap, noProviders, told);
    const { protocol } = await client.sendLead({
      idempotency_key: randomUUID(),
      kind: 'contact',
      name: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      message: 'Quero visitar.',
      consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
      ...more,
    });
    return protocol!;
  };
  const balance = () => leadBalance(database.db);
  const states = async () =>
    (await database.db.selectFrom('lead_delivery').selectAll().orderBy('id').execute()).map(
      ({ place, state, history }) => [place, state, history.at(-1)!.reason ?? null],
    );
  const untilWorkIsDone = () =>
    until(async () =>
      expect(
        await database.db.selectFrom('work').select('id').where('failed_at', 'is', null).execute(),
      ).toEqual([]),
    );
  const pass = (hours: number) =>
    sql`update work set created_at = created_at - ${hours} * interval '1 hour',
      next_attempt_at = next_attempt_at - ${hours} * interval '1 hour'`.execute(database.db);
  const home = async (given: Parameters<typeof makeListing>[0]) => {
    const listing = makeListing(given);
    return (await fillCatalogue(database.db, [listing])).get(listing.reference)!;
  };
  const mailTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));

  it('reaches the house, the broker whom it names, the webhook and its person, once each', async () => {
    const id = await home({ reference: 'AP-0955', title: 'Casa com jardim' });
    start();
    const protocol = await send({
      kind: 'schedule',
      product_id: id,
      broker: 'ana-prado',
      cpf: '529.982.247-25',
      whatsapp: '+55 (11) 98765-4321',
      message: '<b>Olá</b>\nquero ver.',
      visit: { mode: 'in_person', day: '2026-11-28', period: 'manhã' },
      campaign: { source: 'carta' },
    });
    await untilWorkIsDone();
    expect(await states()).toEqual([
      ['house', 'sent', null],
      ['broker', 'sent', null],
      ['webhook', 'sent', null],
    ]);
    const [letter] = mailTo(house);
    expect(letter).toMatchObject({
      headers: { 'reply-to': 'clara@exemplo.com.br', subject: expect.stringContaining('Pedido_de_visita') },
    });
    for (const part of [letter!.text, letter!.html]) {
      for (const told of ['Clara Nunes', '(11) 98765-4321', 'AP-0955', 'Moema', 'origem carta', protocol])
        expect(part).toContain(told);
      expect(part).toContain(`https://bossa.example/usado/venda/sao-paulo/moema/casa-com-jardim/${id}`);
      expect(part).toContain('28/11/2026, manhã, presencial');
      expect(part).not.toMatch(/529\.?982\.?247/);
    }
    expect(letter!.html).toContain('&lt;b&gt;Olá&lt;/b&gt;<br>quero ver.');
    expect(mailTo('ana@casa.com.br')).toHaveLength(1);
    expect(hooks.received).toMatchObject([
      {
        id: protocol,
        body: {
          type: 'lead.created',
          data: {
            protocol,
            kind: 'schedule',
            email: 'clara@exemplo.com.br',
            cpf: '52998224725',
            visit: { day: '2026-11-28' },
            product: { id, reference: 'AP-0955', title: 'Casa com jardim' },
            broker: { slug: 'ana-prado' },
            campaign: { source: 'carta' },
          },
        },
      },
    ]);
    const receipts = mailTo('clara@exemplo.com.br');
    expect(receipts).toMatchObject([{ headers: { subject: 'Recebemos o seu contato' } }]);
    expect(receipts[0]!.text).toContain(protocol);
    expect(receipts[0]!.text + receipts[0]!.html).not.toMatch(/Clara|Olá|98765/);
    expect(await balance()).toEqual({
      received: 1,
      delivered: 1,
      refused: 0,
      unclear: 0,
      waiting: 0,
      lost: 0,
    });
  });

  it('shows its picture where the house holds it', async () => {
    const url = 'https://fotos.example/jardim.jpg';
    const id = await home({ photos: [{ url, alt: 'Jardim' }] });
    const key = 'a'.repeat(24);
    await database.db
      .updateTable('photo')
      .set({ key, width: 1200, height: 800, status: 'ready' })
      .where('url', '=', url)
      .execute();
    start();
    await send({ product_id: id });
    await untilWorkIsDone();
    expect(mailTo(house)[0]!.html).toContain(`<img src="https://bossa.example/fotos/${key}/720.jpg"`);
  });

  it('is told once, and its person written to thrice a day at most, however often it comes', async () => {
    start();
    for (let count = 0; count < 3; count += 1) await send({ idempotency_key: 'the-same-key-16-chars' });
    for (let count = 0; count < 4; count += 1) await send({ email: 'CLARA@exemplo.com.br' });
    await untilWorkIsDone();
    expect(hooks.received).toHaveLength(5);
    expect(mailTo(house)).toHaveLength(5);
    expect(
      mails.received.filter(({ headers }) => headers.subject === 'Recebemos o seu contato'),
    ).toHaveLength(3);
  });

  it('waits for each place by itself while it is away; one person’s come in their order', async () => {
    mails.leave();
    hooks.leave();
    start();
    const messages = ['um', 'dois', 'três', 'quatro'];
    for (const message of messages) await send({ message });
    await until(async () =>
      expect((await states()).filter(([, state]) => state === 'waiting').length).toBeGreaterThan(1),
    );
    await pass(30);
    await hooks.listen();
    await until(() => expect(hooks.received).toHaveLength(4));
    expect(hooks.received.map(({ body }) => body.data.message)).toEqual(messages);
    expect(mails.received).toEqual([]);
    expect(await balance()).toMatchObject({ received: 4, delivered: 0, waiting: 4 });
    await mails.listen();
    await untilWorkIsDone();
    expect(mailTo(house).map(({ text }) => messages.find((each) => text.includes(`\n${each}\n`)))).toEqual(
      messages,
    );
    expect(await balance()).toMatchObject({ received: 4, delivered: 4, waiting: 0 });
  });

  it.each<[string, Parameters<typeof hooks.answer>[0], string, string]>([
    ['answers 422', 422, 'refused', 'HTTP 422'],
    ['answers 401', 401, 'waiting', 'HTTP 401'],
    ['answers 500', 500, 'waiting', 'HTTP 500'],
    ['answers 503', 503, 'waiting', 'HTTP 503'],
    ['leads elsewhere', 302, 'waiting', 'HTTP 302'],
    ['is slow', () => undefined, 'waiting', 'TimeoutError'],
  ])(
    'is kept with the reason where the webhook %s, and told when it takes leads again',
    async (_, answer, state, reason) => {
      hooks.answer(answer);
      start();
      await send();
      await until(async () => expect(await states()).toContainEqual(['webhook', state, reason]));
      await until(() => expect(mailTo(house)).toHaveLength(1));
      await until(async () => expect(await balance()).toMatchObject({ [state]: 1, delivered: 0 }));
      hooks.answer(204);
      for (const lead of await leadsToRetry(database.db, { untold: false }))
        await retryLead(database.db, lead, places());
      await untilWorkIsDone();
      expect(await balance()).toMatchObject({ received: 1, delivered: 1 });
      // A slow answer may be lost on its way: then it comes again under the same id.
      expect(new Set(hooks.received.map(({ id }) => id)).size).toBe(1);
      expect(mailTo(house)).toHaveLength(1);
    },
  );

  it('is not taken where its signature is wrong: the operator mends the secret', async () => {
    start({ url: hooks.url, key: Buffer.from('another secret, of 32 letters too') });
    await send();
    await until(async () => expect(await states()).toContainEqual(['webhook', 'waiting', 'HTTP 401']));
    expect(hooks.received).toEqual([]);
  });

  it('that a mail server refuses is set aside; after the address is mended it goes to the new one', async () => {
    refused = ['errado@casa.com.br'];
    start();
    await send({}, { house: ['errado@casa.com.br'], webhook: null, mautic: null });
    await until(async () => expect(await states()).toEqual([['house', 'refused', 'RCPT TO 550 5.1.1']]));
    expect(await balance()).toMatchObject({ received: 1, refused: 1 });
    const [lead] = await leadsToRetry(database.db, { untold: false });
    await retryLead(database.db, lead!, { house: [house], webhook: null, mautic: null });
    await untilWorkIsDone();
    expect(mailTo(house)).toHaveLength(1);
    expect(await balance()).toMatchObject({ received: 1, delivered: 1, refused: 0 });
  });

  it('that came when no place was named waits, and is told when it is asked for', async () => {
    start();
    await send({}, { house: [], webhook: null, mautic: null });
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ received: 1, waiting: 1 });
    expect(await leadsToRetry(database.db, { untold: false })).toEqual([]);
    for (const lead of await leadsToRetry(database.db, { untold: true }))
      await retryLead(database.db, lead, places());
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ received: 1, delivered: 1 });
  });

  it('whose delivery nobody would make is found by the balance', async () => {
    await send();
    await database.db.deleteFrom('work').where('kind', '=', 'webhook').execute();
    expect(await balance()).toEqual({
      received: 1,
      delivered: 0,
      refused: 0,
      unclear: 0,
      waiting: 0,
      lost: 1,
    });
    start();
    for (const lead of await leadsToRetry(database.db, { untold: false }))
      await retryLead(database.db, lead, places());
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ delivered: 1, lost: 0 });
  });

  it('is erased with all that waits of it, and of nobody else', async () => {
    hooks.answer(503);
    start();
    await send({ email: 'Clara@exemplo.com.br' });
    await send({ email: 'rui@exemplo.com.br' });
    await until(() => expect(mailTo(house)).toHaveLength(2));
    await until(async () => expect(await states()).toContainEqual(['webhook', 'waiting', 'HTTP 503']));
    await stop();
    const erased = await eraseLeads(database.db, 'clara@exemplo.com.br', database.dataDir);
    expect(erased).toMatchObject({ leads: [expect.any(String)], hasAccount: false });
    expect(erased.told).toContainEqual({ place: 'house', address: house });
    hooks.answer(204);
    start();
    await untilWorkIsDone();
    expect(hooks.received.map(({ body }) => body.data.email)).toEqual(['rui@exemplo.com.br']);
    expect(await database.db.selectFrom('lead').select('email').execute()).toEqual([
      { email: 'rui@exemplo.com.br' },
    ]);
  });
});
