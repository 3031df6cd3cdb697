import { forget } from '../support/composed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLegacyConfirmations } from '@api/leads/subscriptions/request-confirmation';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailTo, tokenIn } from '../support/emails';
import { destinations, subscriptionFixture } from './subscription-fixture';
import { clock } from '@domain/kernel/clock';
import { asDemo } from '../support/brokerage';

const gone = { status: 410, code: 'LINK_GONE' };
let count = 0;
const somebody = () => `clara-${(count += 1)}@exemplo.com.br`;

describe('a subscription', () => {
  let database: TestDatabase;
  let fixture: ReturnType<typeof subscriptionFixture>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await asDemo(database.db);
    fixture = subscriptionFixture(database);
  });
  afterAll(() => database.close());

  it('is told to nobody before it is confirmed, and then to all', async () => {
    const email = somebody();
    expect(await fixture.ask(email)).toMatchObject({ confirms_by_letter: true });
    for (const lead of await leadsToRetry(database.db, { untold: true }))
      await retryLead(database.db, lead, destinations);
    expect([await fixture.states(email), await fixture.toldTo(email)]).toEqual(['unconfirmed', []]);
    const token = await fixture.linkTo(email);
    expect(await fixture.client.subscriptionLink(token)).toEqual({
      purpose: 'confirm',
      email: expect.stringMatching(/^c•••\d@exemplo\.com\.br$/),
      kinds: ['newsletter'],
      state: 'unconfirmed',
    });
    expect(await fixture.states(email)).toBe('unconfirmed');
    await fixture.client.confirmSubscription(token);
    expect(await fixture.states(email)).toBe('confirmed');
    expect(await fixture.toldTo(email)).toEqual(['house', 'webhook', 'mautic']);
    // A button that is pressed twice.
    await fixture.client.confirmSubscription(token);
    expect(await fixture.toldTo(email)).toEqual(['house', 'webhook', 'mautic']);
    const [{ consent_version, consent_at, page, confirmed_at }] = (await fixture.rows(email)) as [
      Awaited<ReturnType<typeof fixture.rows>>[0],
    ];
    expect([consent_version, consent_at.toISOString(), page, confirmed_at]).toEqual([
      '2026-11-23',
      '2026-11-23T12:00:00.000Z',
      '/imoveis',
      expect.any(Date),
    ]);
  });

  it('of newsletter and magazine is one row each, confirmed by one e-mail', async () => {
    const email = somebody();
    await fixture.ask(email);
    await fixture.ask(email.toUpperCase(), { kind: 'curator-assign' });
    await fixture.ask(email, { name: 'Clara Francisca' });
    const emails = await fixture.asking(email);
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain('a newsletter e a revista Curate da Bossa Nova');
    expect((await fixture.rows(email)).map(({ kind, name }) => [kind, name])).toEqual([
      ['newsletter', 'Clara Francisca'],
      ['curator-assign', 'Clara Nunes'],
    ]);
    await fixture.client.confirmSubscription(tokenIn(emails[0]!));
    expect(await fixture.states(email)).toBe('confirmed,confirmed');
  });

  it('asks once a day, and a link serves 48 hours', async () => {
    const email = somebody();
    await fixture.ask(email);
    const first = await fixture.linkTo(email);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    await fixture.pass(23);
    await fixture.ask(email);
    expect(await fixture.asking(email)).toEqual([]);
    await fixture.pass(2);
    await fixture.ask(email);
    const second = await fixture.linkTo(email);
    await expect(fixture.client.confirmSubscription(first)).rejects.toMatchObject(gone);
    await fixture.pass(48.1);
    expect(await fixture.client.subscriptionLink(second)).toBeNull();
    await expect(fixture.client.confirmSubscription(second)).rejects.toMatchObject(gone);
    expect(await fixture.states(email)).toBe('unconfirmed');
  });

  it('that nobody confirms is gone after seven days, with its contact', async () => {
    const [late, other] = [somebody(), somebody()];
    await fixture.ask(late);
    await fixture.pass(7 * 24 + 1);
    await fixture.ask(other);
    await forget(database.db);
    expect([await fixture.states(late), await fixture.states(other)]).toEqual(['', 'unconfirmed']);
    const leads = await database.db.selectFrom('lead').select('email').execute();
    expect(leads.map(({ email }) => email)).not.toContain(late);
    expect(leads.map(({ email }) => email)).toContain(other);
  });

  it('of before there was anything to confirm is asked once', async () => {
    const email = somebody();
    const proof = { consent_version: '2026-11-21', consent_at: new Date('2026-11-21T12:00:00Z') };
    await database.db
      .insertInto('subscription')
      .values({
        kind: 'newsletter',
        email,
        name: 'Clara Nunes',
        state: 'unconfirmed',
        ...proof,
        created_at: clock.now(),
      })
      .execute();
    await forget(database.db);
    expect([
      await requestLegacyConfirmations(database.db),
      await requestLegacyConfirmations(database.db),
    ]).toEqual([1, 0]);
    const [sentEmail, ...more] = await fixture.asking(email);
    expect([sentEmail!.subject, more]).toEqual(['Quer continuar a receber nossas cartas?', []]);
    // A bulk letter, so a mail program has its one click.
    const leave = new URL(sentEmail!.unsubscribe!).searchParams.get('token')!;
    expect(await fixture.client.subscriptionLink(leave)).toMatchObject({
      purpose: 'leave',
      state: 'unconfirmed',
    });
    await fixture.client.confirmSubscription(tokenIn(sentEmail!));
    expect(await fixture.states(email)).toBe('confirmed');
  });

  it('of an account is confirmed by what proves its e-mail', async () => {
    const person = await signedInCustomer(fixture.client, { email: somebody(), recebeNewsletter: true });
    const { email } = person;
    expect(await person.customer.userData()).toMatchObject({ recebeNewsletter: true });
    expect([await fixture.states(email), await fixture.toldTo(email)]).toEqual(['unconfirmed', []]);
    const sentEmail = await emailTo(database.db, email, 'verification');
    await fixture.auth().verify(tokenIn(sentEmail));
    expect(await fixture.states(email)).toBe('confirmed');
    expect(await fixture.toldTo(email)).toEqual(['house', 'webhook', 'mautic']);
    expect(await fixture.asking(email)).toEqual([]);
    // The profile's box is the same row.
    await person.customer.saveUserData({ nome: person.nome, recebeNewsletter: false });
    expect([await fixture.states(email), (await person.customer.userData()).recebeNewsletter]).toEqual([
      'left',
      false,
    ]);
    await person.customer.saveUserData({ nome: person.nome, recebeNewsletter: true });
    expect([await fixture.states(email), await fixture.asking(email)]).toEqual(['confirmed', []]);
    await person.customer.saveUserData({ nome: 'Clara Francisca', recebeNewsletter: true });
    expect((await fixture.rows(email)).map(({ name }) => name)).toEqual(['Clara Nunes']);
  });

  it('needs no letter when it is asked for signed in, e-mail proven', async () => {
    const [own, others] = [somebody(), somebody()];
    for (const email of [own, others]) {
      const person = await signedInCustomer(fixture.client, { email });
      await database.db
        .updateTable('account')
        .set({ verified_at: clock.now() })
        .where('email', '=', email)
        .execute();
      const client = email === own ? person.customer : fixture.client;
      await client.sendLead(fixture.wish(email));
      expect([email, await fixture.states(email)]).toEqual([
        email,
        email === own ? 'confirmed' : 'unconfirmed',
      ]);
      expect(await fixture.asking(email)).toHaveLength(email === own ? 0 : 1);
    }
  });

  it('is not for an account that has not proven its e-mail', async () => {
    const email = somebody();
    await fixture.ask(email);
    await fixture.client.confirmSubscription(await fixture.linkTo(email));
    const stranger = await signedInCustomer(fixture.client, { email });
    expect(await stranger.customer.userData()).toMatchObject({ recebeNewsletter: false });
    await stranger.customer.saveUserData({ nome: 'Outra Pessoa', recebeNewsletter: true });
    await stranger.customer.saveUserData({ nome: 'Outra Pessoa', recebeNewsletter: false });
    expect([await fixture.states(email), (await fixture.rows(email))[0]!.name]).toEqual([
      'confirmed',
      'Clara Nunes',
    ]);
  });
});
