import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import type { z } from 'zod';
import { readMatches } from '@api/search/queries/search';
import { searchIndexIsStale } from '@api/search/queries/search-index';
import { resolveSearch } from '@api/search/queries/resolve-search';
import type { ApiClient } from '~/back-end/client.server';
import { foundReferences, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const reference = sql<{ reference: string }>`property.reference`;
type Given = z.input<typeof searchFilters>;

const listings = [
  makeListing({ reference: 'base' }),
  makeListing({ reference: 'rent', forSale: false, forRent: true, sellPrice: null, rentPrice: 9_000 }),
  makeListing({ reference: 'both', forRent: true, sellPrice: 3_000_000, rentPrice: 15_000 }),
  makeListing({ reference: 'on-request', sellPrice: null }),
  makeListing({ reference: 'duplex', propertyType: 'apartamento-duplex' }),
  makeListing({
    reference: 'house',
    propertyType: 'casa',
    bedrooms: 5,
    suites: 4,
    parkingLots: 6,
    area: 600.4,
  }),
  makeListing({
    reference: 'studio',
    propertyType: 'studio',
    bedrooms: 0,
    suites: null,
    parkingLots: null,
    area: 29.6,
  }),
  makeListing({ reference: 'dear', sellPrice: 40_000_000 }),
  makeListing({ reference: 'new', condition: 'new' }),
  makeListing({ reference: 'launch', condition: 'launch', registrationNumber: 'R1' }),
  makeListing({ reference: 'unregistered', condition: 'launch' }),
  makeListing({
    reference: 'pool',
    propertyDetails: ['piscina', 'lareira'],
    condominiumDetails: ['piscina', 'spa'],
  }),
  makeListing({ reference: 'fireplace', propertyDetails: ['lareira'], condominiumDetails: ['spa'] }),
  makeListing({ reference: 'renovated', renovationLevel: 'reformado' }),
  makeListing({ reference: 'shell', renovationLevel: 'contrapiso' }),
  makeListing({ reference: 'tour', tourUrl: 'https://tour.example/1' }),
  makeListing({ reference: 'exchange', acceptExchange: true }),
  makeListing({ reference: 'highlighted', highlighted: true }),
  makeListing({ reference: 'exclusive', exclusivity: true }),
  makeListing({ reference: 'news', news: true }),
  makeListing({ reference: 'architect', renownedArchitects: true }),
  makeListing({ reference: 'curated', curated: ['autorais'] }),
  makeListing({ reference: 'brokered', brokerSlug: 'ana-prado' }),
  makeListing({ reference: 'condominium', condominiumName: 'Edifício Aurora' }),
  makeListing({
    reference: 'beach',
    city: 'Ilhabela',
    district: 'Feiticeira',
    locationType: 'praia',
    point: { lat: -23.86, lng: -45.42 },
  }),
  makeListing({
    reference: 'country',
    city: 'Itu',
    district: 'Centro',
    locationType: 'campo',
    point: { lat: -23.26, lng: -47.3 },
  }),
  makeListing({
    reference: 'abroad',
    city: 'Miami',
    district: 'Brickell',
    state: 'Flórida',
    country: 'US',
    currency: 'USD',
    locationType: 'internacional',
    point: { lat: 25.76, lng: -80.19 },
  }),
  makeListing({ reference: 'unavailable', available: false }),
];
const offered = listings.map(({ reference }) => reference).filter((reference) => reference !== 'unavailable');
const without = (...gone: string[]) => offered.filter((reference) => !gone.includes(reference));

/** What each filter leaves of the listings above. */
const cases: { title: string; filters: Given; left: string[] }[] = [
  { title: 'no filter: everything on offer', filters: {}, left: offered },
  { title: 'to buy', filters: { negotiation: 'sell' }, left: without('rent') },
  { title: 'to rent', filters: { negotiation: 'rent' }, left: ['rent', 'both'] },
  { title: 'a type with its children', filters: { propertyType: ['apartamento'] }, left: without('house') },
  { title: 'a child alone', filters: { propertyType: ['apartamento-duplex'] }, left: ['duplex'] },
  { title: 'several types', filters: { propertyType: ['casa', 'studio'] }, left: ['house', 'studio'] },
  { title: 'at least 5 bedrooms', filters: { dorms: 5 }, left: ['house'] },
  { title: 'at least 1 bedroom', filters: { dorms: 1 }, left: without('studio') },
  { title: 'at least 4 suites', filters: { suites: 4 }, left: ['house'] },
  { title: 'at least 3 parking lots', filters: { parkingLots: 3 }, left: ['house'] },
  {
    title: 'a price to buy; on request and breve lançamento have none',
    filters: { negotiation: 'sell', price: { max: 2_000_000 } },
    left: without('rent', 'both', 'on-request', 'dear', 'unregistered'),
  },
  {
    title: 'a price from, to buy',
    filters: { negotiation: 'sell', price: { min: 3_000_000 } },
    left: ['both', 'dear'],
  },
  {
    title: 'a price to rent',
    filters: { negotiation: 'rent', price: { min: 10_000, max: 20_000 } },
    left: ['both'],
  },
  {
    title: 'a price without a negotiation: to buy or to rent',
    filters: { price: { max: 20_000 } },
    left: ['rent', 'both'],
  },
  { title: 'a price beyond every price', filters: { price: { min: 999_999_999_998 } }, left: [] },
  { title: 'an area from, in whole metres', filters: { area: { min: 600 } }, left: ['house'] },
  { title: 'an area to, rounded as it is shown', filters: { area: { max: 30 } }, left: ['studio'] },
  { title: 'an area of 29 is less than 29.6 rounded', filters: { area: { max: 29 } }, left: [] },
  { title: 'a condition', filters: { condition: ['new'] }, left: ['new'] },
  {
    title: 'several conditions; an unregistered launch is a breve lançamento',
    filters: { condition: ['launch', 'soonLaunch'] },
    left: ['launch', 'unregistered'],
  },
  { title: 'all attributes asked for', filters: { propertyDetails: ['piscina', 'lareira'] }, left: ['pool'] },
  { title: 'one attribute', filters: { propertyDetails: ['lareira'] }, left: ['pool', 'fireplace'] },
  {
    title: 'amenities of the condominium are not the property’s',
    filters: { condominiumDetails: ['piscina'] },
    left: ['pool'],
  },
  {
    title: 'any of the renovation levels',
    filters: { renovationLevel: ['reformado', 'contrapiso'] },
    left: ['renovated', 'shell'],
  },
  { title: 'virtual tour', filters: { virtualVisit: true }, left: ['tour'] },
  { title: 'exchange', filters: { acceptExchange: true }, left: ['exchange'] },
  { title: 'highlighted', filters: { highlighted: true }, left: ['highlighted'] },
  { title: 'exclusive', filters: { exclusivity: true }, left: ['exclusive'] },
  { title: 'news', filters: { news: true }, left: ['news'] },
  { title: 'renowned architects', filters: { renownedArchitects: true }, left: ['architect'] },
  { title: 'a curated list', filters: { curadoria: 'autorais' }, left: ['curated'] },
  { title: 'an unknown curated list', filters: { curadoria: 'outra' }, left: [] },
  { title: 'a broker', filters: { corretor: 'ana-prado' }, left: ['brokered'] },
  { title: 'an unknown broker is ignored', filters: { corretor: 'ninguem' }, left: offered },
  { title: 'an inactive broker is ignored', filters: { corretor: 'inativo' }, left: offered },
  { title: 'a condominium', filters: { condominiumName: 'edificio-aurora' }, left: ['condominium'] },
  { title: 'the beach', filters: { locationType: 'Praia' }, left: ['beach'] },
  { title: 'the country', filters: { locationType: 'Campo' }, left: ['country'] },
  { title: 'abroad', filters: { locationType: 'Internacional' }, left: ['abroad'] },
  {
    title: 'a city’s slug: that city alone',
    filters: { local: 'sao-paulo' },
    left: without('beach', 'country', 'abroad'),
  },
  {
    title: 'a city of the catalogue that has no name of its own among the menus',
    filters: { local: 'itu' },
    left: ['country'],
  },
  {
    title: 'a named place’s slug: its circle',
    filters: { local: 'moema' },
    left: without('beach', 'country', 'abroad'),
  },
  { title: 'a point and 1 km', filters: { lat: -23.86, lng: -45.42, range: 1 }, left: ['beach'] },
  { title: 'a point without a range: 2 km', filters: { lat: -23.845, lng: -45.42 }, left: ['beach'] },
  { title: 'a point just too far', filters: { lat: -23.841, lng: -45.42 }, left: [] },
  { title: 'an unknown place', filters: { local: 'lugar-nenhum' }, left: [] },
  {
    title: 'filters add up',
    filters: {
      negotiation: 'sell',
      local: 'sao-paulo',
      propertyType: ['apartamento'],
      dorms: 3,
      price: { max: 5_000_000 },
      propertyDetails: ['lareira'],
    },
    left: ['pool', 'fireplace'],
  },
];

describe('a search', () => {
  let database: TestDatabase;
  let api: ApiClient;
  let search: (filters: Given) => Promise<{ references: string[]; total: number }>;

  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db
      .insertInto('broker')
      .values([
        { slug: 'ana-prado', name: 'Ana Prado', creci: '123-F', active: true },
        { slug: 'inativo', name: 'Fora', creci: '124-F', active: false },
      ])
      .execute();
    await fillCatalogue(database.db, listings);
    api = testApi(database).client;
    search = async (filters) => {
      const { items, total } = await api.searchProperties(searchFilters.parse(filters), { perPage: 100 });
      return { references: items.map(({ codigo }) => codigo!).sort(), total: total! };
    };
  });
  afterAll(() => database.close());

  it('returns each property’s broker with CRECI and its announcement date', async () => {
    const { items } = await api.searchProperties(searchFilters.parse({}), { perPage: 100 });
    const stands = await database.db.selectFrom('property').select(['id', 'listed_at']).execute();
    const announced = new Map(stands.map(({ id, listed_at: at }) => [id, at.toISOString()]));
    for (const { id, codigo, corretor, criadoEm } of items) {
      expect(criadoEm).toBe(announced.get(id));
      const broker = codigo === 'brokered' ? { name: 'Ana Prado', creci: '123-F' } : null;
      expect([codigo, corretor && { name: corretor.name, creci: corretor.creci }]).toEqual([codigo, broker]);
    }
  });

  it.each(cases)('finds by $title, by the search index and by reading', async ({ filters, left }) => {
    const found = { references: [...left].sort(), total: left.length };
    expect(await search(filters)).toEqual(found);
    const meant = await resolveSearch(database.db, searchFilters.parse(filters));
    const { rows, total } = await readMatches(database.db, meant, { offset: 0, limit: 100 }, reference);
    const references = rows.flatMap(({ reference }) => reference ?? []).sort();
    expect({ references, total }).toEqual(found);
  });
});

it('finds the same while the search index is stale', async () => {
  const { db, close } = await openTestDatabase();
  await fillCatalogue(db, listings);
  await sql`update property set title = title where reference = 'base'`.execute(db);
  expect(await searchIndexIsStale(db)).toBe(true);
  const filters = searchFilters.parse({ propertyDetails: ['piscina', 'lareira'] });
  expect(await foundReferences(testApi({ db }).client, filters)).toEqual(['pool']);
  await close();
});
