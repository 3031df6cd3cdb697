import { inTransaction } from '@api/platform/db/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { inviteOwners } from '@api/owners/invitations';
import { ownsAny } from '@api/owners/queries/owners';
import { makeAccount } from '../support/accounts';
import { signedInCustomer } from '../support/customer';
import { testEngines } from '../support/database';
import { announced } from './make-announcement';
import { email, type Brokerage, openBrokerage } from './brokerage';

describe.each(testEngines)('the owner of a home that the house accepts, on %s', (engine) => {
  let brokerage: Brokerage;
  beforeAll(async () => {
    brokerage = await openBrokerage(engine);
  });
  afterAll(() => brokerage.close());
  beforeEach(() => brokerage.clear());

  it('links to the sender’s account, else to that of the proven e-mail', async () => {
    const owner = await makeAccount(brokerage.db, { email, verified_at: clock.now() });
    const protocol = await announced(brokerage.app);
    await brokerage.done('accept', protocol);
    const { email: owned } = await brokerage.db
      .selectFrom('property_owner')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(owned).toBe(email);
    expect(await ownsAny(brokerage.db, owner.id)).toBe(false);
    await brokerage.done('publish', protocol);
    expect(await ownsAny(brokerage.db, owner.id)).toBe(true);
    const emails = await brokerage.letters();
    expect(emails.find(({ subject }) => /aceito/.test(subject))!.text).not.toContain('conta');
    const { property_id } = await brokerage.stored(protocol);
    expect(emails.find(({ subject }) => /no ar/.test(subject))!.text).toContain(`/${property_id}\n`);
  });

  it('prefers the sender’s proven account e-mail to the one in the form', async () => {
    const { session, email: own } = await signedInCustomer(brokerage.client);
    await brokerage.db.updateTable('account').set({ verified_at: clock.now() }).execute();
    await brokerage.done('accept', await announced(brokerage.app, {}, session.access_token));
    expect(await brokerage.db.selectFrom('property_owner').selectAll().execute()).toMatchObject([
      { email: own },
    ]);
    const accepted = (await brokerage.letters()).find(({ subject }) => /aceito/.test(subject))!;
    expect(accepted.text).not.toContain('conta');
    // Its page is not shown before it is published.
    expect(accepted.text).not.toContain('/usado/');
  });

  it('invites to register in the acceptance e-mail, without a second one', async () => {
    const protocol = await announced(brokerage.app);
    await brokerage.done('accept', protocol);
    await brokerage.done('publish', protocol);
    const { property_id } = await brokerage.stored(protocol);
    const link = { property: property_id!, reference: `AN-${protocol}`, email, onlyYouUntil: null };
    expect(await inTransaction(brokerage.db, (write) => inviteOwners(write, [link]))).toBe(0);
    const accepted = (await brokerage.letters()).find(({ subject }) => /aceito/.test(subject))!;
    expect(accepted.text).toContain('crie uma conta com exatamente este e-mail');
    await makeAccount(brokerage.db, { email });
    const second = await announced(brokerage.app);
    await brokerage.done('accept', second);
    const acceptedEmail = (await brokerage.letters()).find(({ subject }) => /aceito/.test(subject))!;
    expect(acceptedEmail.text).toContain('confirme o e-mail da sua conta');
  });
});
