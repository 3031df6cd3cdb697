import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordProblems } from '@api/accounts/password-policy';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { registration, signedInCustomer, testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { emailTo, emailsTo, tokenIn } from '../support/emails';

const newPassword = 'Moringa#1958';
const gone = { status: 410, answer: { message: 'Este link já foi usado ou venceu. Peça outro.' } };

describe.each(testEngines)('a letter’s link on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ client } = testApi(database));
  });
  afterAll(() => database.close());

  const auth = () => client.auth(testCaller());
  const linkOf = async (email: string, letter: string) => tokenIn(await emailTo(database.db, email, letter));
  const askForReset = async (email: string) => {
    await auth().forgotPassword(email);
    return linkOf(email.toLowerCase(), 'password-reset');
  };
  const trailOf = async ({ customer }: Awaited<ReturnType<typeof signedInCustomer>>) =>
    (await customer.audit()).data.map(({ kind }) => kind);
  const grow = (hours: number) =>
    sql`update one_time_token set expires_at = expires_at - ${hours} * interval '1 hour'`.execute(
      database.db,
    );

  it('proves the address, once; the owner reads of it in the trail', async () => {
    const person = await signedInCustomer(client);
    await person.customer.resendVerification();
    const token = await linkOf(person.email, 'verification');
    expect(await person.customer.userData()).toMatchObject({ emailValidado: false });
    await auth().verify(token);
    expect(await person.customer.userData()).toMatchObject({ emailValidado: true });
    await expect(auth().verify(token)).rejects.toMatchObject(gone);
    expect(await trailOf(person)).toContain('email-verified');
  });

  it('is not sent again to an address that is proven', async () => {
    const person = await signedInCustomer(client);
    await person.customer.resendVerification();
    await auth().verify(await linkOf(person.email, 'verification'));
    await person.customer.resendVerification();
    expect(await emailsTo(database.db, person.email)).toEqual([]);
  });

  it('does not reset the password to the own name, and counts on', async () => {
    const person = await signedInCustomer(client);
    const token = await askForReset(person.email);
    await expect(auth().resetPassword({ token, password: 'ClaraNunes#1' })).rejects.toMatchObject({
      status: 422,
      answer: { errors: { password: [passwordProblems.owner] } },
    });
    await auth().resetPassword({ token, password: newPassword });
  });

  it('resets the password once, ends old sessions and notifies the owner', async () => {
    const person = await signedInCustomer(client);
    const token = await askForReset(person.email.toUpperCase());
    await auth().resetPassword({ token, password: newPassword });
    await expect(person.customer.userData()).rejects.toMatchObject({ status: 401 });
    await expect(auth().refresh(person.session.refresh_token!)).rejects.toMatchObject({ status: 401 });
    await expect(auth().login({ email: person.email, password: person.password })).rejects.toMatchObject({
      status: 401,
    });
    const session = await auth().login({ email: person.email, password: newPassword });
    const customer = client.as(session.access_token, testCaller());
    // The letter has proven the address as well.
    expect(await customer.userData()).toMatchObject({ emailValidado: true });
    expect(await trailOf({ ...person, customer })).toEqual([
      'signed-in',
      'sign-in-refused',
      'password-reset',
      'password-reset-asked',
      'signed-in',
      'registered',
    ]);
    const [letter] = await emailsTo(database.db, person.email);
    expect(letter).toMatchObject({ subject: 'Sua senha foi trocada' });
    await expect(auth().resetPassword({ token, password: newPassword })).rejects.toMatchObject(gone);
  });

  it('gives it once where it is used many times at once', async () => {
    const person = await signedInCustomer(client);
    const token = await askForReset(person.email);
    const passwords = Array.from({ length: 8 }, (_, index) => `${newPassword}${index}`);
    const tries = await Promise.allSettled(
      passwords.map((password) => auth().resetPassword({ token, password })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is the newest one only, and of its own kind only', async () => {
    const person = await signedInCustomer(client);
    const first = await askForReset(person.email);
    const second = await askForReset(person.email);
    const reset = (token: string) => auth().resetPassword({ token, password: newPassword });
    await expect(reset(first)).rejects.toMatchObject(gone);
    await expect(auth().verify(second)).rejects.toMatchObject(gone);
    await reset(second);
  });

  it.each([
    ['verification', 24],
    ['password-reset', 1],
  ] as const)('serves for as long as its letter says: %s, %i h', async (letter, hours) => {
    const person = await signedInCustomer(client);
    const use = (token: string) =>
      letter === 'verification'
        ? auth().verify(token)
        : auth().resetPassword({ token, password: newPassword });
    const draw = async () => {
      if (letter === 'verification') await person.customer.resendVerification();
      else await auth().forgotPassword(person.email);
      return linkOf(person.email, letter);
    };
    const late = await draw();
    await grow(hours);
    await expect(use(late)).rejects.toMatchObject(gone);
    const inTime = await draw();
    await grow(hours - 0.01);
    await use(inTime);
  });

  it('is kept as a hash only, and nowhere before it is sent', async () => {
    const person = await signedInCustomer(client);
    await auth().forgotPassword(person.email);
    const before = JSON.stringify(await database.db.selectFrom('work').selectAll().execute());
    const token = await linkOf(person.email, 'password-reset');
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const storedTokens = JSON.stringify(await database.db.selectFrom('one_time_token').selectAll().execute());
    for (const rows of [before, storedTokens]) expect(rows).not.toContain(token);
  });

  it('is not used up by a new password that breaks the rule, which is told', async () => {
    const person = await signedInCustomer(client);
    const token = await askForReset(person.email);
    await expect(auth().resetPassword({ token, password: 'leblon' })).rejects.toMatchObject({
      status: 422,
      answer: { errors: { password: [expect.stringContaining('uma letra maiúscula')] } },
    });
    await auth().resetPassword({ token, password: newPassword });
  });

  it('leads to the address of the settings, whatever Host the request has', async () => {
    const { email } = await signedInCustomer(client);
    const { app } = testApi(database);
    await app.request('http://evil.example/auth/password/forgot', {
      method: 'POST',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email }),
    });
    const letter = await emailTo(database.db, email, 'password-reset');
    expect(letter.text).toContain('https://bossa.example/area-do-cliente/redefinir-senha?token=');
    expect(letter.html + letter.text).not.toContain('evil');
  });

  it('sends nothing to an unknown e-mail and gives the same answer', async () => {
    const { email } = registration();
    const known = await signedInCustomer(client);
    const { app } = testApi(database);
    const ask = async (address: string) => {
      const response = await app.request('/auth/password/forgot', {
        method: 'POST',
        body: JSON.stringify({ email: address }),
      });
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    };
    expect(await ask(email)).toEqual(await ask(known.email));
    expect(await emailsTo(database.db, email)).toEqual([]);
  });

  it('invites to register by an address that has no account, and makes none', async () => {
    const { email } = registration();
    await auth().confirmRegistration({ email, name: 'Clara Nunes' });
    const [letter] = await emailsTo(database.db, email);
    const link = new URL(/https:\S+cadastre-se\S+/.exec(letter!.text)![0]);
    expect(Object.fromEntries(link.searchParams)).toEqual({ email, nome: 'Clara Nunes' });
    expect(await auth().checkEmail(email)).toEqual({ email_exists: false });

    const known = await signedInCustomer(client);
    await auth().confirmRegistration({ email: known.email });
    expect((await emailsTo(database.db, known.email)).map(({ letter }) => letter)).not.toContain(
      'invitation',
    );
  });
});
