import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { ApplyOptions } from '@api/feeds/apply/apply-report';
import type { ListingInput } from '@api/catalogue/listing';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue, snapshot } from './catalogue-tables';

/** Ten thousand a square metre, give or take. */
const usual = (count: number, rest: Partial<ListingInput> = {}) =>
  Array.from({ length: count }, (_, n) =>
    aListing(`U${n}`, { area: 100, sellPrice: 1_000_000 + n * 1_000, ...rest }),
  );
const odd = (reference: string, rest: Partial<ListingInput> = {}) =>
  aListing(reference, { area: 100, sellPrice: 90_000, ...rest });

describe('implausible values', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => emptyCatalogue(database.db));

  const apply = (source: string, listings: ReturnType<typeof aListing>[], rest: Partial<ApplyOptions> = {}) =>
    applyCatalogue(database.db, { source, feed: 'test', listings, accept: [], ...rest });
  const offered = async (reference: string) =>
    database.db
      .selectFrom('property')
      .select(['sell_price', 'title'])
      .where('reference', '=', reference)
      .where('active', '=', true)
      .executeTakeFirst();

  it.each([
    ['a price for a square metre under a tenth of its district’s', odd('X'), 10, ['X']],
    ['one over ten times it', odd('X', { sellPrice: 10_100_000 }), 10, ['X']],
    ['an area of 2 m², whatever its district', odd('X', { area: 2, sellPrice: null }), 0, ['X']],
    ['a tenth exactly, which may be', odd('X', { sellPrice: 101_000 }), 10, []],
    ['a price where fewer than ten homes tell what is usual', odd('X'), 8, []],
    ['another kind’s', odd('X', { propertyType: 'casa' }), 10, []],
    ['another district’s', odd('X', { district: 'Saúde' }), 10, []],
    ['another currency’s', odd('X', { currency: 'USD' }), 10, []],
    [
      'a rent, beside sales',
      odd('X', { forSale: false, forRent: true, sellPrice: null, rentPrice: 5_000 }),
      10,
      [],
    ],
    ['what is sold already', odd('X', { available: false }), 10, []],
  ])('holds back, or not: %s', async (_, listing, others, held) => {
    const { implausible, counts } = await apply('cases', [...usual(others), listing], { dryRun: true });
    expect(implausible.map(({ reference }) => reference)).toEqual(held);
    expect(counts).toMatchObject({ held: held.length, added: others + 1 - held.length });
  });

  it('neither offers what is held back nor fetches its photos', async () => {
    const first = await apply('first', [...usual(10), odd('X')]);
    expect(first.counts).toMatchObject({ read: 11, added: 10, held: 1, unchanged: 0 });
    expect(first.implausible).toMatchObject([
      { reference: 'X', what: 'sell', value: 900, held: true, onOffer: false },
    ]);
    expect(await offered('X')).toBeUndefined();
    const before = await snapshot(database.db);
    expect(before.photos.filter(({ url }) => url.includes('/X/'))).toEqual([]);
    const again = await apply('first', [...usual(10), odd('X')]);
    expect(again.counts).toMatchObject({ added: 0, changed: 0, held: 1, unchanged: 10 });
    expect(await snapshot(database.db)).toEqual(before);
  });

  it('offers it once confirmed, until its value changes', async () => {
    expect(
      (await apply('first', [...usual(10), odd('X')], { accept: ['X'], dryRun: true })).accepted,
    ).toEqual(['X']);
    expect((await apply('first', [...usual(10), odd('X')])).counts.held).toBe(1);
    const confirmed = await apply('first', [...usual(10), odd('X')], { accept: ['X', 'nobody'] });
    expect(confirmed).toMatchObject({ accepted: ['X'], implausible: [], counts: { added: 1, held: 0 } });
    expect(await offered('X')).toMatchObject({ sell_price: 90_000 });
    const retold = await apply('first', [...usual(10), odd('X', { title: 'Outro nome' })]);
    expect(retold.counts).toMatchObject({ changed: 1, held: 0 });

    const cheaper = await apply('first', [
      ...usual(10),
      odd('X', { title: 'Outro nome', sellPrice: 80_000 }),
    ]);
    expect(cheaper.implausible).toMatchObject([{ reference: 'X', held: true, onOffer: true }]);
    expect(cheaper.counts).toMatchObject({ held: 1, changed: 0, deactivated: 0 });
    expect(await offered('X')).toMatchObject({ sell_price: 90_000 });
  });

  it('leaves on offer what is on offer, and says so', async () => {
    await apply('loose', [...usual(10), odd('Y')], { accept: undefined });
    const result = await apply('loose', [...usual(10), odd('Y', { title: 'Com outro título' })]);
    expect(result.implausible).toMatchObject([{ reference: 'Y', held: false, onOffer: true }]);
    expect(result.counts).toMatchObject({ changed: 1, held: 0 });
    expect(await offered('Y')).toMatchObject({ title: 'Com outro título' });
  });

  it('compares with other sources too; a refused run confirms nothing', async () => {
    await apply('first', usual(10));
    expect((await apply('second', [odd('Z')])).counts.held).toBe(1);
    const refused = await apply('first', [odd('W')], { accept: ['W'] });
    expect(refused.outcome).toBe('refused');
    expect((await apply('first', [...usual(10), odd('W')])).counts.held).toBe(1);
  });
});
