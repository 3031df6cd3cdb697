import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeListing, fillCatalogue } from '../support/catalogue';
import { openSite } from '../imoveis/site';
import { testEngines } from '../support/database';
import { signedInVisitor } from '../support/signed-in-visitor';

const day = 24 * 3600_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const rio = { city: 'Rio de Janeiro', state: 'RJ', district: 'Leblon' };
const listings = [
  makeListing({ reference: 'kept', listedAt: ago(400) }),
  makeListing({ reference: 'new', listedAt: ago(3) }),
  makeListing({ reference: 'newest', listedAt: ago(1), propertyType: 'loft', district: 'Itaim Bibi' }),
  makeListing({ reference: 'another kind', listedAt: ago(2), propertyType: 'casa' }),
  makeListing({ reference: 'another town', listedAt: ago(2), ...rio }),
  makeListing({
    reference: 'to rent',
    listedAt: ago(2),
    forSale: false,
    forRent: true,
    sellPrice: null,
    rentPrice: 9_000,
  }),
  makeListing({ reference: 'a month old', listedAt: ago(31) }),
  makeListing({ reference: 'not on offer', listedAt: ago(2), available: false }),
  makeListing({ reference: 'house in Rio', listedAt: ago(300), propertyType: 'casa-de-vila', ...rio }),
  makeListing({ reference: 'new house in Rio', listedAt: ago(5), propertyType: 'casa', ...rio }),
];

describe.each(testEngines)('what is new for a customer, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let visitor: Awaited<ReturnType<typeof signedInVisitor>>;
  const idOf = (reference: string) => site.ids.get(reference)!;
  beforeAll(async () => {
    site = await openSite(listings, {}, engine);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    visitor = await signedInVisitor(site);
  });
  const keep = (reference: string) =>
    visitor.customer.addFavorite({ code: idOf(reference), condition: 'used', negotiation: 'sell' });
  const references = async () => {
    const { data, total } = await visitor.customer.newProducts();
    expect(total).toBe(data.length);
    return data.map(({ codigo }) => codigo);
  };

  test('is nothing for who has kept and seen nothing', async () => {
    expect(await references()).toEqual([]);
  });

  test('is in the town and of the kind of what they keep, the newest first', async () => {
    await keep('kept');
    expect(await references()).toEqual(['newest', 'new']);
  });

  test('is in the town and of the kind of what they have seen', async () => {
    await visitor.customer.countVisit(idOf('house in Rio'));
    expect(await references()).toEqual(['new house in Rio']);
  });

  test('is to rent for who keeps or sees what is to rent', async () => {
    await visitor.customer.countVisit(idOf('to rent'));
    expect(await references()).toEqual([]);
    const [two] = await site.db
      .updateTable('property')
      .set({ for_rent: true })
      .where('reference', '=', 'new')
      .returning('reference')
      .execute();
    expect(await references()).toEqual([two!.reference]);
    await site.db.updateTable('property').set({ for_rent: false }).where('reference', '=', 'new').execute();
  });

  test('is nothing that they know already', async () => {
    await keep('new');
    await visitor.customer.countVisit(idOf('newest'));
    expect(await references()).toEqual([]);
  });

  test('is counted whole, and told six at a time', async () => {
    await fillCatalogue(
      site.db,
      Array.from({ length: 8 }, () => makeListing({ city: 'Itu', listedAt: ago(4) })),
      'eight more',
    );
    const [some] = await site.db.selectFrom('property').select('id').where('city', '=', 'Itu').execute();
    await visitor.customer.countVisit(some!.id);
    const { data, total } = await visitor.customer.newProducts();
    expect([data.length, total]).toEqual([6, 7]);
  });
});
