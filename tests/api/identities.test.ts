import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { registration, signedInCustomer, testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { emailsTo } from '../support/emails';
import { type Claims, keyHost, nonce, providers, signed } from '../support/id-tokens';
import { clock } from '@domain/kernel/clock';

const host = await keyHost();
const network = setupServer(...host.handlers);
const signedOut = { status: 401, code: 'SIGNED_OUT' };
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());

describe.each(testEngines)('an identity on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    client = testApi(database, undefined, providers).client;
  });
  afterAll(() => database.close());

  const byProvider = async (claims: Claims) => {
    const caller = testCaller();
    const id_token = await signed(host.own, claims);
    const session = await client.auth(caller).exchange({ provider: 'facebook', id_token, nonce });
    return client.as(session.access_token, caller);
  };
  const validate = (email: string) =>
    database.db.updateTable('account').set({ verified_at: new Date() }).where('email', '=', email).execute();
  const kinds = async (customer: Awaited<ReturnType<typeof byProvider>>) =>
    (await customer.audit()).data.map(({ kind }) => kind);
  const accountsOf = (email: string) =>
    database.db.selectFrom('account').select('id').where('email', '=', email).execute();

  it('creates a validated account without a password, named by the provider', async () => {
    const customer = await byProvider({
      sub: 'nova',
      email: 'Nova@Exemplo.com.br',
      name: ' Nova  da Silva ',
    });
    expect(await customer.userData()).toMatchObject({
      nome: 'Nova da Silva',
      email: 'nova@exemplo.com.br',
      emailValidado: true,
      temSenha: false,
    });
    expect((await customer.sessions()).data).toMatchObject([{ provider: 'facebook', current: true }]);
    expect(await kinds(customer)).toEqual(['signed-in', 'registered']);
  });

  it.each([
    [{ name: undefined }, 'sem-nome'],
    [{ name: 42 }, 'sem-nome'],
    [{ name: '\u0000 \u0007' }, 'sem-nome'],
    [{ name: 'a'.repeat(500) }, 'a'.repeat(120)],
  ])('calls who is named %j by what there is', async (claims, nome) => {
    const email = 'sem-nome@exemplo.com.br';
    await database.db.deleteFrom('account').where('email', '=', email).execute();
    const customer = await byProvider({ sub: 'sem-nome', email, ...claims });
    expect(await customer.userData()).toMatchObject({ nome });
  });

  it('links to the validated account, which keeps password and sessions', async () => {
    const { email, password, customer, caller } = await signedInCustomer(client);
    await validate(email);
    const linked = await byProvider({ sub: 'validada', email: email.toUpperCase(), name: 'Outro Nome' });
    expect(await linked.userData()).toMatchObject({ email, nome: 'Clara Nunes', temSenha: true });
    expect((await linked.sessions()).data).toHaveLength(2);
    await expect(customer.userData()).resolves.toHaveProperty('email', email);
    await expect(client.auth(caller).login({ email, password })).resolves.toHaveProperty('access_token');
    expect(await kinds(linked)).toContain('identity-linked');
    expect((await emailsTo(database.db, email)).map(({ subject }) => subject)).toContain(
      'Sua conta também abre com o Facebook',
    );
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('takes over an unvalidated account and deletes its credentials', async () => {
    const { email, password, customer, session, caller } = await signedInCustomer(client);
    const [account] = await accountsOf(email);
    await database.db
      .insertInto('one_time_token')
      .values({
        hash: `h-${email}`,
        account_id: account!.id,
        purpose: 'reset',
        created_at: clock.now(),
        expires_at: new Date(clock.nowMs() + 1e6),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doNothing())
      .execute();
    const owner = await byProvider({ sub: 'dona', email });
    await expect(customer.userData()).rejects.toMatchObject(signedOut);
    await expect(client.auth(caller).refresh(session.refresh_token!)).rejects.toMatchObject(signedOut);
    await expect(client.auth(caller).login({ email, password })).rejects.toMatchObject({ status: 401 });
    const left = database.db.selectFrom('one_time_token').selectAll().where('account_id', '=', account!.id);
    expect(await left.execute()).toEqual([]);
    expect(await owner.userData()).toMatchObject({ email, emailValidado: true, temSenha: false });
    expect((await owner.sessions()).data).toHaveLength(1);
    expect(await kinds(owner)).toEqual(expect.arrayContaining(['email-verified', 'identity-linked']));
  });

  it('stays its account’s, whatever address the provider tells later', async () => {
    const first = await byProvider({ sub: 'mudou', email: 'antes@exemplo.com.br' });
    const then = await byProvider({ sub: 'mudou', email: 'depois@exemplo.com.br' });
    expect((await then.userData()).email).toBe((await first.userData()).email);
    expect(await accountsOf('depois@exemplo.com.br')).toEqual([]);
  });

  it('is one account, however many come at once', async () => {
    const email = 'juntas@exemplo.com.br';
    const all = await Promise.all(
      ['a', 'a', 'b', 'c', 'c'].map((sub, each) =>
        byProvider({ sub: `junta-${sub}`, email, jti: String(each) }),
      ),
    );
    expect(await accountsOf(email)).toHaveLength(1);
    for (const customer of all) expect((await customer.userData()).email).toBe(email);
  });

  it('a provider-proven address cannot be registered again', async () => {
    const person = registration();
    await byProvider({ sub: 'primeira', email: person.email });
    const register = client.auth(testCaller()).register(person);
    await expect(register).rejects.toMatchObject({ status: 422 });
    const login = client.auth(testCaller()).login({ email: person.email, password: person.password });
    await expect(login).rejects.toMatchObject({ status: 401 });
  });
});
