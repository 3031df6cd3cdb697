import { describe, expect, it } from 'vitest';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { testEngines } from '../support/database';
import { until } from '../support/until';
import { house, leadDestinations } from './lead-destinations';

const refused = 'errado@casa.com.br';

describe.each(testEngines)('a lead that cannot be delivered at once, on %s', (engine) => {
  const { balance, hooks, mailTo, opened, pass, places, send, start, states, untilWorkIsDone } =
    leadDestinations(engine, [refused]);

  it('waits for each place by itself while it is away; one person’s come in their order', async () => {
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
      start(places().webhook, reason === 'TimeoutError' ? 300 : undefined);
      await send();
      await until(async () => expect(await states()).toContainEqual(['webhook', state, reason]));
      await until(() => expect(mailTo(house)).toHaveLength(1));
      await until(async () => expect(await balance()).toMatchObject({ [state]: 1, delivered: 0 }));
      hooks.answer(204);
      for (const lead of await leadsToRetry(opened.database.db, { untold: false }))
        await retryLead(opened.database.db, lead, places());
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
    start();
    await send({}, { house: [refused], webhook: null, mautic: null });
    await until(async () => expect(await states()).toEqual([['house', 'refused', 'RCPT TO 550 5.1.1']]));
    expect(await balance()).toMatchObject({ received: 1, refused: 1 });
    const [lead] = await leadsToRetry(opened.database.db, { untold: false });
    await retryLead(opened.database.db, lead!, { house: [house], webhook: null, mautic: null });
    await untilWorkIsDone();
    expect(mailTo(house)).toHaveLength(1);
    expect(await balance()).toMatchObject({ received: 1, delivered: 1, refused: 0 });
  });

  it('that came when no place was named waits, and is told when it is asked for', async () => {
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
