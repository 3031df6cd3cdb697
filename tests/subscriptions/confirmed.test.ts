import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forget } from '@api/db/forget';
import { askThoseOfBefore } from '@api/subscriptions/ask';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { letterTo, tokenIn } from '../support/letters';
import { places, subscriptionGround } from './ground';
import { clock } from '@domain/clock';

const gone = { status: 410, code: 'LINK_GONE' };
let count = 0;
const somebody = () => `clara-${(count += 1)}@exemplo.com.br`;

describe('a subscription', () => {
  let database: TestDatabase;
  let ground: ReturnType<typeof subscriptionGround>;
  beforeAll(async () => {
    database = await openTestDatabase();
    ground = subscriptionGround(database);
  });
  afterAll(() => database.close());

  it('is told to nobody before it is confirmed, and then to all', async () => {
    const email = somebody();
    expect(await ground.ask(email)).toMatchObject({ confirms_by_letter: true });
    for (const lead of await leadsToRetry(database.db, { untold: true }))
      await retryLead(database.db, lead, places);
    expect([await ground.states(email), await ground.toldTo(email)]).toEqual(['unconfirmed', []]);
    const token = await ground.linkTo(email);
    expect(await ground.client.subscriptionLink(token)).toEqual({
      purpose: 'confirm',
      email: expect.stringMatching(/^c•••\d@exemplo\.com\.br$/),
      kinds: ['newsletter'],
      state: 'unconfirmed',
    });
    expect(await ground.states(email)).toBe('unconfirmed');
    await ground.client.confirmSubscription(token);
    expect(await ground.states(email)).toBe('confirmed');
    expect(await ground.toldTo(email)).toEqual(['house', 'webhook', 'mautic']);
    // A button that is pressed twice.
    await ground.client.confirmSubscription(token);
    expect(await ground.toldTo(email)).toEqual(['house', 'webhook', 'mautic']);
    const [{ consent_version, consent_at, page, confirmed_at }] = (await ground.rows(email)) as [
      Awaited<ReturnType<typeof ground.rows>>[0],
    ];
    expect([consent_version, consent_at.toISOString(), page, confirmed_at]).toEqual([
      '2026-11-23',
      '2026-11-23T12:00:00.000Z',
      '/imoveis',
      expect.any(Date),
    ]);
  });

  it('of newsletter and magazine is one row each, which one letter confirms together', async () => {
    const email = somebody();
    await ground.ask(email);
    await ground.ask(email.toUpperCase(), { kind: 'curator-assign' });
    await ground.ask(email, { name: 'Clara Francisca' });
    const letters = await ground.asking(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain('a newsletter e a revista Curate da Bossa Nova');
    expect((await ground.rows(email)).map(({ kind, name }) => [kind, name])).toEqual([
      ['newsletter', 'Clara Francisca'],
      ['curator-assign', 'Clara Nunes'],
    ]);
    await ground.client.confirmSubscription(tokenIn(letters[0]!));
    expect(await ground.states(email)).toBe('confirmed,confirmed');
  });

  it('asks once a day, and a link serves 48 hours', async () => {
    const email = somebody();
    await ground.ask(email);
    const first = await ground.linkTo(email);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    await ground.pass(23);
    await ground.ask(email);
    expect(await ground.asking(email)).toEqual([]);
    await ground.pass(2);
    await ground.ask(email);
    const second = await ground.linkTo(email);
    await expect(ground.client.confirmSubscription(first)).rejects.toMatchObject(gone);
    await ground.pass(48.1);
    expect(await ground.client.subscriptionLink(second)).toBeNull();
    await expect(ground.client.confirmSubscription(second)).rejects.toMatchObject(gone);
    expect(await ground.states(email)).toBe('unconfirmed');
  });

  it('that nobody confirms is gone after seven days, with its contact', async () => {
    const [late, other] = [somebody(), somebody()];
    await ground.ask(late);
    await ground.pass(7 * 24 + 1);
    await ground.ask(other);
    await forget(database.db);
    expect([await ground.states(late), await ground.states(other)]).toEqual(['', 'unconfirmed']);
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
    expect([await askThoseOfBefore(database.db), await askThoseOfBefore(database.db)]).toEqual([1, 0]);
    const [letter, ...more] = await ground.asking(email);
    expect([letter!.subject, more]).toEqual(['Quer continuar a receber nossas cartas?', []]);
    // A bulk letter, so a mail program has its one click.
    const leave = new URL(letter!.unsubscribe!).searchParams.get('token')!;
    expect(await ground.client.subscriptionLink(leave)).toMatchObject({
      purpose: 'leave',
      state: 'unconfirmed',
    });
    await ground.client.confirmSubscription(tokenIn(letter!));
    expect(await ground.states(email)).toBe('confirmed');
  });

  it('of an account is confirmed by what proves its e-mail', async () => {
    const person = await signedInCustomer(ground.client, { email: somebody(), recebeNewsletter: true });
    const { email } = person;
    expect(await person.customer.userData()).toMatchObject({ recebeNewsletter: true });
    expect([await ground.states(email), await ground.toldTo(email)]).toEqual(['unconfirmed', []]);
    const letter = await letterTo(database.db, email, 'verification');
    await ground.auth().verify(tokenIn(letter));
    expect(await ground.states(email)).toBe('confirmed');
    expect(await ground.toldTo(email)).toEqual(['house', 'webhook', 'mautic']);
    expect(await ground.asking(email)).toEqual([]);
    // The profile's box is the same row.
    await person.customer.saveUserData({ nome: person.nome, recebeNewsletter: false });
    expect([await ground.states(email), (await person.customer.userData()).recebeNewsletter]).toEqual([
      'left',
      false,
    ]);
    await person.customer.saveUserData({ nome: person.nome, recebeNewsletter: true });
    expect([await ground.states(email), await ground.asking(email)]).toEqual(['confirmed', []]);
    await person.customer.saveUserData({ nome: 'Clara Francisca', recebeNewsletter: true });
    expect((await ground.rows(email)).map(({ name }) => name)).toEqual(['Clara Nunes']);
  });

  it('needs no letter when it is asked for signed in, e-mail proven', async () => {
    const [own, others] = [somebody(), somebody()];
    for (const email of [own, others]) {
      const person = await signedInCustomer(ground.client, { email });
      await database.db
        .updateTable('account')
        .set({ verified_at: clock.now() })
        .where('email', '=', email)
        .execute();
      const client = email === own ? person.customer : ground.client;
      await client.sendLead(ground.wish(email));
      expect([email, await ground.states(email)]).toEqual([
        email,
        email === own ? 'confirmed' : 'unconfirmed',
      ]);
      expect(await ground.asking(email)).toHaveLength(email === own ? 0 : 1);
    }
  });

  it('is not for an account that has not proven its e-mail', async () => {
    const email = somebody();
    await ground.ask(email);
    await ground.client.confirmSubscription(await ground.linkTo(email));
    const stranger = await signedInCustomer(ground.client, { email });
    expect(await stranger.customer.userData()).toMatchObject({ recebeNewsletter: false });
    await stranger.customer.saveUserData({ nome: 'Outra Pessoa', recebeNewsletter: true });
    await stranger.customer.saveUserData({ nome: 'Outra Pessoa', recebeNewsletter: false });
    expect([await ground.states(email), (await ground.rows(email))[0]!.name]).toEqual([
      'confirmed',
      'Clara Nunes',
    ]);
  });
});
