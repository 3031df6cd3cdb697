import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhotoArrangement } from '@domain/property/photo-arrangement';
import type { PropertyDetails } from '../details';
import type { Content, OverridableRow } from './content';
import { differingFields, effectiveContent, feedContent, feedValuesOf, type Overrides } from './effective';
import { condominiumDetailSlugs, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { isOverrideField, overrideFields, type OverrideField } from '@domain/property/override-names';

const today = '2026-11-29';
const photo = (name: string) => ({ url: name, alt: '' });
const feed = (row: Partial<OverridableRow> = {}): Content => ({
  brokerSlug: 'ana',
  row: {
    ...{ available: true, for_sale: true, for_rent: false, sell_price: 100, rent_price: null },
    ...{ period_rent: null, title: 'Casa', area: 80, bedrooms: 2, suites: 1, parking: 1 },
    ...{ exclusivity: false, news: false, opportunity: false, highlighted: false, accept_exchange: false },
    ...{ photos: ['a', 'b', 'c'].map(photo), plan: null },
    ...{ condominium_fee: 900, iptu: 1200, iptu_period: 'Anual' as const },
    ...{ detail_mask: 17, amenity_mask: 2, lat: -23.6, lng: -46.6, point_exact: false },
    ...{ true_lat: -23.601, true_lng: -46.601, first_in_list: false },
    details: { description: 'Do feed', bathrooms: 1, refusesExchange: true } as PropertyDetails,
    ...row,
  },
});
const override = <Value>(value: Value, until: string | null = null) => ({ value, until, reason: null });
const seenWith = (overrides: Overrides, content = feed()) => effectiveContent(content, overrides, today);

test('an override is in force on its last day, and not after', () => {
  const until = (day: string) => seenWith({ title: override('Nossa', day) }).row.title;
  expect([until('2026-11-29'), until('2026-11-28')]).toEqual(['Nossa', 'Casa']);
});

test('a price applies only to what is offered that way', () => {
  const prices = { sell_price: override(90), rent_price: override(9) };
  const of = (row: Partial<OverridableRow>) => {
    const { sell_price, rent_price } = seenWith(prices, feed(row)).row;
    return [sell_price, rent_price];
  };
  expect(of({})).toEqual([90, null]);
  expect(of({ for_sale: false, sell_price: null, for_rent: true })).toEqual([null, 9]);
  expect(of({ for_rent: true, period_rent: { amount: 5, period: 'day' } })).toEqual([90, null]);
});

const arrangement = (order: string[], more: Partial<PhotoArrangement> = {}) =>
  override<PhotoArrangement>({ order, left_out: [], captions: {}, ...more });
const measured = (...photos: number[]) =>
  ({ photos: photos.map((photo) => ({ photo })) }) as OverridableRow['plan'];

test('photos follow the order, and the measured plan follows them', () => {
  const { row } = seenWith({ photos: arrangement(['c', 'gone', 'a']) }, feed({ plan: measured(1, 3) }));
  expect(row.photos.map(({ url }) => url)).toEqual(['c', 'a', 'b']);
  expect(row.plan!.photos).toEqual([{ photo: 2 }, { photo: 1 }]);
});

test('a point is exact only where the address is public', () => {
  const point = override({ lat: -22.7, lng: -41.8, displaced: { lat: -22.69, lng: -41.79 } });
  const shown = (displayAddress: 'all' | 'street') => {
    const details = { ...feed().row.details, displayAddress };
    const { lat, lng, point_exact, true_lat } = seenWith({ point }, feed({ details })).row;
    return [lat, lng, point_exact, true_lat];
  };
  expect(shown('all')).toEqual([-22.7, -41.8, true, -22.7]);
  expect(shown('street')).toEqual([-22.69, -41.79, false, -22.7]);
});

test('a list of before is an order', () => {
  const old = override(['c', 'a'] as unknown as PhotoArrangement);
  const { row } = seenWith({ photos: old });
  expect(row.photos.map(({ url }) => url)).toEqual(['c', 'a', 'b']);
});

test('a photo that is left out is not seen; an own one is, with its caption', () => {
  const decided = arrangement(['casa:1/x', 'c'], {
    left_out: [{ url: 'a', reason: 'A planta de outro imóvel' }],
    captions: { 'casa:1/x': 'A piscina, às cinco', c: '' },
  });
  const { row } = seenWith({ photos: decided }, feed({ plan: measured(3, 1) }));
  expect(row.photos).toEqual([
    { url: 'casa:1/x', alt: 'A piscina, às cinco', caption: 'A piscina, às cinco' },
    ...['c', 'b'].map(photo),
  ]);
  expect(row.plan!.photos).toEqual([{ photo: 2 }]);
});

test('values of before gave no places on the plan: it follows the photos', () => {
  const old = ['a', 'b', 'c'].map(photo);
  const seen = seenWith({ photos: arrangement(['c', 'b', 'a']) }, feed({ plan: measured(1, 2) }));
  expect(feedContent(seen, { photos: old })).toEqual(feed({ plan: measured(1, 2) }));
});

test('what differs is what people see otherwise', () => {
  const overrides: Overrides = { title: override('Casa'), withdrawn: override('sold') };
  const values = feedValuesOf(feed());
  expect(differingFields(seenWith(overrides), values)).toEqual([
    { field: 'withdrawn', value: true, feed: false },
  ]);
});

const anyValues = {
  sell_price: fc.option(fc.integer({ min: 1, max: 999 })),
  rent_price: fc.option(fc.integer({ min: 1, max: 999 })),
  ...{ title: fc.string(), description: fc.string(), note: fc.option(fc.string()) },
  ...{ withdrawn: fc.constantFrom('owner', 'sold'), broker: fc.option(fc.string()) },
  ...{ area: fc.option(fc.nat()), bedrooms: fc.option(fc.nat()), suites: fc.option(fc.nat()) },
  ...{ bathrooms: fc.option(fc.nat()), parking: fc.option(fc.nat()) },
  features: fc.record({
    own: fc.subarray([...propertyDetailSlugs]),
    shared: fc.subarray([...condominiumDetailSlugs]),
    ...{ ownMore: fc.subarray(['aquario', 'lavabo']), sharedMore: fc.subarray(['portaria']) },
  }),
  condominium_fee: fc.option(fc.nat()),
  iptu: fc.record({ amount: fc.option(fc.nat()), period: fc.constantFrom('Mensal', 'Isento', null) }),
  point: fc.record({ lat: fc.nat(), lng: fc.nat(), displaced: fc.record({ lat: fc.nat(), lng: fc.nat() }) }),
  ...{ exclusivity: fc.boolean(), news: fc.boolean(), opportunity: fc.boolean() },
  ...{ highlighted: fc.boolean(), first_in_list: fc.boolean() },
  accept_exchange: fc.option(fc.boolean()),
  photos: fc
    .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'casa:1/x']), fc.nat({ max: 4 }), fc.string())
    .map(([urls, count, text]) => ({
      order: urls.slice(count),
      left_out: urls.slice(0, count).map((url) => ({ url, reason: text })),
      captions: Object.fromEntries(urls.map((url) => [url, text])),
    })),
} satisfies Record<OverrideField, fc.Arbitrary<unknown>>;

test('the feed’s values give the feed’s content back, of any overrides', () => {
  const overrides = fc
    .record(anyValues, { requiredKeys: [] })
    .map((values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, override(value)])),
    ) as fc.Arbitrary<Overrides>;
  fc.assert(
    fc.property(overrides, fc.shuffledSubarray([1, 2, 3]), (given, places) => {
      const content = feed({ plan: measured(...places) });
      const known = feedValuesOf(content);
      const names = Object.keys(given).filter(isOverrideField);
      const feedValues = Object.fromEntries(names.map((name) => [name, known[name]]));
      expect(feedContent(seenWith(given, content), feedValues)).toEqual(content);
    }),
  );
  expect(Object.keys(anyValues)).toEqual(overrideFields);
});
