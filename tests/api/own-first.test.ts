import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/geo/geo';
import { searchFilters, type SearchFilters } from '@domain/search/filters';
import { namedLocationBySlug } from '@domain/taxonomy/named-location-lookup';
import type { ApiClient } from '~/back-end/client.server';
import type { SearchAnswer } from '~/domain/search-answer';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const moema = namedLocationBySlug('moema')!;
/** So many km north of Moema's centre. */
const north = (km: number) => ({ lat: moema.lat + km / 111.2, lng: moema.lng });

/** Moema's own homes reach far, even out of its circle; what lies beside it is newer, dearer and highlighted. */
const own = Array.from({ length: 12 }, (_, n) => ({
  reference: `own-${n}`,
  district: 'Moema',
  point: north(n < 10 ? 0.1 * n : 9),
  listedAt: `2025-01-${String(28 - n).padStart(2, '0')}T12:00:00Z`,
  sellPrice: 1_000_000 + n,
}));
const beside = Array.from({ length: 11 }, (_, n) => ({
  reference: `beside-${n}`,
  district: n < 7 ? 'Vila Nova Conceição' : n < 10 ? 'Campo Belo' : 'Vila Nova Conceição',
  // The last one lies in Moema's circle by 3 km alone.
  point: north(n === 10 ? 2.5 : 1 + 0.05 * n),
  highlighted: true,
  listedAt: `2026-01-${String(28 - n).padStart(2, '0')}T12:00:00Z`,
  sellPrice: 9_000_000 - n,
  bedrooms: n % 2 === 0 ? 4 : 3,
}));
const far = { reference: 'far', district: 'Vila Nova Conceição', point: north(20), highlighted: true };
const moved = {
  reference: 'without-point',
  district: 'Moema',
  point: null,
  listedAt: '2024-01-01T00:00:00Z',
};
const listings = [...own, ...beside, far, moved].map(makeListing);

const around = (range?: number): Partial<SearchFilters> => ({
  localName: 'Moema',
  lat: moema.lat,
  lng: moema.lng,
  range,
});
const references = ({ items }: SearchAnswer) => items.map(({ codigo }) => codigo);
const ownOrder = [...own.map(({ reference }) => reference), 'without-point'];

describe('a search of a part of a town', () => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    client = testApi(database).client;
    await fillCatalogue(database.db, listings);
  });
  afterAll(() => database.close());

  const find = (filters: Partial<SearchFilters>, perPage = 100) =>
    client.searchProperties(searchFilters.parse(filters), { perPage });

  it.each([
    ['its slug', { local: 'moema' }, 11],
    ['a radius of 2 km', around(2), 10],
    ['its own radius', around(0), 11],
    ['a wide radius', around(50), 12],
  ])('by %s shows its own homes first, wherever they lie, then those around', async (_, filters, beside) => {
    const answer = await find(filters);
    const found = references(answer);
    expect(found.slice(0, 13)).toEqual(ownOrder);
    expect(found).toHaveLength(13 + beside);
    expect(answer.total).toBe(13 + beside);
    expect(answer.location).toMatchObject({ own: 13, around: beside, kind: 'bairro', ownRange: 3 });
  });

  it('puts its own first on all pages, and lists districts at the border', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find({ ...around(2), page }, 9)));
    const found = pages.map(references);
    expect(found.flat()).toEqual([...ownOrder, ...beside.slice(0, 10).map(({ reference }) => reference)]);
    expect(pages.map(({ location }) => location?.neighbours.map(({ localizacao }) => localizacao))).toEqual([
      [],
      ['Vila Nova Conceição', 'Campo Belo'],
      [],
    ]);
  });

  it('counts for each nearby district what its own listing would show', async () => {
    const answer = await find({ ...around(2), page: 2, dorms: 4 }, 9);
    expect(answer.total).toBe(5);
    const first = await find({ ...around(2), dorms: 4 }, 9);
    expect(first.location).toMatchObject({ own: 0, around: 5 });
    for (const { slug, own: ownCount } of first.location!.neighbours) {
      const { location } = await find({ local: slug!, dorms: 4 }, 1);
      expect([slug, location?.own]).toEqual([slug, ownCount]);
    }
  });

  it('has the order that is asked for, and counts its own all the same', async () => {
    const answer = await find({ ...around(2), orderBy: 'preco', direction: 'desc' });
    const found = references(answer);
    expect(found[0]).toBe('beside-0');
    expect(found).toHaveLength(23);
    expect(answer.location).toMatchObject({ own: 13, around: 10, neighbours: [] });
  });

  it('shows a pinned home before all, and once', async () => {
    const { items } = await find(around(2));
    const pinned = items.at(-1)!;
    const answer = await find({ ...around(2), fixedProductId: String(pinned.id) });
    expect(answer.items.map(({ id }) => id)).toEqual([pinned.id, ...items.slice(0, -1).map(({ id }) => id)]);
    expect(answer.location).toMatchObject({ own: 13, around: 10, neighbours: [] });
  });

  it('finds for any radius its own, and else what lies within that radius', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (tenths) => {
        const range = tenths / 10;
        const found = references(await find(around(range)));
        const near = [...beside, far].filter(({ point }) => distanceKm(point, moema) <= range);
        expect(new Set(found)).toEqual(new Set([...ownOrder, ...near.map(({ reference }) => reference)]));
      }),
      { numRuns: 10 },
    );
  });

  it('treats a visitor’s own point as a circle, not as the place', async () => {
    const { location } = await find({ ...around(3), localName: 'Perto de mim' });
    expect(location).toMatchObject({ label: 'Perto de mim', own: null, kind: null, slug: null });
  });

  it('puts on the map what it lists', async () => {
    const { total } = await client.searchPins(searchFilters.parse(around(2)));
    expect(total).toBe(23);
  });
});

const ilhabela = namedLocationBySlug('ilhabela')!;
const inTown = (reference: string, city: string, point: { lat: number; lng: number }) =>
  makeListing({ reference, city, district: 'Centro', point });

describe('a town’s circle', () => {
  let database: TestDatabase;
  let client: ApiClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    client = testApi(database).client;
  });
  afterAll(() => database.close());

  const { lat, lng, range } = ilhabela;
  const circle = { localName: 'Ilhabela', lat, lng, range };

  it.each([
    ['holds nothing else', [inTown('a', 'Ilhabela', { lat, lng })], true],
    [
      'holds a neighbour’s too',
      [
        inTown('a', 'Ilhabela', { lat, lng }),
        inTown('b', 'São Sebastião', { lat: lat + 0.05, lng: lng - 0.05 }),
      ],
      false,
    ],
    [
      'leaves one of its own out',
      [inTown('a', 'Ilhabela', { lat, lng }), inTown('b', 'Ilhabela', { lat: lat + 2, lng })],
      false,
    ],
  ])('is the town itself only where it %s', async (_, homes, isWholeTown) => {
    await fillCatalogue(database.db, homes);
    const { location } = await client.searchProperties(searchFilters.parse(circle));
    expect(location).toMatchObject({ by: 'radius', kind: 'cidade', isWholeTown });
    const { location: exact } = await client.searchProperties(searchFilters.parse({ local: 'ilhabela' }));
    expect(exact).toMatchObject({ by: 'city', own: null });
  });
});
