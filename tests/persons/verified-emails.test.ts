import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountOfIdentity } from '@api/accounts/sign-in-by-identity';
import type { Database } from '@api/database';
import { saveSubscriptionRequest } from '@api/leads/subscriptions/store';
import { clock } from '@domain/kernel/clock';
import { makeAccount } from '../support/accounts';
import { testApi } from '../support/api';
import { deleteAccount, exportOf, hooks } from '../support/composed';
import { openTestDatabase, type TestDatabase } from '../support/database';

const [first, second] = ['clara@exemplo.com.br', 'clara.nunes@exemplo.com.br'];
let database: TestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['account', 'lead', 'subscription', 'announcement_draft', 'work'] as const)
    await db.deleteFrom(table).execute();
});

const caller = { ip: '10.0.0.1', device: 'Chrome', place: null };
/** Signs in with the same identity; its provider proves this address. */
const signIn = async (email: string) => {
  const identity = { issuer: 'https://accounts.example', subject: 'clara', email, name: 'Clara Nunes' };
  return (await accountOfIdentity(db, identity, { provider: 'google', caller, hooks })).account;
};
const draft = async (email: string, account_id: number | null = null) => {
  const now = clock.now();
  const fields = JSON.stringify({ email: { value: [` ${email.toUpperCase()}`] } });
  await db
    .insertInto('announcement_draft')
    .values({ account_id, fields, created_at: now, saved_at: now })
    .execute();
};
async function sendWith(email: string): Promise<void> {
  const consent = { version: '2026-11-21', at: '2026-11-21T12:00:00Z' };
  const { client } = testApi(database);
  const lead = { kind: 'contact' as const, name: 'Clara', message: 'Olá', consent };
  await client.sendLead({ ...lead, idempotency_key: randomUUID(), email: email.toUpperCase() });
  await saveSubscriptionRequest(db, {
    ...{ kind: 'newsletter', email, name: 'Clara', page: '/', own: false, isProven: true },
    ...{ consent_version: consent.version, consent_at: clock.now() },
  });
  await draft(email);
}
const count = async (table: 'subscription' | 'announcement_draft') =>
  (await db.selectFrom(table).select('created_at').execute()).length;

test('exports and deletes what was sent with another address of a provider', async () => {
  await signIn(first);
  await sendWith(second);
  const account = await signIn(second);
  expect(account.email).toBe(first);
  expect(await exportOf(db, account)).toMatchObject({
    entraCom: [{ provedor: 'google', email: second }],
    contatos: [{ mensagem: 'Olá', email: second.toUpperCase() }],
    assinaturas: [{ email: second }],
    rascunhosDeAnuncio: [{ protocolo: null }],
  });
  await db.transaction().execute((write) => deleteAccount(write, account));
  expect([await count('subscription'), await count('announcement_draft')]).toEqual([0, 0]);
  expect(await db.selectFrom('lead').select('kind').execute()).toEqual([{ kind: 'contact' }]);
  const jobs = await db.selectFrom('work').select('kind').where('kind', '=', 'erased-files').execute();
  expect(jobs).toHaveLength(1);
});

test('leaves an address to the account that has verified it', async () => {
  await signIn(first);
  const account = await signIn(second);
  await makeAccount(db, { email: second, verified_at: clock.now() });
  await sendWith(second);
  expect(await exportOf(db, account)).toMatchObject({
    contatos: [],
    assinaturas: [],
    rascunhosDeAnuncio: [],
  });
  await db.transaction().execute((write) => deleteAccount(write, account));
  expect([await count('subscription'), await count('announcement_draft')]).toEqual([1, 1]);
});

test('leaves the draft of another account, whatever address is typed in it', async () => {
  const account = await signIn(first);
  await draft(first, (await makeAccount(db)).id);
  expect(await exportOf(db, account)).toMatchObject({ rascunhosDeAnuncio: [] });
  await db.transaction().execute((write) => deleteAccount(write, account));
  expect(await count('announcement_draft')).toBe(1);
});
