import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';

const broker = (slug: string, squad: number | null, active = true) => ({
  slug,
  name: slug.toUpperCase(),
  creci: `CRECI ${slug}`,
  email: `${slug}@example.com`,
  squad_id: squad,
  squad_name: squad === null ? null : `Equipe ${squad}`,
  segment: 'Moema',
  active,
});

describe('the brokers', () => {
  let database: TestDatabase;
  let client: ReturnType<typeof testApi>['client'];
  let app: ReturnType<typeof testApi>['app'];
  let lastAnswer: ReturnType<typeof testApi>['told'];
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ app, client, told: lastAnswer } = testApi(database));
  });
  afterAll(() => database.close());

  it('are none at first; then one of each squad comes first, no inactive one', async () => {
    await client.brokers();
    expect(lastAnswer()).toEqual({ status: 'success', total: 0, data: [] });
    await database.db
      .insertInto('broker')
      .values([
        broker('ana', 1),
        broker('bia', 1),
        broker('caio', 2),
        broker('davi', 2, false),
        broker('eva', null),
        broker('fabio', 2),
      ])
      .execute();
    const answer = await client.brokers();
    const { total, data } = answer;
    expect(total).toBe(5);
    expect(data.map(({ slug }) => slug)).toEqual(['ana', 'caio', 'eva', 'bia', 'fabio']);
    expect((lastAnswer() as typeof answer).data[0]).toEqual({
      slug: 'ana',
      name: 'ANA',
      creci: 'CRECI ana',
      phone: null,
      avatar: null,
      segment: 'Moema',
      squad: { id: 1, name: 'Equipe 1' },
    });
    expect((await client.brokers({ limit: 2 })).data.map(({ slug }) => slug)).toEqual(['ana', 'caio']);
  });

  it.each(['0', '1001', '1.5', 'x'])('are not counted out by a limit of %s', async (limit) => {
    const answer = await app.request(`/brokers?limit=${limit}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: { limit: expect.any(Array) } });
  });
});
