import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '@contract/calls';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer, testCaller, testPassword } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { sqlNow } from '@api/platform/db/sql-now';

const sections = contractCalls
  .map(({ path }) => path)
  .filter((path) => path.startsWith('clientArea/ownerReport/'))
  .map((path) => path.split('/')[2]!);

describe('whose property it is', () => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let ids: Map<string, number>;
  let owner: Awaited<ReturnType<typeof signedInCustomer>>;
  let other: typeof owner;
  /** Has not proven the e-mail yet. */
  let newcomer: typeof owner;
  const listings = [
    makeListing({
      reference: 'MINHA',
      street: 'Rua dos Cajueiros',
      streetNumber: '85',
      displayAddress: 'neighborhood',
      complement: 'casa 2',
      postalCode: '28950000',
    }),
    makeListing({ reference: 'SAIU', listedAt: '2026-02-01T00:00:00Z' }),
    makeListing({ reference: 'ALHEIA' }),
    makeListing({ reference: 'NOVA' }),
  ];

  beforeAll(async () => {
    database = await openTestDatabase();
    api = testApi(database);
    ids = await fillCatalogue(database.db, listings);
    await fillCatalogue(
      database.db,
      listings.filter(({ reference }) => reference !== 'SAIU'),
    );
    owner = await signedInCustomer(api.client);
    other = await signedInCustomer(api.client);
    newcomer = await signedInCustomer(api.client);
    await database.db
      .insertInto('property_owner')
      .values([
        { property_id: ids.get('MINHA')!, email: owner.email, only_you_until: '2099-01-31' },
        { property_id: ids.get('SAIU')!, email: owner.email, only_you_until: '2026-01-31' },
        { property_id: ids.get('ALHEIA')!, email: other.email },
        { property_id: ids.get('NOVA')!, email: newcomer.email },
      ])
      .execute();
    await validate(owner.email);
  });
  afterAll(() => database.close());

  const validate = (email: string) =>
    database.db.updateTable('account').set({ verified_at: sqlNow() }).where('email', '=', email).execute();
  const ask = async (path: string, who = owner) => {
    const response = await api.app.request(`http://local/clientArea/${path}`, {
      headers: { authorization: `Bearer ${who.session.access_token}` },
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const report = (section: string, reference: string, who = owner) =>
    ask(`ownerReport/${section}/${ids.get(reference) ?? reference}`, who);
  const hasProducts = async () => {
    const { email } = newcomer;
    const session = await api.client.auth(testCaller()).login({ email, password: testPassword });
    return session.user?.has_products;
  };

  it('belongs to an account only once its e-mail is proven, and then at once', async () => {
    const hasAny = async () => [await hasProducts(), (await ask('userData', newcomer)).body['temImoveis']];
    expect(await ask('getMyProducts', newcomer)).toEqual({ status: 200, body: { products: [] } });
    expect((await report('info', 'NOVA', newcomer)).status).toBe(404);
    expect(await hasAny()).toEqual([false, false]);
    await validate(newcomer.email);
    expect((await report('info', 'NOVA', newcomer)).status).toBe(200);
    expect(await hasAny()).toEqual([true, true]);
  });

  it('lists those on offer first, and those that left with the day', async () => {
    const { products } = (await ask('getMyProducts')).body;
    expect(products).toMatchObject([
      { id: ids.get('MINHA'), status: 1, left: null, codigo: 'MINHA' },
      { id: ids.get('SAIU'), status: 0, link: null, left: expect.stringMatching(/^20/) },
    ]);
  });

  it('tells the owner the whole address, which no page of the site shows', async () => {
    expect((await report('info', 'MINHA')).body).toMatchObject({
      data: {
        address: { street: 'Rua dos Cajueiros', number: '85', complement: 'casa 2', zipcode: '28950000' },
        only_you_until: '2099-01-31',
        avm: null,
        active: true,
      },
    });
    expect((await report('info', 'SAIU')).body).toMatchObject({
      data: { only_you_until: null, active: false, link: null },
    });
  });

  it.each(sections)('section %s answers the owner, of a home that left too', async (section) => {
    for (const reference of ['MINHA', 'SAIU'])
      expect((await report(section, reference)).status, reference).toBe(200);
  });

  it.each(sections)('section %s of somebody else’s home is answered as of none', async (section) => {
    const foreign = await report(section, 'ALHEIA');
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Produto não encontrado' } });
    expect(await report(section, '999999999')).toEqual(foreign);
    expect((await report(section, 'nenhum')).status).toBe(404);
    expect((await api.app.request(`http://local/clientArea/ownerReport/${section}/1`)).status).toBe(401);
  });
});
