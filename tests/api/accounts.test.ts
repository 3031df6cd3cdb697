import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '@api/platform/http/secrets';
import { passwordProblems } from '@api/accounts/password-policy';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { registration, signedInCustomer, testCaller, testPassword } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

describe.each(testEngines)('an account by e-mail on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  let lastAnswer: ReturnType<typeof testApi>['told'];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ client, told: lastAnswer } = testApi(database));
  });
  afterAll(() => database.close());

  const login = (email: string, password = testPassword) =>
    client.auth(testCaller()).login({ email, password });

  const lettersTo = (email: string) =>
    database.db
      .selectFrom('work')
      .select(sql<string>`details->>'letter'`.as('letter'))
      .where('person', '=', email)
      .execute();

  it('registers, gets an e-mail and signs in, whatever the e-mail’s case', async () => {
    const person = registration();
    const auth = client.auth(testCaller());
    expect(await auth.checkEmail(person.email)).toEqual({ email_exists: false });
    await auth.register(person);
    expect(lastAnswer()).toEqual({ data: { username: person.email } });
    expect(await auth.checkEmail(person.email.toUpperCase())).toEqual({ email_exists: true });
    expect(await lettersTo(person.email)).toEqual([{ letter: 'verification' }]);
    const session = await login(person.email.toUpperCase());
    expect(session).toMatchObject({ user: { email: person.email, has_products: false } });
    expect(session.expires_in).toBeGreaterThan(60);
  });

  it('refuses a second registration of an e-mail with a field error', async () => {
    const person = registration();
    await client.auth(testCaller()).register(person);
    await expect(
      client.auth(testCaller()).register({ ...person, email: person.email.toUpperCase() }),
    ).rejects.toMatchObject({
      status: 422,
      answer: { errors: { email: [expect.stringContaining('já tem cadastro')] } },
    });
  });

  it('is not made of what breaks the rules, and each field says why', async () => {
    const refused = client.auth(testCaller()).register(
      registration({
        nome: 'Clara',
        email: 'clara',
        password: 'senha',
        dataNascimento: '31/02/2000',
        telefone: '123',
      }),
    );
    await expect(refused).rejects.toMatchObject({ status: 422 });
    const { answer } = await refused.catch((error) => error);
    expect(Object.keys(answer.errors).sort()).toEqual([
      'dataNascimento',
      'email',
      'nome',
      'password',
      'telefone',
    ]);
  });

  it('keeps neither a password nor a token as it is', async () => {
    const { session, email } = await signedInCustomer(client);
    const account = await database.db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(account.password).toMatch(/^\$scrypt\$ln=\d+,r=\d+,p=\d+\$[\w-]{22}\$[\w-]{43}$/);
    const stored = await database.db
      .selectFrom('session')
      .innerJoin('session_token', 'session_token.session_id', 'session.id')
      .select(['refresh_hash', 'hash'])
      .where('account_id', '=', account.id)
      .execute();
    expect(stored).toEqual([
      { refresh_hash: hashOf(session.refresh_token!.split('.')[0]!), hash: hashOf(session.access_token) },
    ]);
  });

  it('keeps a password anew at the cost of today when its owner signs in', async () => {
    const { email } = await signedInCustomer(client);
    const stored = () =>
      database.db
        .selectFrom('account')
        .select('password')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
    const { password: before } = await stored();
    const dearer = testApi(database, { ln: 5, r: 8, p: 1 }).client.auth(testCaller());
    await expect(dearer.login({ email, password: 'Moringa#1962' })).rejects.toMatchObject({ status: 401 });
    expect((await stored()).password).toBe(before);
    await dearer.login({ email, password: testPassword });
    expect((await stored()).password).toMatch(/^\$scrypt\$ln=5,r=8,p=1\$/);
    await dearer.login({ email, password: testPassword });
  });

  it.each([
    ['that everybody takes', 'Senha@123', passwordProblems.common],
    ['of the own name', 'ClaraNunes#1', passwordProblems.owner],
    ['of a place with a year', 'Leblon#1962', passwordProblems.names],
    ['of a short repeat', 'Xk1!Xk1!Xk1!', passwordProblems.repeated],
  ])('is not made with a password %s', async (_what, password, problem) => {
    await expect(client.auth(testCaller()).register(registration({ password }))).rejects.toMatchObject({
      status: 422,
      answer: { errors: { password: [problem] } },
    });
  });

  it('does not change its password to the own name', async () => {
    const { customer, password } = await signedInCustomer(client);
    await expect(
      customer.changePassword({ current: password, password: 'ClaraNunes#1' }),
    ).rejects.toMatchObject({ status: 422, answer: { errors: { password: [passwordProblems.owner] } } });
  });

  it('is told of to its owner, who may change all but the e-mail', async () => {
    const { customer, email } = await signedInCustomer(client, {
      telefone: '+55 (11) 98765-4321',
      dataNascimento: '29/02/1980',
      recebeNewsletter: true,
    });
    expect(await customer.userData()).toEqual({
      nome: 'Clara Nunes',
      email,
      telefone: '+55 (11) 98765-4321',
      dataNascimento: '29/02/1980',
      recebeNewsletter: true,
      emailValidado: false,
      temSenha: true,
      exclusaoEm: null,
      temImoveis: false,
    });
    await customer.saveUserData({ nome: 'Clara Francisca', telefone: null, dataNascimento: null });
    expect(await customer.userData()).toMatchObject({
      nome: 'Clara Francisca',
      email,
      telefone: null,
      dataNascimento: null,
      recebeNewsletter: false,
    });
    await expect(customer.saveUserData({ nome: 'Clara' })).rejects.toMatchObject({
      status: 422,
      answer: { errors: { nome: [expect.any(String)] } },
    });
  });
});
