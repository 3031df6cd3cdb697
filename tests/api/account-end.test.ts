import { personalDataOf } from '@api/modules';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteDueAccounts } from '@api/privacy/deletion';
import { saveFavorite } from '@api/favorites/queries/favorites';
import { noDeletionList } from '@api/platform/db/deletion-list';
import { silentLogger } from '../support/silent-logger';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer, testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { emailTo, emailsTo, tokenIn } from '../support/emails';
import { clock } from '@domain/kernel/clock';

const newPassword = 'Moringa#1958';
const deleting = { log: silentLogger, list: noDeletionList, personalData: personalDataOf() };

describe.each(testEngines)('an account’s owner on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ client } = testApi(database));
  });
  afterAll(() => database.close());

  const auth = () => client.auth(testCaller());
  type Person = Awaited<ReturnType<typeof signedInCustomer>>;
  const verify = async ({ email, customer }: Person) => {
    await customer.resendVerification();
    await auth().verify(tokenIn(await emailTo(database.db, email, 'verification')));
  };
  const again = async ({ email, password }: Person) =>
    client.as((await auth().login({ email, password })).access_token, testCaller());
  const emails = async ({ email }: Person) =>
    (await emailsTo(database.db, email)).map(({ letter: emailKind }) => emailKind);
  const refusal = (field: string) => ({
    status: 422,
    answer: { errors: { [field]: ['A senha não confere'] } },
  });

  it('changes the password, ends all other sessions and sends an e-mail', async () => {
    const person = await signedInCustomer(client);
    const elsewhere = await again(person);
    await emails(person);
    await person.customer.changePassword({ current: person.password, password: newPassword });
    await expect(elsewhere.userData()).rejects.toMatchObject({ status: 401 });
    expect((await person.customer.sessions()).data).toHaveLength(1);
    expect((await person.customer.audit()).data[0]).toMatchObject({ kind: 'password-changed' });
    expect(await emails(person)).toEqual(['password-changed']);
    await auth().login({ email: person.email, password: newPassword });
  });

  it('needs the current password; an older reset link does not change it', async () => {
    const person = await signedInCustomer(client);
    for (const current of ['Errada#123', undefined])
      await expect(person.customer.changePassword({ current, password: newPassword })).rejects.toMatchObject(
        refusal('current'),
      );
    await auth().forgotPassword(person.email);
    const token = tokenIn(await emailTo(database.db, person.email, 'password-reset'));
    await person.customer.changePassword({ current: person.password, password: newPassword });
    await expect(auth().resetPassword({ token, password: person.password })).rejects.toMatchObject({
      status: 410,
    });
  });

  it('gives an account of a provider its first password', async () => {
    const person = await signedInCustomer(client);
    await database.db
      .updateTable('account')
      .set({ password: null })
      .where('email', '=', person.email)
      .execute();
    await person.customer.changePassword({ password: newPassword });
    await auth().login({ email: person.email, password: newPassword });
  });

  it('exports all data of the account in one file, without any secret', async () => {
    const listing = makeListing({ title: 'Casa com jardim' });
    const { reference } = listing;
    const id = (await fillCatalogue(database.db, [listing])).get(reference);
    const [person, other] = [await signedInCustomer(client), await signedInCustomer(client)];
    const accounts = await database.db.selectFrom('account').select(['id', 'email']).execute();
    for (const { id: account_id, email } of accounts) {
      const mine = { account_id, property_id: id! };
      await saveFavorite(database.db, { account: account_id, property: id! });
      await database.db
        .insertInto('property_visit')
        .values({ ...mine, seen_at: clock.now() })
        .execute();
      await client.sendLead({
        idempotency_key: `key-of-account-${account_id}`,
        kind: 'contact',
        name: 'Clara Nunes',
        email: email.toUpperCase(),
        message: `De ${email}`,
        consent: { version: '2026-11-21', at: '2026-11-21T12:00:00Z' },
      });
    }
    expect((await person.customer.exportData()).contatos).toEqual([]);
    await verify(person);
    const file = await person.customer.exportData();
    expect(file).toMatchObject({
      cadastro: { nome: person.nome, email: person.email, emailValidado: true },
      sessoes: [{ aparelho: 'Chrome no Windows' }],
      historicoDeAcessos: expect.arrayContaining([expect.objectContaining({ oQue: 'registered' })]),
      pastas: [{ nome: 'Favoritos' }],
      favoritos: [{ codigo: reference, titulo: 'Casa com jardim', pasta: 'Favoritos' }],
      imoveisVistos: [{ codigo: reference, vezes: 1 }],
      contatos: [{ formulario: 'contact', mensagem: `De ${person.email}` }],
    });
    const text = JSON.stringify(file);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/scrypt|hash|token/i);
    expect((await person.customer.audit()).data[0]).toMatchObject({ kind: 'data-exported' });
  });

  it('needs the password to delete, gets an e-mail, ends other sessions', async () => {
    const person = await signedInCustomer(client);
    const elsewhere = await again(person);
    await emails(person);
    await expect(person.customer.deleteAccount('Errada#123')).rejects.toMatchObject(refusal('password'));
    const { exclusaoEm } = await person.customer.deleteAccount(person.password);
    expect((Date.parse(exclusaoEm) - Date.now()) / 86_400_000).toBeCloseTo(15, 2);
    expect(await person.customer.userData()).toMatchObject({ exclusaoEm });
    await expect(elsewhere.userData()).rejects.toMatchObject({ status: 401 });
    expect(await emails(person)).toEqual(['deletion-asked']);
    // Asked for once more, the days do not begin anew.
    expect(await person.customer.deleteAccount(person.password)).toEqual({ exclusaoEm });
    expect(await emails(person)).toEqual([]);
  });

  it('can sign in and cancel the deletion until the last day', async () => {
    const person = await signedInCustomer(client);
    await person.customer.deleteAccount(person.password);
    await pass(14.99);
    await deleteDueAccounts(database.db, deleting);
    const customer = await again(person);
    await customer.keepAccount();
    expect(await customer.userData()).toMatchObject({ exclusaoEm: null });
    await pass(100);
    await deleteDueAccounts(database.db, deleting);
    expect((await customer.audit()).data[0]).toMatchObject({ kind: 'deletion-taken-back' });
  });

  it('deletes the account with its data, except leads, and e-mails it', async () => {
    const person = await signedInCustomer(client);
    await verify(person);
    for (const kind of ['contact', 'newsletter'] as const)
      await client.sendLead({
        idempotency_key: `${kind}-${randomUUID()}`,
        kind,
        name: 'Clara Nunes',
        email: person.email,
        consent: { version: '2026-11-21', at: '2026-11-21T12:00:00Z' },
      });
    await auth().forgotPassword(person.email);
    await person.customer.deleteAccount(person.password);
    await pass(15.01);
    await Promise.all([1, 2, 3].map(() => deleteDueAccounts(database.db, deleting)));

    expect(await emails(person)).toEqual(['account-deleted']);
    await expect(person.customer.userData()).rejects.toMatchObject({ status: 401 });
    expect(await auth().checkEmail(person.email)).toEqual({ email_exists: false });
    const leads = database.db.selectFrom('lead').select('kind').where('email', '=', person.email);
    expect(await leads.execute()).toEqual([{ kind: 'contact' }]);
    await signedInCustomer(client, { email: person.email });
  });

  const pass = (days: number) =>
    sql`update account set deletion_at = deletion_at - ${days} * interval '1 day'`.execute(database.db);
});
