import { expect, test } from 'vitest';
import { brokerAnswer } from './broker';
import { errorAnswer } from './errors';
import { visitsAnswer } from './favorites';
import { slidesAnswer } from './home';
import { locationsAnswer, searchTypesAnswer } from './location';
import { newProductsAnswer } from './new-products';
import { propertyDetail } from './property';
import { pinsAnswer, searchAnswer } from './search';
import { sitemapAnswer } from './sitemap';
import { photo, card, broker, detail, place, product, search } from './answer-samples';

test.each([
  ['a property without a number', propertyDetail, { ...detail, id: 0 }],
  ['a property whose page is elsewhere', propertyDetail, { ...detail, canonical: 'https://evil.example' }],
  ['a property at a price below nothing', propertyDetail, { ...detail, valorMin: -1 }],
  ['a property at half a real', propertyDetail, { ...detail, valorMin: 0.5 }],
  ['a property with 61 photos', propertyDetail, { ...detail, fotos: Array(61).fill(photo) }],
  [
    'a card with seven photos',
    visitsAnswer,
    { data: [{ id_imovel: 1, seen_at: 'x', product: { ...card, fotos: Array(7).fill(photo) } }] },
  ],
  [
    'a photo without width',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', link: '/c', image: { ...photo, width: 0 } }] },
  ],
  [
    'a photo without height',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', link: '/c', image: { ...photo, height: 0 } }] },
  ],
  [
    'a picture that leads elsewhere',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', link: 'javascript:', image: photo }] },
  ],
  ['1001 pins', pinsAnswer, { total: 1001, pins: Array(1001).fill(product) }],
  ['a pin that leads elsewhere', pinsAnswer, { total: 1, pins: [{ ...product, canonical: 'javascript:' }] }],
  ['less than no matches', searchAnswer, { ...search, total: -1 }],
  ['less than no items', searchAnswer, { ...search, totalItems: -1 }],
  ['seven new homes', newProductsAnswer, { data: Array(7).fill(card), total: 7 }],
  [
    'a sitemap’s line that leads elsewhere',
    sitemapAnswer,
    { total: 1, items: [{ id: 1, canonical: 'x', lastmod: 'x' }] },
  ],
  ['a place without a number', locationsAnswer, { locations: [{ ...place, id: 0 }] }],
  ['a place with less than no properties', locationsAnswer, { locations: [{ ...place, properties: -1 }] }],
  [
    'a type of which there are none',
    searchTypesAnswer,
    { subtipos: [{ group_id: 'a', description: 'c', total: 0 }], status: 'success' },
  ],
  ['a broker of half a state', brokerAnswer, { status: 'success', data: { ...broker, id: 1, status: 2 } }],
])('an answer with %s is not believed', (_, schema, answer) => {
  expect(schema.safeParse(answer).success).toBe(false);
});

test('what another back end leaves out is nothing', () => {
  const { items, total, totalItems } = search;
  expect(searchAnswer.parse({ items, total, totalItems, location: { known: false, label: 'x' } })).toEqual({
    items,
    total,
    totalItems,
    propertyType: [],
    location: { known: false, label: 'x', suggestions: [] },
    relaxations: [],
  });
  expect(
    locationsAnswer.parse({ locations: [{ ...place, districts: undefined }] }).locations[0]!.districts,
  ).toEqual([]);
  expect(propertyDetail.parse({ ...detail, favorite: undefined }).favorite).toBe(0);
});

test.each(['cidade', 'praia', 'campo', 'internacional'])('a place of the kind %s is known', (kind) => {
  const locations = [{ ...place, localizacao_tipo: kind }];
  expect(locationsAnswer.parse({ locations })).toEqual({ locations });
});

test('a failure is told even where what comes with it cannot be read', () => {
  expect(errorAnswer.parse({ code: 'busy', message: 'Aguarde', product: 'x', retry_after: -1 })).toEqual({
    status: 'error',
    code: 'busy',
    message: 'Aguarde',
    product: null,
    retry_after: null,
  });
});
