import { describe, expect, it } from 'vitest';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { testEngines } from '../support/database';
import { until } from '../support/until';
import { brokerageEmail, leadDestinations } from './lead-destinations';

const refused = 'errado@casa.com.br';

describe.each(testEngines)('a lead that cannot be delivered at once, on %s', (engine) => {
  const { balance, hooks, mailTo, opened, pass, places, send, start, states, stop, untilWorkIsDone } =
    leadDestinations(engine, [refused]);

  it('waits per destination while it is down; one sender’s stay in order', async () => {
    hooks.leave();
    await opened.mails.leave();
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
    expect(opened.mails.received).toEqual([]);
    expect(await balance()).toMatchObject({ received: 4, delivered: 0, waiting: 4 });
    await opened.mails.listen();
    await untilWorkIsDone();
    expect(
      mailTo(brokerageEmail).map(({ text }) => messages.find((each) => text.includes(`\n${each}\n`))),
    ).toEqual(messages);
    expect(await balance()).toMatchObject({ received: 4, delivered: 4, waiting: 0 });
  });

  it.each<[string, Parameters<typeof hooks.answer>[0], string, string]>([
    ['answers 422', 422, 'refused', 'HTTP 422'],
    ['answers 401', 401, 'waiting', 'HTTP 401'],
    ['answers 500', 500, 'waiting', 'HTTP 500'],
    ['answers 503', 503, 'waiting', 'HTTP 503'],
    ['leads elsewhere', 302, 'waiting', 'HTTP 302'],
    ['is slow', () => undefined, 'waiting', 'TimeoutError'],
  ])('is stored with a reason if the webhook %s, and sent on recovery', async (_, answer, state, reason) => {
    hooks.answer(answer);
    start(places().webhook, reason === 'TimeoutError' ? 300 : undefined);
    await send();
    await until(async () => expect(await states()).toContainEqual(['webhook', state, reason]));
    await until(() => expect(mailTo(brokerageEmail)).toHaveLength(1));
    await until(async () => expect(await balance()).toMatchObject({ [state]: 1, delivered: 0 }));
    // Recovered, it may take its time.
    await stop();
    start();
    hooks.answer(204);
    for (const lead of await leadsToRetry(opened.database.db, { untold: false }))
      await retryLead(opened.database.db, lead, places());
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ received: 1, delivered: 1 });
    // A slow answer may be lost on its way: then it comes again under the same id.
    expect(new Set(hooks.received.map(({ id }) => id)).size).toBe(1);
    expect(mailTo(brokerageEmail)).toHaveLength(1);
  });

  it('waits while the webhook rejects its signature', async () => {
    start({ url: hooks.url, key: Buffer.from('another secret, of 32 letters too') });
    await send();
    await until(async () => expect(await states()).toContainEqual(['webhook', 'waiting', 'HTTP 401']));
    expect(hooks.received).toEqual([]);
  });

  it('refused by a mail server is set aside and resent to a new address', async () => {
    start();
    await send({}, { house: [refused], webhook: null, mautic: null });
    await until(async () => expect(await states()).toEqual([['house', 'refused', 'RCPT TO 550 5.1.1']]));
    expect(await balance()).toMatchObject({ received: 1, refused: 1 });
    const [lead] = await leadsToRetry(opened.database.db, { untold: false });
    await retryLead(opened.database.db, lead!, { house: [brokerageEmail], webhook: null, mautic: null });
    await untilWorkIsDone();
    expect(mailTo(brokerageEmail)).toHaveLength(1);
    expect(await balance()).toMatchObject({ received: 1, delivered: 1, refused: 0 });
  });

  it('received without destinations waits, and is sent on request', async () => {
    start();
    await send({}, { house: [], webhook: null, mautic: null });
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ received: 1, waiting: 1 });
    expect(await leadsToRetry(opened.database.db, { untold: false })).toEqual([]);
    for (const lead of await leadsToRetry(opened.database.db, { untold: true }))
      await retryLead(opened.database.db, lead, places());
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ received: 1, delivered: 1 });
  });

  it('whose delivery nobody would make is found by the balance', async () => {
    await send();
    await opened.database.db.deleteFrom('work').where('kind', '=', 'webhook').execute();
    expect(await balance()).toEqual({
      received: 1,
      delivered: 0,
      refused: 0,
      unclear: 0,
      waiting: 0,
      lost: 1,
    });
    start();
    for (const lead of await leadsToRetry(opened.database.db, { untold: false }))
      await retryLead(opened.database.db, lead, places());
    await untilWorkIsDone();
    expect(await balance()).toMatchObject({ delivered: 1, lost: 0 });
  });
});
