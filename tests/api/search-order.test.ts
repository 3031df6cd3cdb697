import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { foundReferences, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

const day = (date: number) => `2026-01-${String(date).padStart(2, '0')}T12:00:00Z`;
const ordered = [
  makeListing({
    reference: 'plain-old',
    listedAt: day(1),
    sellPrice: 5_000_000,
    area: 90,
    bedrooms: 2,
    suites: 2,
  }),
  makeListing({
    reference: 'plain-new',
    listedAt: day(9),
    sellPrice: 1_000_000,
    area: 300,
    bedrooms: 5,
    suites: 5,
  }),
  makeListing({
    reference: 'plain-new-too',
    listedAt: day(9),
    sellPrice: 1_000_000,
    area: 300,
    bedrooms: 5,
    suites: 5,
  }),
  makeListing({
    reference: 'news',
    listedAt: day(2),
    news: true,
    sellPrice: null,
    area: null,
    bedrooms: null,
    suites: null,
  }),
  makeListing({
    reference: 'highlighted',
    listedAt: day(1),
    highlighted: true,
    sellPrice: 3_000_000,
    bedrooms: 3,
    suites: 1,
  }),
  makeListing({
    reference: 'both',
    listedAt: day(3),
    highlighted: true,
    news: true,
    sellPrice: 4_000_000,
    area: 80,
    bedrooms: 1,
    suites: 0,
  }),
  makeListing({
    reference: 'rent',
    listedAt: day(8),
    forSale: false,
    forRent: true,
    sellPrice: null,
    rentPrice: 8_000,
    area: 100,
    bedrooms: 4,
    suites: 3,
  }),
];

describe.each(testEngines)('a search on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    client = testApi(database).client;
    await fillCatalogue(database.db, ordered);
  });
  afterAll(() => database.close());

  it.each([
    {
      order: 'by default: highlighted, news, the most recent, ties by id',
      filters: {},
      expected: ['both', 'highlighted', 'news', 'plain-new', 'plain-new-too', 'rent', 'plain-old'],
    },
    {
      order: 'by price up; without a sale price the rent counts; on request last',
      filters: { orderBy: 'preco', direction: 'asc' },
      expected: ['rent', 'plain-new', 'plain-new-too', 'highlighted', 'both', 'plain-old', 'news'],
    },
    {
      order: 'by price down; on request last here too',
      filters: { orderBy: 'preco', direction: 'desc' },
      expected: ['plain-old', 'both', 'highlighted', 'plain-new', 'plain-new-too', 'rent', 'news'],
    },
    {
      order: 'by price, the dearest asked without a direction',
      filters: { orderBy: 'preco', negotiation: 'sell' },
      expected: ['plain-new', 'plain-new-too', 'highlighted', 'both', 'plain-old', 'news'],
    },
    {
      order: 'by area down',
      filters: { orderBy: 'area', direction: 'desc' },
      expected: ['plain-new', 'plain-new-too', 'highlighted', 'rent', 'plain-old', 'both', 'news'],
    },
    {
      order: 'by bedrooms up',
      filters: { orderBy: 'quartos', direction: 'asc' },
      expected: ['both', 'plain-old', 'highlighted', 'rent', 'plain-new', 'plain-new-too', 'news'],
    },
    {
      order: 'by suites down',
      filters: { orderBy: 'suites', direction: 'desc' },
      expected: ['plain-new', 'plain-new-too', 'rent', 'plain-old', 'highlighted', 'both', 'news'],
    },
  ] as const)('is ordered $order', async ({ filters, expected }) => {
    expect(await foundReferences(client, filters)).toEqual(expected);
    expect(await foundReferences(client, { ...filters, local: 'sao-paulo' })).toEqual(expected);
  });

  it('lets the address’s page and order win over the body’s', async () => {
    const { app } = testApi(database);
    const answer = await app.request('/search/properties?page=2&per_page=2&orderBy=preco&direction=desc', {
      method: 'POST',
      body: JSON.stringify({ page: 1, orderBy: 'area' }),
    });
    const { items } = (await answer.json()) as { items: { codigo: string }[] };
    expect(items.map(({ codigo }) => codigo)).toEqual(['highlighted', 'plain-new']);
  });
});

describe.each(testEngines)('pages on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  let lastAnswer: ReturnType<typeof testApi>['told'];
  let ids: Map<string, number>;
  const all = Array.from({ length: 30 }, (_, index) => `P${String(index).padStart(2, '0')}`);
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ client, told: lastAnswer } = testApi(database));
    ids = await fillCatalogue(database.db, [
      ...all.map((reference) => makeListing({ reference })),
      makeListing({ reference: 'gone', available: false }),
      makeListing({ reference: 'elsewhere', propertyType: 'casa' }),
    ]);
  });
  afterAll(() => database.close());
  const page = (number: number, filters: object = {}) =>
    client.searchProperties(searchFilters.parse({ propertyType: ['apartamento'], page: number, ...filters }));
  const references = (answer: Awaited<ReturnType<typeof page>>) => answer.items.map(({ codigo }) => codigo);

  it('have 9 items and tell all matches, those here, and the types', async () => {
    const answer = await page(1);
    expect(references(answer)).toEqual(all.slice(0, 9));
    expect(lastAnswer()).toMatchObject({ total: 30, totalItems: 9, propertyType: ['apartamento'] });
    expect(references(await page(4))).toEqual(all.slice(27));
  });

  it('past the last one are empty and still tell the total', async () => {
    await page(5);
    expect(lastAnswer()).toMatchObject({ items: [], total: 30, totalItems: 0 });
    expect(await page(100_000)).toMatchObject({ items: [], total: 30 });
    expect(await page(5, { local: 'sao-paulo' })).toMatchObject({ items: [], total: 30 });
    expect(await page(5, { orderBy: 'preco' })).toMatchObject({ items: [], total: 30 });
  });

  it('begin with the pinned product and 8 others, and hold it nowhere else', async () => {
    const pinned = String(ids.get('P20'));
    const others = all.filter((reference) => reference !== 'P20');
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => page(number, { fixedProductId: pinned })),
    );
    expect(pages.map(references)).toEqual([
      ['P20', ...others.slice(0, 8)],
      others.slice(8, 17),
      others.slice(17, 26),
      others.slice(26),
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([30, 30, 30, 30, 30]);
  });

  it('leave the pinned product out of a page size of 8', async () => {
    const others = all.filter((reference) => reference !== 'P20');
    const first = (fixedProductId: string) =>
      client.searchProperties(searchFilters.parse({ propertyType: ['apartamento'], fixedProductId }), {
        perPage: 8,
      });
    const answer = await first(String(ids.get('P20')));
    expect(references(answer)).toEqual(['P20', ...others.slice(0, 8)]);
    expect(answer.isLaidOut).toBe(true);
    expect(references(await first('2147483000'))).toEqual(all.slice(0, 9));
    expect(references(await client.searchProperties(searchFilters.parse({}), { perPage: 8 }))).toHaveLength(
      8,
    );
  });

  it('count a pinned product that does not match the filters', async () => {
    const answer = await page(1, { fixedProductId: String(ids.get('elsewhere')) });
    expect(references(answer)).toEqual(['elsewhere', ...all.slice(0, 8)]);
    expect(answer.total).toBe(31);
  });

  it.each([
    ['not on offer', () => String(ids.get('gone'))],
    ['unknown', () => '2147483000'],
    ['no number', () => 'P20'],
    ['beyond every id', () => '99999999999999999999'],
  ])('ignore a pinned product that is %s', async (_, id) => {
    expect(references(await page(1, { fixedProductId: id() }))).toEqual(all.slice(0, 9));
  });
});
