import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@api/open-database';
import { silentLogger } from '../support/silent-logger';
import type { Database } from '@api/database';
import { networkOf } from '@domain/network/ip-network';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { setTries } from '../support/attempts';
import { registration, testCaller, testPassword } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo, tokenIn } from '../support/emails';
import { stopClock } from '../support/stopped-clock';

const wrong = { status: 401, code: 'WRONG_CREDENTIALS' };
const tooMany = { status: 429, code: 'TOO_MANY_TRIES' };
const device = 'a-device-of-22-letters-';

/** Lets time pass for all that is counted. */
const later = (db: Kysely<Database>, seconds: number) =>
  sql`update attempt set tries = array(select tried - make_interval(secs => ${seconds}) from unnest(tries) tried order by 1)`.execute(
    db,
  );

describe('the limits of sign-in', () => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = testApi(database);
    client = api.client;
  });
  afterAll(() => database.close());
  let startClock: () => void;
  beforeEach(() => void (startClock = stopClock()));
  afterEach(() => startClock());

  const login = (email: string, { ip, ...rest }: { ip?: string; password?: string; device?: string } = {}) =>
    client.auth(testCaller(ip)).login({ email, password: testPassword, ...rest });
  /** How many of `times` tries, one after the other, were answered before the first refusal. */
  const answeredOf = async (times: number, attempt: () => Promise<unknown>) => {
    for (let count = 0; count < times; count += 1) {
      const error = await attempt().then(
        () => null,
        (reason) => reason,
      );
      if (error?.status === 429) return count;
    }
    return times;
  };
  const registered = async () => {
    const person = registration();
    await client.auth(testCaller()).register(person);
    return person.email;
  };
  const failTenTimes = async (email: string) => {
    for (let count = 0; count < 10; count += 1)
      await expect(login(email, { password: 'wrong' })).rejects.toMatchObject(wrong);
  };

  it('refuse an account’s 11th sign-in from one address in a minute', async () => {
    const [email, ip] = [await registered(), '203.0.113.1'];
    expect(await answeredOf(12, () => login(email, { ip }))).toBe(10);
    await login(email);
    await later(database.db, 61);
    await login(email, { ip });
  });

  it('refuse it too from a browser that the account knows', async () => {
    const [email, ip] = [await registered(), '203.0.113.2'];
    expect(await answeredOf(12, () => login(email, { ip, device }))).toBe(10);
  });

  it('answer 429 in Portuguese, with the seconds also in Retry-After', async () => {
    const [email, ip] = [await registered(), '203.0.113.3'];
    await answeredOf(11, () => login(email, { ip }));
    const answer = await api.app.request('/auth/login', {
      method: 'POST',
      headers: { 'x-forwarded-for': ip },
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { message, retry_after } = await answer.json();
    expect(message).toMatch(/^Muitas tentativas\. Aguarde (\d+ segundos?|1 minuto) e tente novamente\.$/);
    expect(retry_after).toBe(seconds);
  });

  it.each([
    ['an IPv4 address', () => '203.0.113.100'],
    ['an IPv6 network', (n: number) => `2001:db8:0:7::${n.toString(16)}`],
  ])('let a hundred sign-ins in five minutes come from %s, and no more', async (_, addressOf) => {
    let n = 0;
    const elsewhere = () => login(`nobody-${n}@exemplo.com.br`, { ip: addressOf((n += 1)) });
    await expect(elsewhere()).rejects.toMatchObject(wrong);
    await setTries(database.db, 'signInsByAddress', networkOf(addressOf(1)), 98);
    expect(await answeredOf(3, elsewhere)).toBe(2);
    await later(database.db, 200);
    await expect(elsewhere()).rejects.toMatchObject(tooMany);
    await later(database.db, 101);
    await expect(elsewhere()).rejects.toMatchObject(wrong);
  });

  it('delay an account after ten wrong passwords, doubling each time', async () => {
    const email = await registered();
    await failTenTimes(email);
    for (const delay of [30, 60, 120, 240, 480, 900, 900]) {
      const refused = await login(email).catch((error) => error);
      expect(refused).toMatchObject(tooMany);
      expect(refused.answer.retry_after).toBeGreaterThan(delay - 10);
      expect(refused.answer.retry_after).toBeLessThanOrEqual(delay);
      await later(database.db, delay);
      await expect(login(email, { password: 'wrong' })).rejects.toMatchObject(wrong);
    }
    await later(database.db, 900);
    await login(email);
    await failTenTimes(email);
  });

  it('let the owner in from a known browser, up to its own limit', async () => {
    const [email, ip] = [await registered(), '203.0.113.4'];
    await login(email, { device });
    await answeredOf(12, () => login(email, { ip, password: 'wrong' }));
    await expect(login(email)).rejects.toMatchObject(tooMany);
    await login(email, { device });
    await login(email, { device, ip });
    for (let count = 0; count < 10; count += 1) {
      await later(database.db, 20);
      await expect(login(email, { device, password: 'wrong' })).rejects.toMatchObject(wrong);
    }
    await expect(login(email, { device })).rejects.toMatchObject(tooMany);
  });

  it('let the owner in whose address is used up, from a known browser', async () => {
    const [email, ip] = [await registered(), '203.0.113.5'];
    await login(email, { device });
    await setTries(database.db, 'signInsByAddress', networkOf(ip), 100);
    await expect(login(email, { ip })).rejects.toMatchObject(tooMany);
    await login(email, { ip, device });
  });

  it('do not take a browser for known that another account knows', async () => {
    const [mine, theirs] = [await registered(), await registered()];
    await login(mine, { device });
    await failTenTimes(theirs);
    await expect(login(theirs, { device })).rejects.toMatchObject(tooMany);
  });

  it('are lifted by a reset of the password, from whatever browser', async () => {
    const email = await registered();
    await failTenTimes(email);
    await client.auth(testCaller()).forgotPassword(email);
    const emails = await emailsTo(database.db, email);
    const token = tokenIn(emails.find(({ letter: emailKind }) => emailKind === 'password-reset')!);
    await client.auth(testCaller()).resetPassword({ token, password: 'Moringa#1962', device });
    await login(email, { password: 'Moringa#1962' });
    await failTenTimes(email);
    await expect(login(email, { password: 'Moringa#1962' })).rejects.toMatchObject(tooMany);
    await login(email, { password: 'Moringa#1962', device });
  });

  it('tell nothing of whether an e-mail is known', async () => {
    const [known, unknown] = [await registered(), 'nobody-at-all@exemplo.com.br'];
    const answersOf = async (email: string) => {
      const answers = [];
      for (let count = 0; count < 12; count += 1) {
        const { status, answer } = await login(email, { password: 'wrong' }).catch((error) => error);
        answers.push({ status, ...answer });
      }
      return answers;
    };
    expect(await answersOf(known)).toEqual(await answersOf(unknown));
  });

  it('hold for all processes together, and for tries at once', async () => {
    const email = await registered();
    const second = await openDatabase({
      databaseUrl: database.databaseUrl,
      dataDir: database.dataDir,
      log: silentLogger,
      join: true,
    });
    try {
      const clients = [client, testApi(second).client];
      const tries = Array.from({ length: 14 }, (_, index) =>
        clients[index % 2]!.auth(testCaller()).login({ email, password: 'wrong' }),
      );
      const statuses = (await Promise.allSettled(tries)).map(
        (outcome) => (outcome as PromiseRejectedResult).reason.status,
      );
      const [answered, refused] = [
        Array.from({ length: 10 }, () => 401),
        Array.from({ length: 4 }, () => 429),
      ];
      expect(statuses.sort()).toEqual([...answered, ...refused]);
    } finally {
      await second.close();
    }
  });
});
