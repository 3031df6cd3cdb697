import { forget } from '../support/composed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sqlNow } from '@api/platform/db/sql-now';
import { maxSavedSearches } from '@domain/saved-search/limits';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { clock } from '@domain/kernel/clock';

describe.each(testEngines)('clientArea/filters on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let clara: Awaited<ReturnType<typeof signedInCustomer>>;
  let nara: typeof clara;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    await fillCatalogue(database.db, [makeListing({ reference: 'CASA' })]);
    [clara, nara] = [await signedInCustomer(api.client), await signedInCustomer(api.client)];
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('saved_search').execute();
    await database.db.deleteFrom('account_visit').execute();
  });

  const ask = async (method: string, path: string, body?: unknown, who = clara) => {
    const answer = await api.app.request(`/clientArea/${path}`, {
      method,
      headers: { authorization: `Bearer ${who.session.access_token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, told: await answer.json() };
  };
  const moema = { negotiation: 'sell', local: 'moema', price: { max: 3_000_000 } };
  const save = async (changes: object = {}, who = clara): Promise<number> => {
    const { status, told: json } = await ask(
      'POST',
      'filters',
      { name: 'Moema', filters: moema, ...changes },
      who,
    );
    expect(status).toBe(200);
    return json.id;
  };
  const list = async (who = clara) => (await ask('GET', 'filters', undefined, who)).told;
  const names = async (who = clara) => (await list(who)).data.map(({ name }: { name: string }) => name);
  const age = (days: number, column: 'baseline_at' | 'removed_at') =>
    database.db
      .updateTable('saved_search')
      .set({ [column]: sql<Date>`${sqlNow()} - make_interval(days => ${days})` })
      .execute();

  it('saves a search with place and frequency, newest first, per account', async () => {
    await save({ filters: { ...moema, page: 3, orderBy: 'preco', lp: 'verao' } });
    await save({ name: '  Tudo ', filters: {}, frequency: 'weekly', currency: 'USD' });
    const { data, removed } = await list();
    expect(data).toMatchObject([
      { name: 'Tudo', place: null, frequency: 'weekly', currency: 'USD', lost: [], paused_until: null },
      {
        name: 'Moema',
        filters: { ...moema, page: 1 },
        place: { known: true, label: expect.stringContaining('Moema'), slug: 'moema' },
        frequency: 'daily',
        currency: 'BRL',
      },
    ]);
    expect(data[1].filters).not.toHaveProperty('lp');
    expect(removed).toEqual([]);
    expect(await names(nara)).toEqual([]);
  });

  it('saves an equal search once, with new name and frequency, same age', async () => {
    const id = await save();
    await age(3, 'baseline_at');
    const [{ baseline_at }] = (await list()).data;
    expect(await save({ name: 'Perto do parque', frequency: 'at_once' })).toBe(id);
    const [same, ...others] = (await list()).data;
    expect(same).toMatchObject({ name: 'Perto do parque', frequency: 'at_once', baseline_at });
    expect(others).toEqual([]);
    expect(await save({}, nara)).not.toBe(id);
  });

  it('changes what is named of a search; other criteria alone begin anew', async () => {
    const id = await save();
    await age(3, 'baseline_at');
    const [{ baseline_at }] = (await list()).data;
    await ask('PUT', `filters/${id}`, { name: 'Outro', frequency: 'off', paused: true });
    const [paused] = (await list()).data;
    expect(paused).toMatchObject({ name: 'Outro', frequency: 'off', baseline_at, filters: moema });
    const days = (Date.parse(paused.paused_until) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
    await ask('PUT', `filters/${id}`, { paused: false, filters: { negotiation: 'rent' } });
    const [edited] = (await list()).data;
    expect(edited).toMatchObject({ name: 'Outro', paused_until: null, place: null });
    expect(edited.filters).toMatchObject({ negotiation: 'rent' });
    expect(edited.filters).not.toHaveProperty('price');
    expect(Date.parse(edited.baseline_at) - Date.parse(baseline_at)).toBeGreaterThan(2 * 86_400_000);
  });

  it('restores a removed search for 30 days; later or on request erases it', async () => {
    const [first, second] = [await save(), await save({ filters: {} })];
    for (const id of [first, second, first]) expect((await ask('DELETE', `filters/${id}`)).status).toBe(200);
    const { data, removed } = await list();
    expect(data).toEqual([]);
    expect(removed).toHaveLength(2);
    expect((await ask('POST', `filters/${first}/restore`)).status).toBe(200);
    expect((await list()).data).toMatchObject([{ id: first, filters: moema }]);
    expect((await ask('DELETE', `filters/${first}?forever=1`)).status).toBe(404);
    expect((await ask('DELETE', `filters/${second}?forever=1`)).status).toBe(200);
    expect((await ask('POST', `filters/${second}/restore`)).status).toBe(404);

    await ask('DELETE', `filters/${first}`);
    await age(31, 'removed_at');
    // A second time its days do not begin anew.
    await ask('DELETE', `filters/${first}`);
    expect((await list()).removed).toEqual([]);
    expect((await ask('POST', `filters/${first}/restore`)).status).toBe(404);
    await forget(database.db);
    expect(await database.db.selectFrom('saved_search').selectAll().execute()).toEqual([]);
  });

  it(`keeps ${maxSavedSearches} an account at most, whatever comes at once; what is taken back is not counted`, async () => {
    const { id: account_id } = await database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', clara.email)
      .executeTakeFirstOrThrow();
    const gone = await save();
    await ask('DELETE', `filters/${gone}`);
    const row = { account_id, name: 'x', criteria_version: 1, currency: 'BRL', frequency: 'off' as const };
    await database.db
      .insertInto('saved_search')
      .values(
        Array.from({ length: maxSavedSearches - 1 }, (_, index) => ({
          ...row,
          ...{ baseline_at: clock.now(), created_at: clock.now(), updated_at: clock.now() },
          criteria: JSON.stringify({ price: { min: index + 1 } }),
        })),
      )
      .execute();
    const more = [1, 2].map((dorms) => ask('POST', 'filters', { name: 'Mais', filters: { dorms } }));
    const outcomes = (await Promise.all(more)).map(({ status, told: json }) => json.message ?? status);
    expect(outcomes.sort()).toEqual([
      200,
      'Você já tem 100 pesquisas salvas. Exclua alguma para salvar esta.',
    ]);
    expect((await ask('POST', `filters/${gone}/restore`)).status).toBe(200);
    expect((await list()).data).toHaveLength(maxSavedSearches + 1);
  });

  it('says what is there no more: the place, the broker, the list, a value', async () => {
    await save();
    const lostNow = async () => (await list()).data[0].lost;
    expect(await lostNow()).toEqual([]);
    const set = (values: object) => database.db.updateTable('saved_search').set(values).execute();
    const { location_id } = await database.db
      .selectFrom('saved_search')
      .select('location_id')
      .executeTakeFirstOrThrow();
    const criteria = (more: object) => set({ criteria: JSON.stringify({ ...moema, ...more }) });
    await criteria({ local: 'jardim-das-acacias' });
    const place = expect.stringContaining('Moema');
    expect(await lostNow()).toEqual([{ filter: 'local', value: place }]);
    // The same words mean another place now.
    await criteria({});
    await set({ location_id: location_id! + 1 });
    expect(await lostNow()).toEqual([{ filter: 'local', value: place }]);
    expect((await list()).data[0].place).toEqual({ known: false, label: place, slug: null });
    await set({ location_id });
    await criteria({ corretor: 'ana-lima', curadoria: 'verao', propertyType: ['bangalo'] });
    expect(await lostNow()).toEqual([
      { filter: 'propertyType', value: 'bangalo' },
      { filter: 'corretor', value: 'ana-lima' },
      { filter: 'curadoria', value: 'verao' },
    ]);
    await criteria({ curadoria: 'autorais' });
    expect(await lostNow()).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }, { name: ['Dê um nome à pesquisa'] }],
    ['a long name', { name: 'a'.repeat(81) }, { name: ['Escreva no máximo 80 caracteres'] }],
    ['a place that we do not know', { filters: { local: 'atlantida' } }, { filters: [expect.any(String)] }],
    ['a frequency of nobody’s', { frequency: 'hourly' }, { frequency: ['Valor inválido'] }],
    ['no search', { filters: undefined }, { filters: ['Valor inválido'] }],
  ])('does not save a search with %s', async (_what, changes, errors) => {
    const { status, told: json } = await ask('POST', 'filters', {
      name: 'Moema',
      filters: moema,
      ...changes,
    });
    expect({ status, errors: json.errors }).toEqual({ status: 422, errors });
  });

  it.each([
    ['PUT', '', { name: 'Meu' }],
    ['DELETE', '', undefined],
    ['DELETE', '?forever=1', undefined],
    ['POST', '/restore', undefined],
  ])('%s of somebody else’s search%s is as of none', async (method, end, body) => {
    const id = await save({}, nara);
    const path = (name: unknown) => {
      const [suffix, query] = end.startsWith('?') ? ['', end] : [end, ''];
      return `filters/${name}${suffix}${query}`;
    };
    const foreign = await ask(method, path(id), body);
    expect(foreign.status).toBe(404);
    for (const name of [2_147_483_647, 0, 99_999_999_999, 'x'])
      expect(await ask(method, path(name), body)).toEqual(foreign);
    expect(await names(nara)).toEqual(['Moema']);
  });

  it.each([
    ['GET', 'filters'],
    ['POST', 'filters'],
    ['PUT', 'filters/1'],
    ['DELETE', 'filters/1'],
    ['POST', 'filters/1/restore'],
    ['POST', 'seen'],
  ])('%s clientArea/%s is for who is signed in', async (method, path) => {
    expect((await api.app.request(`/clientArea/${path}`, { method })).status).toBe(401);
  });

  it('counts news since a use at least 30 minutes ago, or since marked seen', async () => {
    const used = (minutesAgo: number) =>
      database.db
        .updateTable('account_visit')
        .set({ last_seen_at: sql<Date>`${sqlNow()} - make_interval(mins => ${minutesAgo})` })
        .execute();
    const minutesSince = async () => {
      const { seen_until } = await list();
      return Math.round((Date.now() - Date.parse(seen_until)) / 60_000);
    };
    expect(await minutesSince()).toBe(0);
    await used(45);
    expect(await minutesSince()).toBe(45);
    await used(29);
    expect(await minutesSince()).toBe(45);
    await used(30);
    expect(await minutesSince()).toBe(30);
    expect((await ask('POST', 'seen')).status).toBe(200);
    expect(await minutesSince()).toBe(0);
    expect((await list(nara)).seen_until).toBeDefined();
  });
});
