import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '@api/accounts/deletion';
import { deleteAgain } from '@api/backup/delete-again';
import { forget } from '@api/db/forget';
import { eraseLeads } from '@api/leads/erase';
import { webhookKind } from '@api/leads/webhook';
import { startWork } from '@api/work/worker';
import { clock } from '@domain/clock';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { letterTo, lettersTo, shortPauses, testHouse } from '../support/letters';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { house, places, subscriptionGround } from './ground';

let count = 0;
const somebody = () => `lia-${(count += 1)}@exemplo.com.br`;

describe('the end of a subscription', () => {
  let database: TestDatabase;
  let ground: ReturnType<typeof subscriptionGround>;
  beforeAll(async () => {
    database = await openTestDatabase();
    ground = subscriptionGround(database);
  });
  afterAll(() => database.close());

  const confirmed = async () => {
    const email = somebody();
    await ground.ask(email);
    await ground.client.confirmSubscription(await ground.linkTo(email));
    return email;
  };
  const leaveTokenOf = async (email: string) => (await ground.rows(email))[0]!.leave_token;

  it('comes by its own link, at once; webhook and house are told', async () => {
    const email = await confirmed();
    const [{ leave_token: token, token_hash }] = (await ground.rows(email)) as [
      Awaited<ReturnType<typeof ground.rows>>[0],
    ];
    expect(token_hash).not.toBeNull();
    expect(await ground.client.subscriptionLink(token)).toMatchObject({
      purpose: 'leave',
      state: 'confirmed',
    });
    await ground.client.leaveSubscription(token);
    await ground.client.leaveSubscription(token);
    expect([await ground.states(email), await ground.toldTo(email)]).toEqual(['left', []]);
    expect(await ground.ends(email)).toEqual(['mail left', 'webhook left']);
    expect(ground.noted.at(-1)).toMatchObject({ what: 'subscription-gone' });
    const letter = await letterTo(database.db, house, 'subscription-ended');
    expect(letter.text).toContain(`E-mail: ${email}`);
    await forget(database.db);
    expect(await ground.states(email)).toBe('left');
  });

  it('is undone by nothing but another asking: an old letter’s link is over', async () => {
    const email = somebody();
    await ground.ask(email);
    const token = await ground.linkTo(email);
    await ground.client.confirmSubscription(token);
    await ground.client.leaveSubscription(await leaveTokenOf(email));
    await expect(ground.client.confirmSubscription(token)).rejects.toMatchObject({ status: 410 });
    await ground.pass(25);
    await ground.ask(email);
    expect(await ground.states(email)).toBe('unconfirmed');
    await ground.pass(7 * 24 + 1);
    await forget(database.db);
    // Who had left is so again, with the proof of it.
    expect(await ground.states(email)).toBe('left');
  });

  it('before it was confirmed leaves nothing, and tells nobody; a wrong link does nothing', async () => {
    const email = somebody();
    await ground.ask(email);
    await ground.client.leaveSubscription(await leaveTokenOf(email));
    await ground.client.leaveSubscription('wrong');
    expect(await ground.client.subscriptionLink('wrong')).toBeNull();
    expect([await ground.states(email), await ground.ends(email)]).toEqual(['', []]);
  });

  it('comes with the erasing of its person’s contacts, and is told as that', async () => {
    const email = await confirmed();
    const erased = await eraseLeads(database.db, email, database.dataDir, places);
    expect(erased.leads).toHaveLength(1);
    expect([await ground.states(email), await ground.ends(email)]).toEqual([
      '',
      ['mail erased', 'webhook erased'],
    ]);
    expect((await letterTo(database.db, house, 'subscription-ended')).subject).toBe(
      'Apague um endereço da newsletter',
    );
  });

  it('comes with the account of a proven e-mail, and is in its export', async () => {
    const email = await confirmed();
    const { customer } = await signedInCustomer(ground.client, { email });
    const account = await database.db
      .updateTable('account')
      .set({ verified_at: clock.now() })
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await customer.exportData()).toMatchObject({
      assinaturas: [{ assinatura: 'newsletter', situacao: 'confirmed', pagina: '/imoveis' }],
    });
    await database.db.transaction().execute((write) => deleteAccount(write, account, places));
    expect([await ground.states(email), await ground.ends(email)]).toEqual([
      '',
      ['mail erased', 'webhook erased'],
    ]);
  });

  it('is done again in a backup that is restored', async () => {
    const email = await confirmed();
    const [before] = await ground.rows(email);
    await ground.client.leaveSubscription(before!.leave_token);
    await database.db.updateTable('subscription').set({ state: 'confirmed' }).execute();
    await deleteAgain(database.db, database.dataDir, ground.noted);
    expect(await ground.states(email)).toBe('');
  });

  it('reaches the operator’s system signed, with the address that it has to find', async () => {
    const sink = webhookSink();
    await sink.listen();
    const email = await confirmed();
    await ground.client.leaveSubscription(await leaveTokenOf(email));
    const { db } = database;
    const webhook = { url: sink.url, key: Buffer.from(webhookSecret) };
    const kinds = [webhookKind({ db, siteUrl: testHouse.siteUrl, webhook })];
    const worker = startWork({ db, kinds, log: silentLogger, pauses: shortPauses });
    await until(() =>
      expect(sink.received.map(({ body }) => body).filter(({ data }) => data.email === email)).toEqual([
        { type: 'subscription.left', timestamp: expect.any(String), data: { kind: 'newsletter', email } },
      ]),
    );
    await worker.stop();
    await sink.close();
    expect(await lettersTo(db, email)).toEqual([]);
  });
});
