import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finderOf, findMatchingIds, matches } from '@api/saved-searches/queries/reverse-search';
import { findMatches } from '@api/search/queries/search';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { filtersWhere } from '@domain/search/filter-rows';
import { type Filter, searchFilters } from '@domain/search/filters';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { anyFilters, bounds, randomListings } from '../support/random-catalogue';

const moema = { lat: -23.6, lng: -46.66 };
const points = [moema, { lat: -23.61, lng: -46.67 }, { lat: -23.58, lng: -46.64 }, null];
const districts = ['Moema', 'Vila Mariana', 'Jardins', ''];
const condominiums = [null, null, 'Edifício Aurora', 'Moema'];
const lists = [[], [], ['autorais'], ['autorais', 'vista-mar']];
const brokers = [null, 'ana-prado', 'rui-lima'];

/** Homes wherever a search can look: with a point and without one, in a condominium, a list, a broker's. */
const homes = randomListings(100, (pick) => ({
  district: pick(districts),
  point: pick(points),
  displayAddress: pick(['all', 'street', 'neighborhood'] as const),
  condominiumName: pick(condominiums),
  curated: pick(lists),
  brokerSlug: pick(brokers),
}));

/** Every way in which a search can say where, and whose. */
const where = fc.oneof(
  fc.constant({}),
  fc
    .constantFrom('sao-paulo', 'moema', 'vila-mariana', 'itu', 'litoral-norte', 'nowhere')
    .map((local) => ({ local })),
  fc
    .constantFrom('Moema', 'São Paulo, SP', 'Edifício Aurora', 'Lugar nenhum')
    .map((localName) => ({ localName })),
  fc.record({
    lat: fc.constantFrom(-23.6, -23.605, -23.59, -22.9),
    lng: fc.constantFrom(-46.66, -46.665, -46.65, -43.2),
    range: fc.constantFrom(undefined, 0, 0.5, 1.5, 3, 50),
    localName: fc.constantFrom(undefined, 'Moema', 'Vila Mariana'),
  }),
);
const whose = fc.record(
  {
    curadoria: fc.constantFrom('autorais', 'Vista-Mar', 'nenhuma'),
    corretor: fc.constantFrom('ana-prado', 'rui-lima', 'ninguem'),
    condominiumName: fc.constantFrom('edificio-aurora', 'Moema'),
  },
  { requiredKeys: [] },
);
/** Few of the filters at once, so that most searches find something. */
const someFilters = fc
  .record({
    own: anyFilters.chain(({ local: _, page: __, ...own }) =>
      fc.shuffledSubarray(Object.entries(own).filter(([, value]) => !isEmpty(value))),
    ),
    price: fc.option(bounds(4_000_000), { nil: undefined }),
    where,
    whose: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, whose),
  })
  .map(({ own, price, ...rest }) =>
    searchFilters.parse({ ...Object.fromEntries(own.slice(0, 3)), price, ...rest.where, ...rest.whose }),
  );
const idColumn = sql<{ id: number }>`property.id`;
const isEmpty = (value: unknown) =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

describe('the reverse search', () => {
  let database: TestDatabase;
  let ids: Map<string, number>;

  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db
      .insertInto('broker')
      .values([
        { slug: 'ana-prado', name: 'Ana Prado', creci: '1-F' },
        { slug: 'rui-lima', name: 'Rui Lima', creci: '2-F', active: false },
      ])
      .execute();
    ids = await fillCatalogue(database.db, homes);
  });
  afterAll(() => database.close());

  it('finds for 200 searches over 100 homes what each search itself finds', async () => {
    const { db } = database;
    const searches = fc.sample(someFilters, { numRuns: 200, seed: 9 });
    const meant = await Promise.all(searches.map((filters) => resolveSearch(db, filters)));
    const found = await findMatchingIds(db, meant, [...ids.values()]);
    const usedFilters = new Set<Filter>();
    for (const [index, filters] of searches.entries()) {
      const { rows } = await findMatches(db, meant[index]!, { offset: 0, limit: homes.length }, idColumn);
      const itself = rows.map(({ id }) => id);
      expect(byNumber(found[index]!), JSON.stringify(filters)).toEqual(byNumber(itself));
      if (itself.length > 0 && itself.length < 90)
        for (const [filter, value] of Object.entries(filters))
          if (!isEmpty(value)) usedFilters.add(filter as Filter);
    }
    expect(everyFilter.filter((filter) => !usedFilters.has(filter))).toEqual([]);
  });

  it('gives the same results for any batch of searches and earlier calls', async () => {
    const { db } = database;
    const searches = fc.sample(someFilters, { numRuns: 60, seed: 9 });
    const meant = await Promise.all(searches.map((filters) => resolveSearch(db, filters)));
    const all = [...ids.values()];
    const together = await findMatchingIds(db, meant, all);
    const find = finderOf(db, all);
    const parts = [1, 4, 1, 20, 2, 30, 2];
    const apart: (readonly number[])[] = [];
    for (const size of parts) apart.push(...(await find(meant.slice(apart.length, apart.length + size))));
    expect(apart.map(byNumber)).toEqual(together.map(byNumber));
  });

  it('says it of one home and one search, and of none', async () => {
    const { db } = database;
    const search = await resolveSearch(db, searchFilters.parse({ local: 'sao-paulo', negotiation: 'sell' }));
    const [found] = await findMatchingIds(db, [search], [...ids.values()]);
    for (const id of ids.values()) expect(await matches(db, search, id)).toBe(found!.includes(id));
    expect(await matches(db, search, 999_999)).toBe(false);
    expect(await findMatchingIds(db, [search], [])).toEqual([[]]);
    expect(await findMatchingIds(db, [], [...ids.values()])).toEqual([]);
  });
});

const byNumber = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
/** What searches above have asked for, and told homes apart by: all that says which homes are meant. */
const notWhich: readonly Filter[] = [
  'page',
  'orderBy',
  'direction',
  'fixedProductId',
  'fixedProductPhase',
  'lp',
];
const everyFilter = filtersWhere(() => true).filter((filter) => !notWhich.includes(filter));
