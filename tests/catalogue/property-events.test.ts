import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { removeSource } from '@api/feeds/apply/sources';
import type { ListingInput } from '@api/catalogue/listing';
import type { PropertyEvent } from '@api/catalogue/schema-events';
import { eventsSince, lastLeft, pricesThen } from '@api/catalogue/queries/property-events';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';

type Change = Partial<ListingInput>;

const forRent = { forRent: true, rentPrice: 9_000 };
const photos = (...names: string[]) => ({
  photos: names.map((name) => ({ url: `https://fotos.example.com/${name}.jpg` })),
});
const launch = { condition: 'launch', registrationNumber: 'R-1' } as const;
const soon = { condition: 'soonLaunch' } as const;

/** What a listing said, what it says next (null: it is not in the feed), and what is told of it. */
const cases: [title: string, before: Change, after: Change | null, told: string[]][] = [
  ['nothing, where nothing differs', {}, {}, []],
  ['nothing, where only its text differs', {}, { description: 'Outra.', title: 'Outro título' }, []],
  ['its new price', {}, { sellPrice: 1_000_000 }, ['price sell 1250000 BRL > 1000000 BRL']],
  ['that its price is told no more', {}, { sellPrice: null }, ['price sell 1250000 BRL > (null) BRL']],
  ['that its price is told', { sellPrice: null }, {}, ['price sell (null) BRL > 1250000 BRL']],
  ['a price in another currency', {}, { currency: 'USD' }, ['price sell 1250000 BRL > 1250000 USD']],
  ['no change of what has no price', { sellPrice: null }, { sellPrice: null, currency: 'USD' }, []],
  ['each price by itself', forRent, { ...forRent, rentPrice: 8_000 }, ['price rent 9000 BRL > 8000 BRL']],
  ['that it is for rent too', {}, forRent, ['announced rent > 9000 BRL']],
  ['that it is for rent no more', forRent, {}, ['left rent 9000 BRL >']],
  [
    'that it is for rent in the place of for sale',
    {},
    { ...forRent, forSale: false },
    ['left sell 1250000 BRL >', 'announced rent > 9000 BRL'],
  ],
  ['that it left, by each of its offers', forRent, null, ['left sell 1250000 BRL >', 'left rent 9000 BRL >']],
  [
    'that it is not available, and nothing else of it',
    {},
    { available: false, sellPrice: 1, ...photos('other') },
    ['left sell 1250000 BRL >'],
  ],
  ['nothing of what is not on offer', { available: false }, { available: false, sellPrice: 1_000_000 }, []],
  ['nothing of what is gone for another reason', { available: false }, null, []],
  ['what is on offer for the first time', { available: false }, {}, ['announced sell > 1250000 BRL']],
  ['its new condition', { condition: 'new' }, {}, ['condition new > used']],
  [
    'that a launch has begun, and its price is shown',
    soon,
    launch,
    ['price sell (1250000) BRL > 1250000 BRL', 'condition soonLaunch > launch'],
  ],
  ['no price of what is yet to be launched', { ...soon, sellPrice: null }, { ...soon, sellPrice: null }, []],
  [
    'a hidden price that changes, as hidden',
    soon,
    { ...soon, sellPrice: 1_000_000 },
    ['price sell (1250000) BRL > (1000000) BRL'],
  ],
  ['that its photos are others', photos('a', 'b'), photos('a', 'c'), ['photos']],
  ['that their order is another', photos('a', 'b'), photos('b', 'a'), ['photos']],
  [
    'nothing of what is written under a photo',
    photos('a'),
    { photos: [{ ...photos('a').photos[0]!, alt: 'Sala' }] },
    [],
  ],
];

/** Its kind and offer, what stood before and what stands after; a price that visitors were not shown is in brackets. */
function lineOf(event: PropertyEvent): string {
  const side = (
    price: number | null,
    shown: boolean | null,
    currency: string | null,
    condition: string | null,
  ) => (currency ? `${shown ? price : `(${price})`} ${currency}` : condition);
  const before = side(event.old_price, event.old_shown, event.old_currency, event.old_condition);
  const after = side(event.new_price, event.new_shown, event.new_currency, event.new_condition);
  const sides = before || after ? [before, '>', after] : [];
  return [event.kind, event.negotiation, ...sides].filter(Boolean).join(' ');
}

describe('what the catalogue remembers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const apply = (source: string, listings: ReturnType<typeof aListing>[], rest = {}) =>
    applyCatalogue(database.db, { source, feed: 'test', listings, force: true, ...rest });
  const lastRun = async () =>
    (
      await database.db
        .selectFrom('import_run')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
    ).id;
  /** The events of a source in their order, each in a line: `told` of the table of cases. */
  async function eventsOf(source: string) {
    const rows = await database.db
      .selectFrom('property_event as event')
      .innerJoin('property', 'property.id', 'property_id')
      .innerJoin('source', 'source.id', 'source_id')
      .selectAll('event')
      .select('reference')
      .where('source.name', '=', source)
      .orderBy('event.id')
      .execute();
    return rows.map((row) => ({ ...row, line: lineOf(row) }));
  }
  const linesOf = async (source: string) =>
    (await eventsOf(source)).map(({ reference, line }) => `${reference} ${line}`);

  it('of each listing: what happened, as the run that wrote it', async () => {
    const listings = (which: 1 | 2) =>
      cases.flatMap(([, ...each], n) => {
        const change = each[which - 1] as Change | null;
        return change ? [aListing(`C${n}`, { ...photos(`${n}`), ...change })] : [];
      });
    await apply('cases', listings(1));
    await apply('cases', listings(2));
    const lines = await eventsOf('cases');
    for (const [n, [title, , , expected]] of cases.entries())
      expect(
        lines.filter(({ reference }) => reference === `C${n}`).map(({ line }) => line),
        title,
      ).toEqual(expected);
    expect(new Set(lines.map(({ run_id }) => run_id))).toEqual(new Set([await lastRun()]));
    await apply('cases', listings(2));
    expect(await eventsOf('cases')).toHaveLength(lines.length);
  });

  it('that a home is new, but not of the first load of a source', async () => {
    await apply('news', [aListing('N1')]);
    expect(await linesOf('news')).toEqual([]);
    await apply('news', [aListing('N1'), aListing('N2', forRent)]);
    expect(await linesOf('news')).toEqual([
      'N2 announced sell > 1250000 BRL',
      'N2 announced rent > 9000 BRL',
    ]);
  });

  it('that a property left by source or feed and came back, with prices', async () => {
    await apply('away', [aListing('W1'), aListing('W2')]);
    await removeSource(database.db, 'away');
    await apply('away', [aListing('W1', { sellPrice: 1_000_000 })]);
    await apply('away', [aListing('W1', { sellPrice: 1_000_000 }), aListing('W2', forRent)]);
    expect(await linesOf('away')).toEqual([
      'W1 left sell 1250000 BRL >',
      'W2 left sell 1250000 BRL >',
      'W1 back sell > 1000000 BRL',
      'W2 back sell > 1250000 BRL',
      'W2 announced rent > 9000 BRL',
    ]);
  });

  it('nothing of what is held back, until it is accepted', async () => {
    const listings = [aListing('H1'), aListing('H2', { area: 1 }), aListing('H3')];
    await apply('held', [aListing('H1'), aListing('H3')]);
    await apply('held', [...listings.slice(0, 2), aListing('H3', { area: 1 })], { accept: [] });
    expect(await linesOf('held')).toEqual([]);
    await apply('held', listings, { accept: ['H2'] });
    expect(await linesOf('held')).toEqual(['H2 announced sell > 1250000 BRL']);
  });

  it('what somebody else than an import has changed', async () => {
    await apply('others', [aListing('O1')]);
    await database.db
      .updateTable('property')
      .set({ sell_price: 900_000 })
      .where('reference', '=', 'O1')
      .execute();
    expect(await eventsOf('others')).toMatchObject([
      { line: 'price sell 1250000 BRL > 900000 BRL', run_id: null },
    ]);
  });

  it('nothing of a run that was refused', async () => {
    await apply('refused', [aListing('R1'), aListing('R2')]);
    const { outcome } = await apply('refused', [aListing('R1', { sellPrice: 1 })], { force: false });
    expect(outcome).toBe('refused');
    expect(await linesOf('refused')).toEqual([]);
  });

  it('of given homes what happened since a moment, and what they cost then', async () => {
    const price = (sellPrice: number | null) =>
      apply('asked', [aListing('K1', { sellPrice }), aListing('K2')]);
    for (const each of [3_000_000, null, 2_000_000]) await price(each);
    await apply('asked', [aListing('K2')]);
    const [first] = await eventsOf('asked');
    const { id: k2 } = await database.db
      .selectFrom('property')
      .select('id')
      .where('reference', '=', 'K2')
      .executeTakeFirstOrThrow();
    const [start, k1] = [new Date(0), first!.property_id];
    const kinds = async (since: Date, only?: PropertyEvent['kind'][]) =>
      (
        await eventsSince(
          database.db,
          [k1, k2].map((property) => ({ property, since })),
          only,
        )
      ).map(lineOf);
    expect(await kinds(start)).toEqual([
      'price sell 3000000 BRL > (null) BRL',
      'price sell (null) BRL > 2000000 BRL',
      'left sell 2000000 BRL >',
    ]);
    expect(await kinds(start, ['left'])).toEqual(['left sell 2000000 BRL >']);
    expect(await kinds(first!.at)).toHaveLength(2);
    const then = (since: Date) =>
      pricesThen(database.db, [
        { property: k1, since, negotiation: 'sell' },
        { property: k1, since, negotiation: 'rent' },
        { property: k2, since, negotiation: 'sell' },
      ]);
    expect(await then(start)).toMatchObject([
      { property: k1, negotiation: 'sell', price: 3_000_000, shown: true },
    ]);
    expect(await then(first!.at)).toMatchObject([{ property: k1, price: null, shown: false }]);
    const left = await lastLeft(database.db, [k1, k2]);
    expect([...left.keys()]).toEqual([k1]);
    expect(await then(left.get(k1)!)).toEqual([]);
  });
});
