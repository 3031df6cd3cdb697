import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { inTransaction } from '@api/platform/db/transaction';
import { everyBits, facetBits } from '@api/search/queries/bitmap-search';
import { type Listed, readCards } from '@api/search/queries/listed-cards';
import { nearestCards } from '@api/search/queries/nearest-cards';
import { largeTown, placeFacet, refreshSearchIndex } from '@api/search/queries/search-index';
import { alsoLiked, similarTo } from '@api/search/queries/similar';
import { propertyById, type PropertyRow } from '@api/properties/queries/properties';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { randomListings } from '../support/random-catalogue';

const none = { offset: 0, limit: 0 };
const shown = ({ rows, total }: Listed) => ({ ids: rows.map(({ id }) => id), total });

describe('the lists beside a property', () => {
  let database: TestDatabase;
  let products: PropertyRow[];
  const listings = randomListings(1_400, (pick) => ({
    city: pick(['São Paulo', 'São Paulo', 'São Paulo', 'Rio de Janeiro', 'Itu']),
    district: pick(['Moema', 'Moema', 'Moema', 'Pinheiros', 'Vila Nova Conceição', '']),
    propertyType: pick(['apartamento', 'apartamento', 'apartamento', 'cobertura', 'casa', 'terreno']),
    locationType: pick(['cidade', 'cidade', 'praia'] as const),
  }));

  beforeAll(async () => {
    database = await openTestDatabase();
    await applyCatalogue(database.db, { source: 'a', feed: 'a', listings });
    const { rows } = await sql<{ id: number }>`select id from property where id % 61 = 0 order by id`.execute(
      database.db,
    );
    const found = await Promise.all(rows.map(({ id }) => propertyById(database.db, id)));
    products = found.filter((product) => product !== undefined);
  });
  afterAll(() => database.close());

  const pages = [1, 3, 40].map((page) => ({ page, pageSize: 7 }));
  const listsOf = async () => {
    const lists = [];
    for (const product of products)
      for (const page of pages)
        for (const negotiation of ['sell', 'rent'] as const) {
          const similar = await similarTo(database.db, product, { ...page, negotiation });
          const liked = await alsoLiked(database.db, product, { ...page, negotiation });
          const { id, city_slug: town } = product;
          lists.push({ id, town, page, negotiation, similar: shown(similar), liked: shown(liked) });
        }
    return lists;
  };

  it('has one large town and small ones, prices and none', async () => {
    const large = await Promise.all(products.map(({ city_slug: slug }) => largeTown(database.db, slug)));
    expect([...new Set(large.map((town) => town !== undefined))].sort()).toEqual([false, true]);
    expect(products.some(({ sale_amount: price }) => price === null)).toBe(true);
  });

  it.each([true, false])('finds the nearest by the search index (priced: %s)', async (isPriced) => {
    const own = isPriced ? 3_000_000 : null;
    const town = (await largeTown(database.db, 'sao-paulo'))!;
    const bits = everyBits([facetBits('all'), facetBits('sell'), facetBits(placeFacet(town))]);
    const conditions = [sql`active and available and for_sale and city_slug = 'sao-paulo'`];
    const except = sql`district_slug = 'moema'`;
    const order = isPriced
      ? sql`highlighted desc, abs(sale_amount - ${own}) nulls last, id`
      : sql`first_in_list desc, highlighted desc, news desc, listed_at desc, id`;
    const { total: within } = await readCards(database.db, [...conditions, except], order, none);
    for (const slice of [0, 3, 20, 60].map((offset) => ({ offset, limit: 9 }))) {
      const around = { bits, except, within: Math.min(within, 500), amount: 'sale' as const, own, order };
      const found = await nearestCards(database.db, around, slice);
      const read = await readCards(database.db, [...conditions, sql`not (${except})`], order, slice);
      expect(found?.map(({ id }) => id)).toEqual(read.rows.map(({ id }) => id));
    }
  });

  it('are by the search index as by reading, to the last page', async () => {
    const byIndex = await listsOf();
    // What any other write to the catalogue does.
    await sql`delete from search_facet`.execute(database.db);
    const byReading = await listsOf().finally(() => inTransaction(database.db, refreshSearchIndex));
    expect(byIndex).toEqual(byReading);
    expect(byIndex.some(({ similar }) => similar.ids.length === 0 && similar.total > 0)).toBe(true);
  });
});
