import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '@api/accounts/queries/sessions';
import { sqlNow } from '@api/platform/db/sql-now';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { signedInCustomer, testCaller, testPassword } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

const ended = { status: 401, code: 'SIGNED_OUT' };

describe.each(testEngines)('a session on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    client = api.client;
  });
  afterAll(() => database.close());

  const again = async ({ email, password }: { email: string; password: string }) => {
    const caller = testCaller();
    const session = await client.auth(caller).login({ email, password });
    return { session, customer: client.as(session.access_token, caller) };
  };

  it('is dead after signing out, its bearer and what renews it', async () => {
    const { customer, session, caller } = await signedInCustomer(client);
    await customer.logout();
    await expect(customer.userData()).rejects.toMatchObject(ended);
    await expect(client.auth(caller).refresh(session.refresh_token!)).rejects.toMatchObject(ended);
    await expect(customer.logout()).rejects.toMatchObject(ended);
  });

  it('is renewed by a new bearer; the earlier one serves until its own end', async () => {
    const { customer, session, caller } = await signedInCustomer(client);
    const renewed = await client.auth(caller).refresh(session.refresh_token!);
    expect(renewed.access_token).not.toBe(session.access_token);
    await client.as(renewed.access_token, caller).userData();
    await customer.userData();
  });

  describe('what renews it', () => {
    const renewer = async () => {
      const { session, caller, email, customer } = await signedInCustomer(client);
      const renew = (token: string) => client.auth(caller).refresh(token);
      const renewed = async (token: string) => (await renew(token)).refresh_token!;
      return { first: session.refresh_token!, renew, renewed, caller, email, customer };
    };
    /** Moves the clock on for all that has an end. */
    const pass = (seconds: number) =>
      database.db
        .updateTable('session_refresh')
        .set({ good_until: sql<Date>`good_until - make_interval(secs => ${seconds})` })
        .execute();

    it('changes with each use, and concurrent renewals all stay signed in', async () => {
      const { first, renewed } = await renewer();
      const given = await Promise.all(Array.from({ length: 4 }, () => renewed(first)));
      expect(new Set([first, ...given]).size).toBe(5);
      // Whichever answer came last, its cookie works, and for a minute the others'.
      const refreshToken = given[2]!;
      await renewed(refreshToken);
      for (const other of given) await renewed(other);
      await pass(61);
      await renewed(refreshToken);
    });

    it('stays valid until the new one is used, so a lost answer is harmless', async () => {
      const { first, renewed } = await renewer();
      for (let times = 0; times < 3; times += 1) {
        await renewed(first);
        await pass(3600);
      }
    });

    it('is valid for one more minute; later use ends the session, audited', async () => {
      const { first, renew, renewed, customer, caller, email } = await renewer();
      const second = await renewed(first);
      const third = await renewed(second);
      await renew(first);
      await pass(61);
      await expect(renew(first)).rejects.toMatchObject(ended);
      for (const token of [third, second]) await expect(renew(token)).rejects.toMatchObject(ended);
      await expect(customer.userData()).rejects.toMatchObject(ended);
      const { customer: again } = await signInAgain(email, caller);
      const { data } = await again.audit();
      expect(data.filter(({ kind }) => kind === 'session-misused')).toHaveLength(1);
    });

    it('that was taken and used beside its owner’s ends it for both', async () => {
      const { first, renewed, renew } = await renewer();
      const [taken, own] = [await renewed(first), await renewed(first)];
      const next = await renewed(own);
      await pass(61);
      await expect(renew(taken)).rejects.toMatchObject(ended);
      await expect(renew(next)).rejects.toMatchObject(ended);
    });

    it('makes no session longer than its year', async () => {
      const { first, renew } = await renewer();
      const end = () => database.db.selectFrom('session').select('expires_at').orderBy('id').execute();
      const before = await end();
      await renew(first);
      expect(await end()).toEqual(before);
    });

    it('of nobody tells nothing', async () => {
      const { renew, first } = await renewer();
      for (const token of ['x'.repeat(43), `${'x'.repeat(43)}.${'y'.repeat(43)}`])
        await expect(renew(token)).rejects.toMatchObject(ended);
      await renew(first);
    });

    const signInAgain = async (email: string, caller: ReturnType<typeof testCaller>) => {
      const session = await client.auth(caller).login({ email, password: testPassword });
      return { customer: client.as(session.access_token, caller) };
    };
  });

  it('expires with its bearer until renewed, and finally after one year', async () => {
    const { customer, session, caller, email } = await signedInCustomer(client);
    await database.db.updateTable('session_token').set({ expires_at: sqlNow() }).execute();
    await expect(customer.userData()).rejects.toMatchObject(ended);
    const { access_token } = await client.auth(caller).refresh(session.refresh_token!);
    expect(await client.as(access_token, caller).userData()).toMatchObject({ email });
    await database.db.updateTable('session').set({ expires_at: sqlNow() }).execute();
    await expect(client.as(access_token, caller).userData()).rejects.toMatchObject(ended);
    await expect(client.auth(caller).refresh(session.refresh_token!)).rejects.toMatchObject(ended);
  });

  it.each([undefined, 'Bearer', 'Bearer short', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`])(
    'is nothing that %s could stand for',
    async (authorization) => {
      const headers = authorization ? { authorization } : undefined;
      const answer = await api.app.request('/clientArea/userData', { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'SIGNED_OUT' });
    },
  );

  it('is listed with device and place, and can be ended from the list', async () => {
    const first = await signedInCustomer(client);
    const second = await again(first);
    const { data } = await first.customer.sessions();
    expect(data).toMatchObject([
      { device: 'Chrome no Windows', place: 'RJ', provider: 'bossa-nova', current: false },
      { device: 'Chrome no Windows', place: 'RJ', provider: 'bossa-nova', current: true },
    ]);
    await first.customer.endSession(data[0]!.id);
    await expect(second.customer.userData()).rejects.toMatchObject(ended);
    expect((await first.customer.sessions()).data).toHaveLength(1);
  });

  it('is one of fifty at most: of more, the longest unused ends', async () => {
    const { email } = await signedInCustomer(client);
    const { id: account } = await database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const open = async () =>
      (await database.db.selectFrom('session').select('id').where('account_id', '=', account).execute()).map(
        ({ id }) => id,
      );
    const begin = () => createSession(database.db, account, { provider: 'bossa-nova', caller });
    const caller = { ip: null, device: 'Chrome no Windows', place: null };
    const [first] = await open();
    const second = await begin();
    await database.db
      .updateTable('session')
      .set({ last_used_at: sql<Date>`${sqlNow()} - interval '1 day'` })
      .where('id', '=', second.id)
      .execute();
    for (let number = 3; number <= 50; number += 1) await begin();
    expect(await open()).toHaveLength(50);
    const last = await begin();
    const left = await open();
    expect(left).toHaveLength(50);
    expect(left).toEqual(expect.arrayContaining([first, last.id]));
    expect(left).not.toContain(second.id);
  });

  it('ends with all others but the one that asks', async () => {
    const first = await signedInCustomer(client);
    const others = [await again(first), await again(first)];
    await first.customer.endSession();
    for (const { customer } of others) await expect(customer.userData()).rejects.toMatchObject(ended);
    await first.customer.userData();
  });

  it('of somebody else is not found, and goes on', async () => {
    const mine = await signedInCustomer(client);
    const theirs = await signedInCustomer(client);
    const { data } = await theirs.customer.sessions();
    await expect(mine.customer.endSession(data[0]!.id)).rejects.toMatchObject({ status: 404 });
    await theirs.customer.userData();
  });

  it('leaves a trail that its owner reads, and nobody else’s', async () => {
    await signedInCustomer(client);
    const first = await signedInCustomer(client);
    await expect(again({ ...first, password: 'Moringa#1962' })).rejects.toMatchObject({ status: 401 });
    const second = await again(first);
    await second.customer.logout();
    const { data } = await first.customer.audit();
    expect(data.map(({ kind }) => kind)).toEqual([
      'signed-out',
      'signed-in',
      'sign-in-refused',
      'signed-in',
      'registered',
    ]);
    expect(data[0]).toMatchObject({ device: 'Chrome no Windows', place: 'RJ', provider: 'bossa-nova' });
  });
});
