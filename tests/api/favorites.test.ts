import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxFavorites } from '@contract/favorites';
import type { FavoriteKey } from '~/back-end/favorite-calls.server';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { clock } from '@domain/kernel/clock';

describe.each(testEngines)('clientArea/favorite and visitasImovel on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let ids: Map<string, number>;
  let clara: Awaited<ReturnType<typeof signedInCustomer>>;
  let nara: typeof clara;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    const both = { forSale: true, forRent: true, rentPrice: 9_000 };
    ids = await fillCatalogue(database.db, [
      makeListing({ reference: 'CASA', title: 'Casa de vila', ...both }),
      makeListing({ reference: 'ALUGUEL', forSale: false, forRent: true, sellPrice: null, rentPrice: 5_000 }),
      makeListing({ reference: 'TORRE', condition: 'new' }),
      makeListing({ reference: 'FORA', title: 'Já vendido', available: false }),
      ...Array.from({ length: maxFavorites + 1 }, (_, index) => makeListing({ reference: `MUITOS${index}` })),
    ]);
    [clara, nara] = [await signedInCustomer(api.client), await signedInCustomer(api.client)];
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('folder').execute();
    await database.db.deleteFrom('property_visit').execute();
  });

  const key = (reference: string, more: Partial<FavoriteKey> = {}): FavoriteKey => ({
    code: ids.get(reference)!,
    condition: 'used',
    negotiation: 'sell',
    ...more,
  });
  const saved = async ({ customer } = clara) =>
    (await customer.favorites()).data.map(
      ({ code, condition, negotiation }) => `${code} ${condition} ${negotiation}`,
    );
  const ask = (path: string, init?: RequestInit) =>
    api.app.request(`/clientArea/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${clara.session.access_token}` },
    });

  it('keeps properties, the newest first, for their own account alone', async () => {
    const { customer } = clara;
    await customer.addFavorite(key('CASA'));
    await customer.addFavorite(key('CASA'));
    await customer.addFavorite(key('TORRE', { condition: 'new' }));
    const [casa, torre] = [ids.get('CASA'), ids.get('TORRE')];
    expect(await saved()).toEqual([`${torre} new sell`, `${casa} used sell`]);
    expect(await saved(nara)).toEqual([]);
    await nara.customer.removeFavorite(key('CASA'));
    await customer.removeFavorite(key('TORRE'));
    await customer.removeFavorite(key('TORRE'));
    expect(await saved()).toEqual([`${casa} used sell`]);
  });

  it('keeps a property once, in a negotiation that it has', async () => {
    const { customer } = clara;
    await customer.addFavorite(key('ALUGUEL'));
    expect(await saved()).toEqual([`${ids.get('ALUGUEL')} used rent`]);
    await customer.removeFavorite(key('ALUGUEL'));
    for (const negotiation of ['sell', 'rent'] as const)
      await customer.addFavorite(key('CASA', { negotiation }));
    expect(await saved()).toEqual([`${ids.get('CASA')} used sell`]);
    await ask(`favorite/${ids.get('CASA')}/used?negociationType=rent`, { method: 'DELETE' });
    expect(await saved()).toEqual([`${ids.get('CASA')} used sell`]);
    await customer.removeFavorite({ code: ids.get('CASA')!, condition: 'used' });
    expect(await saved()).toEqual([]);
  });

  it('returns cards on request, and a summary of unavailable properties', async () => {
    const { customer } = clara;
    await customer.addFavorite(key('FORA'));
    await customer.addFavorite(key('CASA', { negotiation: 'rent' }));
    const { data } = await customer.favorites({ cards: true });
    expect(data).toMatchObject([
      {
        product: { titulo1: 'Casa de vila', canonical: expect.stringContaining('/aluguel/') },
        gone: null,
      },
      { product: null, gone: { titulo1: 'Já vendido', endereco: { bairro: 'Moema' } } },
    ]);
    expect(new Date(data[0]!.created_at!) >= new Date(data[1]!.created_at!)).toBe(true);
    expect((await customer.favorites()).data[0]!.product).toBeNull();
  });

  it(`keeps ${maxFavorites} an account at most, whatever comes at once`, async () => {
    const account = await database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', clara.email)
      .executeTakeFirstOrThrow();
    await clara.customer.addFavorite(key('MUITOS0'));
    const { id: folder_id } = await database.db.selectFrom('folder').select('id').executeTakeFirstOrThrow();
    await database.db
      .insertInto('folder_item')
      .values(
        Array.from({ length: maxFavorites - 2 }, (_, index) => ({
          account_id: account.id,
          folder_id,
          property_id: ids.get(`MUITOS${index + 1}`)!,
          negotiation: 'sell' as const,
          currency: 'BRL',
          ...{ kept_at: clock.now(), priced_at: clock.now() },
        })),
      )
      .execute();
    const more = ['CASA', 'TORRE', `MUITOS${maxFavorites}`].map((each) =>
      clara.customer.addFavorite(key(each)),
    );
    const outcomes = (await Promise.allSettled(more)).map((each) =>
      each.status === 'rejected' ? `${each.reason.status} ${each.reason.message}` : each.status,
    );
    const full = '409 Seus favoritos já têm 500 imóveis. Retire algum para guardar este.';
    expect(outcomes.sort()).toEqual([full, full, 'fulfilled']);
    // What is there already may be asked for again.
    await clara.customer.addFavorite(key('MUITOS0'));
    expect(await saved()).toHaveLength(maxFavorites);
  });

  it.each([
    ['POST', 'favorite/2147483647/used', 404],
    ['DELETE', 'favorite/2147483647/used', 404],
    ['POST', 'favorite/99999999999999/used', 404],
    ['POST', 'favorite/0/used', 404],
    ['POST', 'favorite/%00/used', 404],
    ['POST', 'favorite/CASA/soonlaunch', 404],
    ['POST', 'favorite/1/penthouse', 405],
    ['POST', 'favorite/1/used?negociationType=swap', 400],
    ['GET', 'favorite?cards=2', 400],
    ['GET', 'favorite/1/used', 405],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await ask(path, { method })).status).toBe(status);
    expect(await saved()).toEqual([]);
  });

  it('lists visited properties of its own account, the latest first', async () => {
    const { customer } = clara;
    for (const reference of ['CASA', 'TORRE', 'CASA']) await customer.countVisit(ids.get(reference)!);
    const { data } = await customer.visits();
    expect(data.map(({ id_imovel, product }) => [id_imovel, product?.id])).toEqual(
      ['CASA', 'TORRE'].map((reference) => [ids.get(reference), ids.get(reference)]),
    );
    expect((await nara.customer.visits()).data).toEqual([]);
    const rows = await database.db.selectFrom('property_visit').select('visits').orderBy('visits').execute();
    expect(rows).toEqual([{ visits: 1 }, { visits: 2 }]);
  });

  it.each([
    ['no property', { id_imovel: 2_147_483_647 }, 404],
    ['one that is not on offer', () => ({ id_imovel: ids.get('FORA') }), 404],
    ['an id beyond all', { id_imovel: 3_000_000_000 }, 400],
    ['nothing', {}, 400],
  ])('refuses a visit of %s', async (_what, body, status) => {
    const text = JSON.stringify(typeof body === 'function' ? body() : body);
    expect((await ask('visitasImovel', { method: 'POST', body: text })).status).toBe(status);
  });

  it.each([
    ['GET', 'favorite'],
    ['POST', 'favorite/1/used'],
    ['DELETE', 'favorite/1/used'],
    ['GET', 'visitasImovel'],
    ['POST', 'visitasImovel'],
  ])('%s clientArea/%s is for who is signed in', async (method, path) => {
    for (const authorization of ['', 'Bearer nobody-has-this-bearer', clara.session.access_token]) {
      const answer = await api.app.request(`/clientArea/${path}`, { method, headers: { authorization } });
      expect(answer.status).toBe(401);
      const { code } = (await answer.json()) as { code: string };
      expect(code).toBe(path === 'visitasImovel' ? 'SIGNED_OUT' : 'PROPERTY_FAVORITE_AUTH_REQUIRED');
    }
  });
});
