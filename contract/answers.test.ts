import { expect, test } from 'vitest';
import { brokerAnswer, brokersAnswer } from './broker';
import { errorAnswer } from './errors';
import { favoritesAnswer, visitsAnswer } from './favorites';
import { folderItemsAnswer, foldersAnswer } from './folders';
import { slidesAnswer } from './home';
import {
  districtCoordsAnswer,
  getLocationsAnswer,
  locationsAnswer,
  recentSearchAnswer,
  searchLocationsAnswer,
  searchTypesAnswer,
} from './location';
import { newProductsAnswer } from './new-products';
import { codeAnswer, propertyDetail, similarAnswer } from './property';
import { featuresAnswer, pinsAnswer, searchAnswer } from './search';
import { sitemapAnswer } from './sitemap';
import { viewAnswer } from './views';
import {
  photo,
  card,
  gone,
  goneFavorite,
  broker,
  detail,
  place,
  squad,
  product,
  search,
} from './answer-samples';

test.each([
  ['a property', propertyDetail, detail],
  [
    'similar homes',
    similarAnswer,
    { similar: { data: [card], total: 1 }, youMayAlsoLike: { data: [], total: 0 } },
  ],
  ['a code', codeAnswer, { id: 1, url: { sell: 'a', rent: null } }],
  ['a search', searchAnswer, search],
  ['pins', pinsAnswer, { total: 0, pins: Array(1000).fill(product) }],
  [
    'attributes',
    featuresAnswer,
    {
      data: {
        propertyDetails: [{ slug: 'a', label: 'A' }],
        condominiumDetails: [{ slug: 'b', label: 'B' }],
        renovationLevel: [{ slug: 'c', label: 'C' }],
      },
    },
  ],
  ['the sitemap', sitemapAnswer, { total: 1, items: [{ id: 1, canonical: '/a', lastmod: '2026-11-22' }] }],
  [
    'favourites',
    favoritesAnswer,
    {
      data: [
        { code: 1, condition: 'new', negotiation: 'sell', created_at: 'x', product: card, gone: null },
        { code: 2, condition: 'used', negotiation: 'rent', product: null, gone: goneFavorite },
      ],
    },
  ],
  [
    'a folder',
    foldersAnswer,
    [
      {
        pastaId: 1,
        nomeDaPasta: 'Praia',
        items: [{ code: 1, condition: 'new', negotiation: 'sell' }],
        capa: [photo],
        lugares: [{ cidade: 'São Paulo', bairro: 'Moema' }],
        compartilhada: { ate: null },
      },
    ],
  ],
  [
    'the homes in a folder',
    folderItemsAnswer,
    {
      items: [
        {
          ...{
            code: 1,
            condition: 'new',
            negotiation: 'sell',
            created_at: 'x',
            product: null,
            gone: goneFavorite,
          },
          ...{ note: 'a', kept_price: { amount: null, currency: 'BRL', since: 'x' } },
        },
      ],
    },
  ],
  ['visits', visitsAnswer, { data: [{ id_imovel: 1, seen_at: 'x', product: card }] }],
  ['new homes', newProductsAnswer, { data: Array(6).fill(card), total: 0 }],
  [
    'the home’s pictures',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', subtitle: 'b', link: '/c', image: photo }] },
  ],
  ['places', searchLocationsAnswer, { data: [place], status: 'success' }],
  ['suggestions', locationsAnswer, { locations: [place] }],
  [
    'types on offer',
    searchTypesAnswer,
    { subtipos: [{ group_id: 'a', slug: 'b', description: 'c', total: 1 }], status: 'success' },
  ],
  ['a district', districtCoordsAnswer, { lat: 0, lng: 0, range: 1 }],
  ['searches of late', recentSearchAnswer, { recent_searchs: [place] }],
  [
    'a visitor’s places',
    getLocationsAnswer,
    { locations: [place], recent_searchs: [place], anonymous_user_id: 'x'.repeat(16) },
  ],
  [
    'a broker',
    brokerAnswer,
    {
      status: 'success',
      data: { ...broker, id: 1, email: 'a', linkedin: 'b', cv: 'c', segment: 'd', squad, status: 1 },
    },
  ],
  ['no broker', brokerAnswer, { status: 'error', data: null }],
  ['brokers', brokersAnswer, { status: 'success', total: 0, data: [{ ...broker, segment: 'a', squad }] }],
  ['a page seen', viewAnswer, { status: 'success' }],
  [
    'a failure',
    errorAnswer,
    {
      status: 'error',
      code: 'gone',
      message: 'Indisponível',
      errors: { a: ['b'] },
      product: gone,
      retry_after: 1,
    },
  ],
])('an answer on %s is read whole', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});
