import { announceOf, deleteAccount, eraseLeads, forget } from '../support/composed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAgain } from '@api/ops/backup/delete-again';
import { webhookJob } from '@api/leads/webhook';
import { startJobs } from '@api/platform/jobs/worker';
import { clock } from '@domain/kernel/clock';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailTo, emailsTo, shortPauses, testBrokerage } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { brokerageEmail, destinations, subscriptionFixture } from './subscription-fixture';

let count = 0;
const somebody = () => `lia-${(count += 1)}@exemplo.com.br`;

describe('the end of a subscription', () => {
  let database: TestDatabase;
  let fixture: ReturnType<typeof subscriptionFixture>;
  beforeAll(async () => {
    database = await openTestDatabase();
    fixture = subscriptionFixture(database);
  });
  afterAll(() => database.close());

  const confirmed = async () => {
    const email = somebody();
    await fixture.ask(email);
    await fixture.client.confirmSubscription(await fixture.linkTo(email));
    return email;
  };
  const leaveTokenOf = async (email: string) => (await fixture.rows(email))[0]!.leave_token;

  it('comes by its own link, at once; webhook and house are told', async () => {
    const email = await confirmed();
    const [{ leave_token: token, token_hash }] = (await fixture.rows(email)) as [
      Awaited<ReturnType<typeof fixture.rows>>[0],
    ];
    expect(token_hash).not.toBeNull();
    expect(await fixture.client.subscriptionLink(token)).toMatchObject({
      purpose: 'leave',
      state: 'confirmed',
    });
    await fixture.client.leaveSubscription(token);
    await fixture.client.leaveSubscription(token);
    expect([await fixture.states(email), await fixture.toldTo(email)]).toEqual(['left', []]);
    expect(await fixture.ends(email)).toEqual(['mail left', 'webhook left']);
    expect(fixture.noted.at(-1)).toMatchObject({ what: 'subscription-gone' });
    const sentEmail = await emailTo(database.db, brokerageEmail, 'subscription-ended');
    expect(sentEmail.text).toContain(`E-mail: ${email}`);
    await forget(database.db);
    expect(await fixture.states(email)).toBe('left');
  });

  it('is undone by nothing but another asking: an old letter’s link is over', async () => {
    const email = somebody();
    await fixture.ask(email);
    const token = await fixture.linkTo(email);
    await fixture.client.confirmSubscription(token);
    await fixture.client.leaveSubscription(await leaveTokenOf(email));
    await expect(fixture.client.confirmSubscription(token)).rejects.toMatchObject({ status: 410 });
    await fixture.pass(25);
    await fixture.ask(email);
    expect(await fixture.states(email)).toBe('unconfirmed');
    await fixture.pass(7 * 24 + 1);
    await forget(database.db);
    // Who had left is so again, with the proof of it.
    expect(await fixture.states(email)).toBe('left');
  });

  it('before confirmation leaves no trace; a wrong link does nothing', async () => {
    const email = somebody();
    await fixture.ask(email);
    await fixture.client.leaveSubscription(await leaveTokenOf(email));
    await fixture.client.leaveSubscription('wrong');
    expect(await fixture.client.subscriptionLink('wrong')).toBeNull();
    expect([await fixture.states(email), await fixture.ends(email)]).toEqual(['', []]);
  });

  it('comes with the erasing of its person’s contacts, and is told as that', async () => {
    const email = await confirmed();
    const erased = await eraseLeads(database.db, email, database.dataDir, destinations);
    expect(erased.leads).toHaveLength(1);
    expect([await fixture.states(email), await fixture.ends(email)]).toEqual([
      '',
      ['mail erased', 'webhook erased'],
    ]);
    expect((await emailTo(database.db, brokerageEmail, 'subscription-ended')).subject).toBe(
      'Apague um endereço da newsletter',
    );
  });

  it('comes with the account of a proven e-mail, and is in its export', async () => {
    const email = await confirmed();
    const { customer } = await signedInCustomer(fixture.client, { email });
    const account = await database.db
      .updateTable('account')
      .set({ verified_at: clock.now() })
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await customer.exportData()).toMatchObject({
      assinaturas: [{ assinatura: 'newsletter', situacao: 'confirmed', pagina: '/imoveis' }],
    });
    await database.db.transaction().execute((write) => deleteAccount(write, account, destinations));
    expect([await fixture.states(email), await fixture.ends(email)]).toEqual([
      '',
      ['mail erased', 'webhook erased'],
    ]);
  });

  it('is done again in a backup that is restored', async () => {
    const email = await confirmed();
    const [before] = await fixture.rows(email);
    await fixture.client.leaveSubscription(before!.leave_token);
    await database.db.updateTable('subscription').set({ state: 'confirmed' }).execute();
    await deleteAgain(database.db, database.dataDir, fixture.noted);
    expect(await fixture.states(email)).toBe('');
  });

  it('reaches the operator’s webhook with the e-mail address', async () => {
    const sink = webhookSink();
    await sink.listen();
    const email = await confirmed();
    await fixture.client.leaveSubscription(await leaveTokenOf(email));
    const { db } = database;
    const webhook = { url: sink.url, key: Buffer.from(webhookSecret) };
    const kinds = [webhookJob({ db, announceOf, siteUrl: testBrokerage.siteUrl, webhook })];
    const worker = startJobs({ db, kinds, log: silentLogger, pauses: shortPauses });
    await until(() =>
      expect(sink.received.map(({ body }) => body).filter(({ data }) => data.email === email)).toEqual([
        { type: 'subscription.left', timestamp: expect.any(String), data: { kind: 'newsletter', email } },
      ]),
    );
    await worker.stop();
    await sink.close();
    expect(await emailsTo(db, email)).toEqual([]);
  });
});
