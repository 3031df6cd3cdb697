import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadInput } from '@contract/leads';
import type { ApiClient } from '~/back-end/client.server';
import { limitKey, type limits } from '@api/platform/http/limits';
import { testApi } from '../support/api';
import { setTries } from '../support/attempts';
import { registration, signedInCustomer, testCaller } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';

type Ask = (client: ApiClient, count: number) => Promise<unknown>;
const anyone = (ip?: string) => testCaller(ip);
const token = (count: number) => `a-token-of-nobody-number-${count}`;

/** Limits: so many in so many seconds, of whom, and whom the limit does not hold up. `counted`: its key, to fill it. */
const limited: [
  string,
  { most: number; seconds: number; ask: Ask; others: Ask; counted?: [keyof typeof limits, string] },
][] = [
  [
    'letters for a new password, to one e-mail',
    {
      most: 5,
      seconds: 30 * 60,
      ask: (client, count) =>
        client.auth(anyone()).forgotPassword(count % 2 ? 'nobody@exemplo.com.br' : 'Nobody@Exemplo.com.br'),
      others: (client) => client.auth(anyone()).forgotPassword('another@exemplo.com.br'),
    },
  ],
  [
    'letters for a new password, from one address',
    {
      most: 100,
      seconds: 30 * 60,
      counted: ['recoveriesByAddress', '198.51.100.1'],
      ask: (client, count) =>
        client.auth(anyone('198.51.100.1')).forgotPassword(`nobody-${count}@exemplo.com.br`),
      others: (client) => client.auth(anyone('198.51.100.2')).forgotPassword('some@exemplo.com.br'),
    },
  ],
  [
    'questions for an e-mail, from one address',
    {
      most: 60,
      seconds: 60,
      counted: ['emailChecksByAddress', '198.51.100.3'],
      ask: (client, count) =>
        client.auth(anyone('198.51.100.3')).checkEmail(`nobody-${count}@exemplo.com.br`),
      others: (client) => client.auth(anyone('198.51.100.4')).checkEmail('nobody@exemplo.com.br'),
    },
  ],
  [
    'registrations, from one address',
    {
      most: 30,
      seconds: 10 * 60,
      counted: ['registrationsByAddress', '198.51.100.5'],
      ask: (client) => client.auth(anyone('198.51.100.5')).register(registration()),
      others: (client) => client.auth(anyone('198.51.100.6')).register(registration()),
    },
  ],
  [
    'invitations, to one e-mail',
    {
      most: 5,
      seconds: 30 * 60,
      ask: (client) => client.auth(anyone()).confirmRegistration({ email: 'invited@exemplo.com.br' }),
      others: (client) => client.auth(anyone()).confirmRegistration({ email: 'welcome@exemplo.com.br' }),
    },
  ],
  [
    'links of letters, from one address',
    {
      most: 60,
      seconds: 10 * 60,
      counted: ['oneTimeTokensByAddress', '198.51.100.7'],
      ask: (client, count) => gone(client.auth(anyone('198.51.100.7')).verify(token(count))),
      others: (client) => gone(client.auth(anyone('198.51.100.8')).verify(token(0))),
    },
  ],
];

const lead: Omit<LeadInput, 'idempotency_key'> = {
  kind: 'newsletter',
  name: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  consent: { version: '2026-11-21', at: '2026-11-21T12:00:00Z' },
};

/** 410 is the answer to a link that leads nowhere. */
const gone = (answer: Promise<unknown>) =>
  answer.catch((error) => {
    if (error.status !== 410) throw error;
  });

describe('beside sign-in there are limits', () => {
  let database: TestDatabase;
  let client: ApiClient;
  let app: ReturnType<typeof testApi>['app'];
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ app, client } = testApi(database));
  });
  afterAll(() => database.close());

  const later = (seconds: number) =>
    sql`update attempt set tries = array(select tried - make_interval(secs => ${seconds}) from unnest(tries) tried order by 1)`.execute(
      database.db,
    );
  const tooMany = { status: 429, code: 'TOO_MANY_TRIES', answer: { retry_after: expect.any(Number) } };

  it.each(limited)('of %s', async (_, { most, seconds, ask, others, counted }) => {
    await ask(client, 0);
    if (counted) await setTries(database.db, ...counted, most - 1);
    for (let count = counted ? most - 1 : 1; count < most; count += 1) await ask(client, count);
    await expect(ask(client, most)).rejects.toMatchObject(tooMany);
    await others(client, 0);
    await later(seconds);
    await ask(client, most);
  });

  it.each<['leads' | 'views' | 'drafts', number, string, (count: number) => object]>([
    ['leads', 60, '/leads', (count) => ({ ...lead, idempotency_key: `a-key-of-16-letters-${count}` })],
    [
      'views',
      600,
      '/visitTypeView',
      () => ({ product_id: 1, product_segment: 'usado', view_type: 'detail' }),
    ],
    [
      'drafts',
      100,
      '/announcement/draft/save',
      (count) => ({ token: `${count}`.padStart(22, 'a'), base: 0, typed: {} }),
    ],
  ])('of %s, from one address that is no website of ours', async (what, most, path, body) => {
    const post = (count: number, ip: string, isStranger: boolean) =>
      app.request(
        path,
        { method: 'POST', headers: { 'x-forwarded-for': ip }, body: JSON.stringify(body(count)) },
        { isStranger },
      );
    expect((await post(0, '198.51.100.9', true)).status).not.toBe(429);
    // As if all but one more had come.
    const { numUpdatedRows } = await database.db
      .updateTable('attempt')
      .set({ tries: sql`array_fill(tries[1], array[${most - 1}::int])` })
      .where('key', '=', limitKey(`${what}ByAddress`, '198.51.100.9'))
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    expect((await post(1, '198.51.100.9', true)).status).not.toBe(429);
    expect((await post(most, '198.51.100.9', true)).status).toBe(429);
    expect((await post(most, '198.51.100.10', true)).status).not.toBe(429);
    // The website counts its visitors itself, and hands over what waited in its outbox.
    expect((await post(most, '198.51.100.9', false)).status).not.toBe(429);
  });

  it('of guesses that a stolen session has at the password', async () => {
    const { customer, password } = await signedInCustomer(client);
    const guess = () => customer.changePassword({ current: 'wrong', password: 'Moringa#1962' });
    for (let count = 0; count < 10; count += 1) await expect(guess()).rejects.toMatchObject({ status: 422 });
    await expect(guess()).rejects.toMatchObject(tooMany);
    await expect(customer.deleteAccount(password)).rejects.toMatchObject(tooMany);
  });
});
