import { type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trustedCallers } from '@api/platform/http/trusted-callers';
import { readBrokerageNetworks } from '@api/platform/http/brokerage-networks';
import type { Database } from '@api/database';
import { ValueResponse } from '@contract/value-response';
import { clock, replaceClock } from '@domain/kernel/clock';
import { signedInCustomer } from '../support/customer';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { forget } from '../support/composed';
import { apiSecretHeader, codeOf, password, staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let start: () => void = () => {};
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
});
afterEach(() => {
  start();
  start = () => {};
});

const later = (minutes: number) => {
  const at = new Date(clock.nowMs() + minutes * 60_000);
  start();
  // A miss waits by the monotonic clock.
  start = replaceClock({ now: () => at, nowMs: () => at.getTime(), monotonicNow: () => performance.now() });
};
const statusOf = async (token: string | undefined, path = 'staff/members') => {
  const { status, body } = await api.call('GET', path, token);
  return [status, body.code];
};

describe('a password', () => {
  test('opens the enrolment of a factor, and after it the factor alone', async () => {
    const { email } = await api.addMember('direcao');
    const { token, state } = await api.signIn(email);
    expect(state).toBe('enrolment');
    expect(await statusOf(token)).toEqual([403, 'ENROLMENT_REQUIRED']);
    await api.enrol(token);
    const again = await api.signIn(email);
    expect(again.state).toBe('factor');
    expect(await statusOf(again.token)).toEqual([403, 'FACTOR_REQUIRED']);
  });

  test('is refused alike if wrong, of a stranger or of a removed member', async () => {
    const { email } = await api.addMember('vitrine');
    await db.insertInto('staff_member').values({ email: 'lista@casa.com.br' }).execute();
    const texts = [];
    for (const [address, given] of [
      [email, 'Outra#Senha1'],
      ['ninguem@casa.com.br', password],
      ['lista@casa.com.br', password],
    ])
      texts.push(
        (await api.call('POST', 'staff/sign-in', undefined, { email: address, password: given })).text,
      );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('WRONG_CREDENTIALS');
  });

  test('of one member is tried ten times; other members and customers go on', async () => {
    const [one, other] = [await api.addMember('vitrine'), await api.addMember('direcao')];
    const tryWrong = () => api.call('POST', 'staff/sign-in', undefined, { email: one.email, password: 'x' });
    for (let index = 0; index < 10; index += 1) expect((await tryWrong()).status).toBe(401);
    expect((await tryWrong()).status).toBe(429);
    await api.signIn(other.email);
    const { client } = testApi(database);
    await signedInCustomer(client, { email: one.email });
  });

  test('is tried thirty times from one address', async () => {
    const statuses = [];
    for (let index = 0; index <= 30; index += 1) {
      const body = { email: `p${index}@casa.com.br`, password };
      statuses.push((await api.call('POST', 'staff/sign-in', undefined, body, '203.0.113.9')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
  });

  test('is changed with the current one, and ends other sessions', async () => {
    const first = await api.member('direcao');
    const second = await api.signIn(first.email);
    const change = (current: string, wanted: string) =>
      api.call('PUT', 'staff/password', first.token, { current, password: wanted });
    expect((await change('Outra#Senha1', 'Coqueiro#2718')).body.errors).toEqual({
      current: ['A senha não confere'],
    });
    expect((await change(password, 'Bossa#2026')).status).toBe(422);
    expect((await change(password, 'Coqueiro#2718')).status).toBe(200);
    expect(await statusOf(second.token)).toEqual([401, 'SIGNED_OUT']);
    expect((await statusOf(first.token))[0]).toBe(200);
  });
});

describe('a session', () => {
  test('ends 12 hours after its last use, and after 7 days', async () => {
    const { token } = await api.member('direcao');
    later(11 * 60);
    expect((await statusOf(token))[0]).toBe(200);
    later(11 * 60);
    expect((await statusOf(token))[0]).toBe(200);
    later(12 * 60 + 1);
    expect(await statusOf(token)).toEqual([401, 'SIGNED_OUT']);
    const other = await api.member('operacao');
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      later(6 * 60);
      expect((await statusOf(other.token, 'staff/session'))[0]).toBe(200);
    }
    later(6 * 60 + 1);
    expect(await statusOf(other.token, 'staff/session')).toEqual([401, 'SIGNED_OUT']);
    await forget(db);
    expect(await db.selectFrom('staff_session').select('hash').execute()).toEqual([]);
  });

  test('without a factor lasts 15 minutes', async () => {
    const { email } = await api.addMember('direcao');
    const { token } = await api.signIn(email);
    later(14);
    expect((await statusOf(token, 'staff/session'))[0]).toBe(200);
    later(2);
    expect(await statusOf(token, 'staff/session')).toEqual([401, 'SIGNED_OUT']);
  });

  test('has another bearer after the factor; the old one is worth nothing', async () => {
    const { email } = await api.addMember('direcao');
    const { token } = await api.signIn(email);
    const enrolled = await api.enrol(token);
    expect(await statusOf(token)).toEqual([401, 'SIGNED_OUT']);
    const stepped = await api.call('POST', 'staff/factor/totp', enrolled.token, {
      code: codeOf(enrolled.totp, 1),
    });
    expect(stepped.status).toBe(200);
    expect(await statusOf(enrolled.token)).toEqual([401, 'SIGNED_OUT']);
    expect((await statusOf(stepped.body.data.token))[0]).toBe(200);
  });

  test('is stored as a hash, and ended by its member', async () => {
    const { token } = await api.member('direcao');
    const rows = await db.selectFrom('staff_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await api.good('POST', 'staff/sign-out', token);
    expect(await statusOf(token)).toEqual([401, 'SIGNED_OUT']);
  });

  test('steps up for ten minutes', async () => {
    const { token, totp } = await api.member('direcao');
    const invite = (bearer: string) =>
      api.call('POST', 'staff/invitations', bearer, { email: 'nova@casa.com.br', role: 'vitrine' });
    expect((await invite(token)).status).toBe(200);
    later(11);
    const refused = await invite(token);
    expect([refused.status, refused.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    expect((await statusOf(token))[0]).toBe(200);
    const stepped = (await api.good('POST', 'staff/factor/totp', token, { code: codeOf(totp) })).data;
    expect((await invite(stepped.token)).status).toBe(200);
  });

  test('says who it is, what the role may do, and until when', async () => {
    const { token, id } = await api.member('corretor');
    const { data } = await api.good('GET', 'staff/session', token);
    expect(data).toMatchObject({
      state: 'open',
      member: { id, name: 'Pessoa de corretor', email: 'corretor@casa.com.br', role: 'corretor' },
      grants: { 'contacts.read': 'own' },
      factors: { totp: true, passkeys: [], recovery_codes: 10 },
    });
    expect(Date.parse(data.step_up_until)).toBeGreaterThan(clock.nowMs());
  });
});

describe('the doors', () => {
  test("a customer's bearer is worth nothing here, and the reverse", async () => {
    const customers = testApi(database);
    const { session } = await signedInCustomer(customers.client);
    const { token } = await api.member('direcao');
    expect(await statusOf(session.access_token, 'staff/session')).toEqual([401, 'SIGNED_OUT']);
    for (const path of ['clientArea/userData', 'auth/sessions'])
      expect(await statusOf(token, path)).toEqual([401, 'SIGNED_OUT']);
  });

  test('ADMIN_NETWORKS: elsewhere nothing exists', async () => {
    const limited = staffApi(database, { isAdminAddress: readBrokerageNetworks('203.0.113.0/24')! });
    const { email } = await api.addMember('direcao');
    const signIn = (ip: string) => limited.call('POST', 'staff/sign-in', undefined, { email, password }, ip);
    const missing = await limited.call('GET', 'staff/nothing', undefined, undefined, '203.0.113.7');
    expect((await signIn('203.0.113.7')).status).toBe(200);
    expect((await signIn('198.51.100.7')).text).toBe(missing.text);
  });

  test('every answer is private and stored by nobody, refusals too', async () => {
    const { token } = await api.member('vitrine');
    for (const [path, bearer] of [
      ['staff/session', token],
      ['staff/session', undefined],
      ['staff/members', token],
      ['staff/nothing', token],
    ] as const)
      expect((await api.call('GET', path, bearer)).headers.get('cache-control')).toBe('private, no-store');
    const headers = { authorization: `Bearer ${token}` };
    const inProcess = await api.app.fetch(new Request('http://api.test/staff/session', { headers }), {
      inProcess: true,
    });
    expect(inProcess).toBeInstanceOf(ValueResponse);
    expect(inProcess.headers.get('cache-control')).toBe('private, no-store');
  });

  test('npm run api answers only our website', async () => {
    const { token } = await api.member('direcao');
    const secret = 'a-secret-of-32-letters-or-more-1';
    const ask = (secrets: string[], headers: Record<string, string>) => {
      const all = { authorization: `Bearer ${token}`, ...headers };
      const request = new Request('http://api.test/staff/session', { headers: all });
      const { request: passed, ...bindings } = trustedCallers(secrets)(request, '127.0.0.1');
      return api.app.fetch(passed, bindings);
    };
    const statuses = [];
    for (const response of [ask([secret], { [apiSecretHeader]: secret }), ask([secret], {}), ask([], {})])
      statuses.push((await response).status);
    expect(statuses).toEqual([200, 403, 403]);
  });
});
