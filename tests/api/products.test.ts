import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { ApiHttpError } from '~/back-end/errors.server';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const hiddenPoint = { lat: -23.5712345, lng: -46.6512345 };

describe('a property', () => {
  let database: TestDatabase;
  let client: ApiClient;
  let lastAnswer: ReturnType<typeof testApi>['told'];
  let ids: Map<string, number>;
  const id = (reference: string) => ids.get(reference)!;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ client, told: lastAnswer } = testApi(database));
    await database.db
      .insertInto('broker')
      .values({ slug: 'ana-prado', name: 'Ana Prado', creci: '123-F', email: 'ana@example.com' })
      .execute();
    ids = await fillCatalogue(database.db, [
      makeListing({
        reference: 'AP-7',
        title: 'Apartamento no parque',
        forRent: true,
        rentPrice: 12_000,
        brokerSlug: 'ana-prado',
        condominiumDetails: ['spa'],
        propertyDetails: ['lareira'],
        features: ['closet'],
        sharedFeatures: ['elevador'],
        street: 'Rua das Flores',
        streetNumber: '10',
        complement: 'ap. 71',
        photos: [{ url: 'https://fotos.example.com/7.jpg', alt: 'Sala de taco', caption: 'Sala, às cinco' }],
      }),
      makeListing({
        reference: 'hidden',
        displayAddress: 'street',
        street: 'Rua Secreta',
        streetNumber: '99',
        complement: 'ap. 5',
        postalCode: '04567000',
        point: hiddenPoint,
      }),
      makeListing({
        reference: 'veiled',
        displayAddress: 'neighborhood',
        street: 'Rua Secreta',
        streetNumber: '99',
        complement: 'ap. 5',
        postalCode: '04567000',
        point: hiddenPoint,
      }),
      makeListing({ reference: 'gone', available: false }),
      makeListing({ reference: 'soon', condition: 'soonLaunch', sellPrice: 7_654_321 }),
      makeListing({ reference: 'near-price', sellPrice: 2_100_000 }),
      makeListing({ reference: 'far-price', sellPrice: 9_000_000 }),
      makeListing({ reference: 'house', propertyType: 'casa', sellPrice: 2_500_000 }),
      makeListing({ reference: 'half', propertyType: 'casa', sellPrice: 1_000_000 }),
      makeListing({ reference: 'less than half', propertyType: 'casa', sellPrice: 999_999 }),
      makeListing({ reference: 'double', propertyType: 'casa', sellPrice: 4_000_000 }),
      makeListing({ reference: 'more than double', propertyType: 'casa', sellPrice: 4_000_001 }),
      makeListing({ reference: '424242' }),
    ]);
  });
  afterAll(() => database.close());

  it('is answered whole, for the negotiation asked for', async () => {
    await client.product('usado', id('AP-7'), 'rent');
    expect(lastAnswer()).toMatchObject({
      codigo: 'AP-7',
      canonical: `/usado/aluguel/sao-paulo/moema/apartamento-no-parque/${id('AP-7')}`,
      url: {
        sell: 'usado/venda/sao-paulo/moema/apartamento-no-parque',
        rent: 'usado/aluguel/sao-paulo/moema/apartamento-no-parque',
      },
      valorMin: 2_000_000,
      valorLocacao: 12_000,
      logradouro: 'Rua das Flores, 10',
      pontoExato: true,
      condominiumDetails: ['spa'],
      propertyDetails: ['lareira'],
      features: ['closet'],
      condominiumFeatures: ['elevador'],
      corretor: { slug: 'ana-prado', creci: '123-F' },
      fotos: [{ alt: 'Sala de taco', caption: 'Sala, às cinco' }],
    });
  });

  it('answers 404 if unknown and 410 if gone, with the site’s texts', async () => {
    await expect(client.product('novo', 2_000_000_000)).rejects.toMatchObject({
      status: 404,
      message: 'Produto não encontrado',
    });
    await expect(client.product('usado', id('gone'))).rejects.toMatchObject({
      status: 410,
      message: 'Indisponível',
    });
    await expect(client.product('usado', id('gone'))).rejects.toBeInstanceOf(ApiHttpError);
  });

  it('of a breve lançamento has no price, in no order and no filter', async () => {
    expect((await client.product('novo', id('soon'))).valorMin).toBeNull();
    const all = await client.searchProperties(searchFilters.parse({ orderBy: 'preco', direction: 'desc' }), {
      perPage: 100,
    });
    expect(all.items.at(-1)!.codigo).toBe('soon');
    expect(JSON.stringify(all)).not.toContain('7654321');
  });

  it('lists similar ones by nearest price in pages, and other suggestions', async () => {
    const { similar, youMayAlsoLike } = await client.similar('usado', id('AP-7'), { pageSize: 2 });
    expect(similar.data).toHaveLength(2);
    expect(similar.data.map(({ codigo }) => codigo)).not.toContain('AP-7');
    expect(similar.total).toBe(6);
    const pageTwo = await client.similar('usado', id('AP-7'), { pageSize: 2, page: 2 });
    const last = await client.similar('usado', id('AP-7'), { pageSize: 2, page: 3 });
    const order = [...similar.data, ...pageTwo.similar.data, ...last.similar.data].map(
      ({ codigo }) => codigo,
    );
    expect(order.indexOf('near-price')).toBeLessThan(order.indexOf('far-price'));
    expect(youMayAlsoLike.total).toBe(3);
    expect((await client.similar('usado', id('gone'))).similar.data).not.toEqual([]);
  });

  it('suggests others from half to double its price, and no more', async () => {
    const { youMayAlsoLike } = await client.similar('usado', id('AP-7'));
    expect(youMayAlsoLike.data.map(({ codigo }) => codigo).sort()).toEqual(['double', 'half', 'house']);
  });

  it('with a hidden place exposes no true point, number or complement', async () => {
    const { db } = database;
    const { app } = testApi(database);
    const post = (path: string, body: object) =>
      app.request(path, { method: 'POST', body: JSON.stringify(body) });
    const answers = await Promise.all(
      [
        post('/search/properties?per_page=100', {}),
        post('/search/pins', {}),
        ...['hidden', 'veiled'].flatMap((reference) => [
          app.request(`/products/usado/${id(reference)}`),
          app.request(`/products/usado/${id(reference)}/similar?pageSize=12`),
        ]),
        app.request('/home/searchLocations'),
        app.request('/listing/searchDistrict/moema'),
        app.request('/home/districtCoords/sp/sao-paulo/moema'),
        app.request('/products/sitemap'),
      ].map(async (response) => (await response).text()),
    );
    const text = answers.join('\n');
    // One coordinate alone may be the same by chance.
    expect(text).not.toMatch(/23\.5712\d*[^\d]{1,20}46\.6512/);
    for (const secret of ['"99"', ', 99', 'ap. 5', 'ap. 71', '04567000', 'true_lat'])
      expect(text).not.toContain(secret);
    expect((await client.product('usado', id('veiled'))).logradouro).toBeNull();
    expect((await client.product('usado', id('hidden'))).logradouro).toBe('Rua Secreta');
    const { lat, lng } = await db
      .selectFrom('property')
      .select(['lat', 'lng'])
      .where('id', '=', id('hidden'))
      .executeTakeFirstOrThrow();
    expect((await client.product('usado', id('hidden'))).endereco).toMatchObject({ lat, lng });
  });

  it('with a hidden place is found around its public point only', async () => {
    const near = async (point: { lat: number; lng: number }) =>
      (await client.searchProperties(searchFilters.parse({ ...point, range: 0.05 }))).items.map(
        ({ codigo }) => codigo,
      );
    const { endereco } = await client.product('usado', id('hidden'));
    expect(await near(hiddenPoint)).not.toContain('hidden');
    expect(await near({ lat: endereco.lat!, lng: endereco.lng! })).toContain('hidden');
  });

  it('has a map pin at its public point with the negotiation’s price', async () => {
    const { pins, total } = await client.searchPins(searchFilters.parse({ negotiation: 'rent' }));
    expect(total).toBe(1);
    expect(pins).toEqual([
      expect.objectContaining({ id: id('AP-7'), lat: -23.6, lng: -46.66, price: 12_000, currency: 'BRL' }),
    ]);
  });

  it('stands in the sitemap while it is on offer, by id, a page at a time', async () => {
    const first = await client.sitemap({ limit: 3 });
    expect(first.total).toBe(12);
    const rest = await client.sitemap({ after: first.items.at(-1)!.id, limit: 100 });
    const listed = [...first.items, ...rest.items].map((item) => item.id);
    expect(listed).toEqual(
      [...ids]
        .filter(([reference]) => reference !== 'gone')
        .map(([, each]) => each)
        .sort((a, b) => a - b),
    );
    expect(rest.items.at(-1)!.canonical).toBe((await client.product('usado', listed.at(-1)!)).canonical);
  });

  it('has a broker with a CRECI; an unknown broker is a 404', async () => {
    expect(await client.broker('ana-prado')).toMatchObject({ creci: '123-F' });
    expect(lastAnswer()).toMatchObject({ status: 'success', data: { creci: '123-F', status: 1 } });
    await database.db.updateTable('broker').set({ active: false }).execute();
    expect(await client.broker('ana-prado')).toBeNull();
    expect(lastAnswer()).toMatchObject({ data: { status: 0 } });
    expect((await client.product('usado', id('AP-7'))).corretor).toBeNull();
    await expect(client.broker('ninguem')).rejects.toMatchObject({ status: 404 });
    await database.db.updateTable('broker').set({ active: true }).execute();
  });

  it('offers the attributes to filter by, and no slides while there are none', async () => {
    const { data } = await client.listingFeatures();
    expect(data.propertyDetails).toContainEqual({ slug: 'lareira', label: 'Lareira' });
    expect(data.renovationLevel).toHaveLength(6);
    expect(await client.slides()).toEqual({ data: [] });
  });
});
