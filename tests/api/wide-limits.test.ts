import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitKey, limits, waitOverInstances } from '@api/platform/http/limits';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { setTries } from '../support/attempts';
import { registration, testCaller, testPassword } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';

const tooMany = { status: 429, code: 'TOO_MANY_TRIES' };

describe('limits of an IPv6 /48', () => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ client } = testApi(database));
  });
  afterAll(() => database.close());

  const checkFrom = (ip: string) => client.auth(testCaller(ip)).checkEmail('nobody@exemplo.com.br');
  const loginFrom = (ip: string) =>
    client.auth(testCaller(ip)).login({ email: 'nobody@exemplo.com.br', password: testPassword });
  const triesOf = async (name: keyof typeof limits, network: string) => {
    const rows = await database.db
      .selectFrom('attempt')
      .select('tries')
      .where('key', '=', limitKey(name, network))
      .execute();
    return rows[0]?.tries.length;
  };

  it('hold over all instances of our website', async () => {
    const network = '198.51.100.77';
    await setTries(database.db, 'leadsByAddress', network, limits.leadsByAddress.most - 1);
    const waits = [1, 2].map(() => waitOverInstances(database.db, 'leadsByAddress', network));
    expect((await Promise.all(waits)).map((wait) => wait > 0).sort()).toEqual([false, true]);
  });

  it('allow 16 times the tries of a /64, and no try more', async () => {
    await setTries(database.db, 'emailChecksByAddress', '2001:db8:1::/48', 16 * 60 - 1);
    await checkFrom('2001:db8:1:1::1');
    await expect(checkFrom('2001:db8:1:2::1')).rejects.toMatchObject(tooMany);
    await checkFrom('2001:db8:2:2::1');
    // A refused try stores nothing: 65,536 networks cannot fill the table.
    expect(await triesOf('emailChecksByAddress', '2001:db8:1:2::/64')).toBeUndefined();
  });

  it('are not used up by one /64 that is refused', async () => {
    await setTries(database.db, 'emailChecksByAddress', '2001:db8:3:1::/64', 60);
    await expect(checkFrom('2001:db8:3:1::1')).rejects.toMatchObject(tooMany);
    expect(await triesOf('emailChecksByAddress', '2001:db8:3::/48')).toBeUndefined();
    await checkFrom('2001:db8:3:2::1');
  });

  it('hold for sign-ins, and for one account', async () => {
    await setTries(database.db, 'signInsByAddress', '2001:db8:4::/48', 1600);
    await expect(loginFrom('2001:db8:4:1::1')).rejects.toMatchObject(tooMany);
    const { email } = registration();
    await setTries(database.db, 'signInsByAccountAndAddress', `${email} 2001:db8:5::/48`, 160);
    const login = (ip: string) => client.auth(testCaller(ip)).login({ email, password: testPassword });
    await expect(login('2001:db8:5:1::1')).rejects.toMatchObject(tooMany);
    await expect(login('2001:db8:6:1::1')).rejects.toMatchObject({ status: 401 });
  });

  it('do not exist for IPv4, also where it is written as IPv6', async () => {
    await setTries(database.db, 'emailChecksByAddress', '198.51.100.20', 60);
    await expect(checkFrom('::ffff:198.51.100.20')).rejects.toMatchObject(tooMany);
    await checkFrom('::ffff:198.51.100.21');
    expect(await triesOf('emailChecksByAddress', '198.51.100.21')).toBe(1);
    expect(await triesOf('emailChecksByAddress', '0:0:0::/48')).toBeUndefined();
  });
});
