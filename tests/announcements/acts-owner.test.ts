import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '@domain/clock';
import { inviteOwners } from '@api/owners/invitations';
import { ownsAny } from '@api/repositories/owners';
import { makeAccount } from '../support/accounts';
import { signedInCustomer } from '../support/customer';
import { testEngines } from '../support/database';
import { announced } from './ground';
import { email, type House, openHouse } from './house';

describe.each(testEngines)('the owner of a home that the house accepts, on %s', (engine) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(engine);
  });
  afterAll(() => house.close());
  beforeEach(() => house.clear());

  it('is its owner’s: the account’s that sent it, else that of its proven e-mail, once it is on offer', async () => {
    const owner = await makeAccount(house.db, { email, verified_at: clock.now() });
    const protocol = await announced(house.app);
    await house.done('accept', protocol);
    const { email: owned } = await house.db
      .selectFrom('property_owner')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(owned).toBe(email);
    expect(await ownsAny(house.db, owner.id)).toBe(false);
    await house.done('publish', protocol);
    expect(await ownsAny(house.db, owner.id)).toBe(true);
    const letters = await house.letters();
    expect(letters.find(({ subject }) => /aceito/.test(subject))!.text).not.toContain('conta');
    const { property_id } = await house.stored(protocol);
    expect(letters.find(({ subject }) => /no ar/.test(subject))!.text).toContain(`/${property_id}\n`);
  });

  it('is the account’s that sent it, whatever e-mail was given, where the account’s is proven', async () => {
    const { session, email: own } = await signedInCustomer(house.client);
    await house.db.updateTable('account').set({ verified_at: clock.now() }).execute();
    await house.done('accept', await announced(house.app, {}, session.access_token));
    expect(await house.db.selectFrom('property_owner').selectAll().execute()).toMatchObject([{ email: own }]);
    const accepted = (await house.letters()).find(({ subject }) => /aceito/.test(subject))!;
    expect(accepted.text).not.toContain('conta');
  });

  it('asks who has no account for one, in the letter that accepts it, and no owners file asks again', async () => {
    const protocol = await announced(house.app);
    await house.done('accept', protocol);
    await house.done('publish', protocol);
    const { property_id } = await house.stored(protocol);
    const link = { property: property_id!, reference: `AN-${protocol}`, email, onlyYouUntil: null };
    expect(await house.db.transaction().execute((write) => inviteOwners(write, [link]))).toBe(0);
    const accepted = (await house.letters()).find(({ subject }) => /aceito/.test(subject))!;
    expect(accepted.text).toContain('crie uma conta com exatamente este e-mail');
    await makeAccount(house.db, { email });
    const second = await announced(house.app);
    await house.done('accept', second);
    const asked = (await house.letters()).find(({ subject }) => /aceito/.test(subject))!;
    expect(asked.text).toContain('confirme o e-mail da sua conta');
  });
});
