import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '@api/open-database';
import { apiSecretHeader } from '@contract/geolocation';
import { clock } from '@domain/kernel/clock';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { fillHouse, type House } from './house';

type BackEnd = Awaited<ReturnType<typeof startBackEndProcess>>;

/** The embedded engine has one process. */
describe.runIf(testEngines.includes('postgres'))('two back ends over PostgreSQL', () => {
  let place: IsolatedStorage;
  let database: OpenDatabase;
  let house: House;
  let backEnds: BackEnd[];
  beforeAll(async () => {
    place = await isolatedStorage('postgres');
    database = await openDatabase({ ...place, log: silentLogger, join: true });
    house = await fillHouse(database);
    // The longest there is: none lapses in this test.
    const settings = { LEADS_TO: 'contatos@casa.com.br', LEAD_REPLY_MINUTES: '600' };
    backEnds = await Promise.all([0, 1].map(() => startBackEndProcess(settings, place)));
  });
  afterAll(async () => {
    await Promise.all(backEnds.map((each) => each.close()));
    await database.close();
    await place.remove();
  });

  const post = async (n: number, route: string, body: object, token?: string) => {
    const response = await fetch(`${backEnds[n % 2]!.baseUrl}/${route}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: {
        ...{ 'Content-Type': 'application/json', [apiSecretHeader]: testApiSecret },
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    return { status: response.status, body: await response.json() };
  };
  const arrive = (n: number, more: object = {}) =>
    post(n, 'leads', {
      ...{ idempotency_key: randomUUID(), name: 'Clara Nunes', email: `${randomUUID()}@exemplo.com.br` },
      ...more,
    });
  const offers = () => database.db.selectFrom('lead_offer').selectAll().orderBy('id').execute();

  test('50 arrivals at once: one open offer each, in turn', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => arrive(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    await until(async () => expect(await offers()).toHaveLength(50));
    const made = await offers();
    expect(new Set(made.map(({ lead_id: lead }) => lead)).size).toBe(50);
    expect(made.filter(({ ended_at: endedAt }) => endedAt !== null)).toEqual([]);
    const counts = house.brokers.map((id) => made.filter(({ broker_id: broker }) => broker === id).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    // Nobody does the same work again.
    await until(async () =>
      expect(
        await database.db
          .selectFrom('work')
          .select('id')
          .where('kind', '=', 'lead-distribution')
          .where('next_attempt_at', '<=', clock.now())
          .execute(),
      ).toEqual([]),
    );
    expect(await offers()).toEqual(made);
  });

  test('20 takes of one contact at once: one has it', async () => {
    const [owner, other] = [...house.tokens.keys()];
    const before = await offers();
    await arrive(0, { broker: 'ana' });
    await until(async () => expect(await offers()).toHaveLength(before.length + 1));
    const { lead_id: lead } = (await offers()).at(-1)!;
    // The other one was late for it.
    const late = {
      lead_id: lead,
      broker_id: Number(other!.split(':')[1]),
      rule: 'general',
      at: new Date(0),
    } as const;
    await database.db
      .insertInto('lead_offer')
      .values({ ...late, due_at: new Date(1), ended_at: new Date(2), outcome: 'lapsed' })
      .execute();
    const people = [house.tokens.get(owner!)!, house.tokens.get(other!)!, house.boss.token];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(n, `staff/contacts/${lead}/take`, {}, people[n % 3])),
    );
    const acts = await database.db
      .selectFrom('audit_log')
      .select(['verb', 'member_id'])
      .where('subject', '=', `lead:${lead}`)
      .execute();
    expect(acts, JSON.stringify(answers)).toMatchObject([{ verb: 'contacts.take' }]);
    const row = await database.db
      .selectFrom('lead')
      .select(['broker_id', 'member_id'])
      .where('id', '=', lead)
      .executeTakeFirstOrThrow();
    expect([row.broker_id, row.member_id].filter((id) => id !== null)).toHaveLength(1);
    const outcomes = (await offers()).filter(({ lead_id: id }) => id === lead).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([row.broker_id === null ? 'moved' : 'taken', 'lapsed']);
  });
});
