import { expect, test } from 'vitest';
import { searchFilters } from './filters';

const none = {
  locationType: 'Cidade',
  propertyType: [],
  condition: [],
  propertyDetails: [],
  condominiumDetails: [],
  renovationLevel: [],
  virtualVisit: false,
  acceptExchange: false,
  highlighted: false,
  exclusivity: false,
  news: false,
  renownedArchitects: false,
  page: 1,
};

test('an empty search has every city and the first page', () => {
  expect(searchFilters.parse({})).toEqual(none);
});

test.each([
  ['a negotiation', { negotiation: 'rent' }],
  ['the place of an address', { local: 'sao-paulo' }],
  ['a circle around a place', { localName: 'Moema', lat: -90, lng: 180, range: 0 }],
  ['the widest circle', { lat: 90, lng: -180, range: 3000 }],
  ['a place’s name of 120', { localName: 'x'.repeat(120) }],
  ['a price from', { price: { min: 1 } }],
  ['a price to', { price: { max: 999_999_999_999 } }],
  ['a price from and to', { price: { min: 1, max: 2 } }],
  ['counts of rooms', { dorms: 1, suites: 5, parkingLots: 3 }],
  ['an order', { orderBy: 'preco', direction: 'desc' }],
  ['a late page', { page: 100_000 }],
  ['marks', { virtualVisit: true, acceptExchange: true, highlighted: true, exclusivity: true, news: true }],
  ['names in an address', { curadoria: 'Vista-Mar-2', corretor: 'ana', condominiumName: 'x'.repeat(80) }],
])('a search for %s arrives as it was asked', (_, search) => {
  expect(searchFilters.parse(search)).toEqual({ ...none, ...search });
});

test.each([
  ['no negotiation of ours', { negotiation: 'swap' }],
  ['a place with capitals', { local: 'Sao-Paulo' }],
  ['a place’s name of nothing', { localName: '' }],
  ['a place’s name of 121', { localName: 'x'.repeat(121) }],
  ['a point beyond the poles', { lat: 90.1 }],
  ['a point below them', { lat: -90.1 }],
  ['a point beyond the date line', { lng: 180.1 }],
  ['a point before it', { lng: -180.1 }],
  ['a circle of less than nothing', { range: -1 }],
  ['a circle wider than the widest', { range: 3000.1 }],
  ['a kind of place that is not known', { locationType: 'Lua' }],
  ['a type that is not known', { propertyType: ['castelo'] }],
  ['a price of nothing', { price: { min: 0 } }],
  ['half a real', { price: { min: 1.5 } }],
  ['a price that no column holds', { price: { max: 1_000_000_000_000 } }],
  ['a range without sides', { price: {} }],
  ['a range that ends where it begins', { area: { min: 50, max: 50 } }],
  ['a range the wrong way round', { area: { min: 51, max: 50 } }],
  ['no rooms', { dorms: 0 }],
  ['six rooms', { suites: 6 }],
  ['half a room', { parkingLots: 1.5 }],
  ['an order that is not known', { orderBy: 'luck' }],
  ['page 0', { page: 0 }],
  ['half a page', { page: 1.5 }],
  ['a page beyond the last', { page: 100_001 }],
  ['a list’s name that is no address', { curadoria: 'vista mar' }],
])('a search for %s is refused', (_, search) => {
  expect(searchFilters.safeParse(search).success).toBe(false);
});

test('repeated and labelled attributes count once, in the house’s order', () => {
  const search = [{ slug: 'used', label: 'Usado' }, 'new', 'new'];
  expect(searchFilters.parse({ condition: search }).condition).toEqual(['new', 'used']);
});

test('a list may name each of its words twice, and no more', () => {
  const named = (count: number) => ({ condition: Array<string>(count).fill('new') });
  expect(searchFilters.parse(named(10)).condition).toEqual(['new']);
  expect(searchFilters.safeParse(named(11)).success).toBe(false);
});
