import { expect, test } from 'vitest';
import { brokersQuery } from './broker';
import { favoriteQuery, favoritesQuery, visitBody } from './favorites';
import { geolocationAnswer } from './geolocation';
import { anonymousUserId, locationsQuery, locationText, recentSearchBody } from './location';
import { codeParam, productQuery, similarQuery } from './property';
import { searchQuery } from './search';
import { sitemapQuery } from './sitemap';
import { viewBody } from './views';

test.each([
  ['brokers', brokersQuery, { limit: 24 }],
  ['places', locationsQuery, { limit: 3 }],
  ['a search', searchQuery, { per_page: 9 }],
  ['similar homes', similarQuery, { pageSize: 3, page: 1 }],
  ['the sitemap', sitemapQuery, { after: 0, limit: 10_000 }],
  ['favourites', favoritesQuery, { cards: false }],
  ['a favourite', favoriteQuery, {}],
  ['a property', productQuery, {}],
  ['where a visitor is', geolocationAnswer, { country: 'br', ip: null, region: null }],
])('who asks for %s without a number gets the house’s', (_, query, found) => {
  expect(query.parse({})).toEqual(found);
});

const person = 'x'.repeat(16);
test.each([
  ['one broker', brokersQuery, { limit: '1' }, { limit: 1 }],
  ['a thousand brokers', brokersQuery, { limit: '1000' }, { limit: 1000 }],
  ['one place', locationsQuery, { limit: '1' }, { limit: 1 }],
  ['twenty places', locationsQuery, { limit: '20' }, { limit: 20 }],
  [
    'a hundred properties of a late page',
    searchQuery,
    { page: '100000', per_page: '100', orderBy: 'area', direction: 'desc' },
    { page: 100_000, per_page: 100, orderBy: 'area', direction: 'desc' },
  ],
  [
    'a search in the default order',
    searchQuery,
    { page: '1', per_page: '9', orderBy: '', direction: 'asc' },
    { page: 1, per_page: 9, orderBy: '', direction: 'asc' },
  ],
  [
    'one property of the first page',
    searchQuery,
    { page: '1', per_page: '1', direction: 'asc' },
    { page: 1, per_page: 1, direction: 'asc' },
  ],
  [
    'twelve similar homes',
    similarQuery,
    { pageSize: '12', page: '100', negotiationType: 'rent' },
    { pageSize: 12, page: 100, negotiationType: 'rent' },
  ],
  ['one similar home', similarQuery, { pageSize: '1', page: '1' }, { pageSize: 1, page: 1 }],
  ['a property on sale', productQuery, { negotiationType: 'sell' }, { negotiationType: 'sell' }],
  ['a rented favourite', favoriteQuery, { negociationType: 'rent' }, { negociationType: 'rent' }],
  ['favourites with their cards', favoritesQuery, { cards: '1' }, { cards: true }],
  ['favourites without', favoritesQuery, { cards: '0' }, { cards: false }],
  ['the most of the sitemap', sitemapQuery, { after: '5', limit: '50000' }, { after: 5, limit: 50_000 }],
  ['the least of the sitemap', sitemapQuery, { after: '0', limit: '1' }, { after: 0, limit: 1 }],
  ['a visit', visitBody, { id_imovel: 1 }, { id_imovel: 1 }],
  ['a visit of the last number', visitBody, { id_imovel: 2_147_483_647 }, { id_imovel: 2_147_483_647 }],
  [
    'a page seen',
    viewBody,
    { product_id: 1, product_segment: 'novo', view_type: 'detail' },
    { product_id: 1, product_segment: 'novo', view_type: 'detail' },
  ],
  [
    'a search of late',
    recentSearchBody,
    { anonymous_user_id: person, location_id: 1 },
    { anonymous_user_id: person, location_id: 1 },
  ],
  [
    'a region abroad',
    geolocationAnswer,
    { country: 'PT', ip: 'x'.repeat(64), region: 'x'.repeat(80) },
    { country: 'pt', ip: 'x'.repeat(64), region: 'x'.repeat(80) },
  ],
])('a call for %s is understood', (_, query, input, understood) => {
  expect(query.parse(input)).toEqual(understood);
});

test.each([
  ['no brokers', brokersQuery, { limit: '0' }],
  ['1001 brokers', brokersQuery, { limit: '1001' }],
  ['half a broker', brokersQuery, { limit: '1.5' }],
  ['no places', locationsQuery, { limit: '0' }],
  ['21 places', locationsQuery, { limit: '21' }],
  ['half a place', locationsQuery, { limit: '1.5' }],
  ['page 0', searchQuery, { page: '0' }],
  ['half a page', searchQuery, { page: '1.5' }],
  ['a page beyond the last', searchQuery, { page: '100001' }],
  ['no properties', searchQuery, { per_page: '0' }],
  ['half a property', searchQuery, { per_page: '1.5' }],
  ['101 properties', searchQuery, { per_page: '101' }],
  ['no order of ours', searchQuery, { orderBy: 'luck' }],
  ['no direction of ours', searchQuery, { direction: 'up' }],
  ['no similar homes', similarQuery, { pageSize: '0' }],
  ['13 similar homes', similarQuery, { pageSize: '13' }],
  ['half a similar home', similarQuery, { pageSize: '1.5' }],
  ['page 0 of similar homes', similarQuery, { page: '0' }],
  ['page 101 of similar homes', similarQuery, { page: '101' }],
  ['half a page of similar homes', similarQuery, { page: '1.5' }],
  ['a negotiation that is none', productQuery, { negotiationType: 'swap' }],
  ['a favourite of a negotiation that is none', favoriteQuery, { negociationType: 'swap' }],
  ['favourites with half their cards', favoritesQuery, { cards: '2' }],
  ['a sitemap before its beginning', sitemapQuery, { after: '-1' }],
  ['a sitemap after half a property', sitemapQuery, { after: '0.5' }],
  ['an empty sitemap', sitemapQuery, { limit: '0' }],
  ['a sitemap over the protocol’s 50,000', sitemapQuery, { limit: '50001' }],
  ['half a line of a sitemap', sitemapQuery, { limit: '1.5' }],
  ['a visit of property 0', visitBody, { id_imovel: 0 }],
  ['a visit of half a property', visitBody, { id_imovel: 1.5 }],
  ['a visit of a number that no column holds', visitBody, { id_imovel: 2_147_483_648 }],
  ['a page seen of property 0', viewBody, { product_id: 0, product_segment: 'novo', view_type: 'detail' }],
  [
    'a page seen of a number that no column holds',
    viewBody,
    { product_id: 2_147_483_648, product_segment: 'usado', view_type: 'detail' },
  ],
  ['a page seen elsewhere', viewBody, { product_id: 1, product_segment: 'lua', view_type: 'detail' }],
  ['a page seen in another way', viewBody, { product_id: 1, product_segment: 'usado', view_type: 'dream' }],
  ['a search of late of place 0', recentSearchBody, { anonymous_user_id: person, location_id: 0 }],
  ['a search of late of half a place', recentSearchBody, { anonymous_user_id: person, location_id: 1.5 }],
  ['a country of three letters', geolocationAnswer, { country: 'bra' }],
  ['an address that is none', geolocationAnswer, { ip: 'x'.repeat(65) }],
  ['a region that is none', geolocationAnswer, { region: 'x'.repeat(81) }],
  ['nobody in particular', anonymousUserId, 'x'.repeat(15)],
  ['somebody too long', anonymousUserId, 'x'.repeat(65)],
  ['somebody with a space', anonymousUserId, `${person} `],
  ['an empty place', locationText, '  '],
  ['a place of 81', locationText, 'x'.repeat(81)],
  ['an empty code', codeParam, ''],
  ['a code of 51', codeParam, 'x'.repeat(51)],
  ['a code of nothing but what separates', codeParam, '-/.'],
])('a call for %s is refused', (_, query, input) => {
  expect(query.safeParse(input).success).toBe(false);
});

test.each([
  [anonymousUserId, 'x'.repeat(64)],
  [codeParam, 'AP.12_3-x'],
  [codeParam, 'x'.repeat(50)],
  [locationText, 'x'.repeat(80)],
])('%# what is written within its bounds is taken', (text, written) => {
  expect(text.parse(written)).toBe(written);
});

test('what is typed for a place is read without the blanks around it', () => {
  expect(locationText.parse(' Moema ')).toBe('Moema');
});
