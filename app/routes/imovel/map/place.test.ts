import { expect, test } from 'vitest';
import type { PropertyDetail } from '~/domain/property';
import { parseSearchUrl } from '@domain/search/parse-url';
import { mapSiteHref } from './place';
import { placeOf } from './place.server';

const settings = { mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png', mapAttribution: 'Mapa' };
const detail = (more: object = {}, place: object = {}) =>
  ({
    endereco: {
      lat: -23.601234,
      lng: -46.6789,
      cidade: 'São Paulo',
      bairro: 'Moema',
      pais: 'Brasil',
      ...place,
    },
    logradouro: null,
    pontoExato: false,
    ...more,
  }) as PropertyDetail;

test('without a point there is no map', () => {
  expect(placeOf(detail({}, { lat: null }), 'sell', settings)).toBeNull();
  expect(placeOf(detail({}, { lat: 0, lng: 0 }), 'sell', settings)).not.toBeNull();
});

test('an address says what may be said', () => {
  const exact = detail({ logradouro: 'Alameda dos Anapurus, 10', pontoExato: true });
  expect(placeOf(exact, 'sell', settings)).toMatchObject({
    address: 'Alameda dos Anapurus, 10, Moema, São Paulo',
    isExact: true,
  });
  expect(placeOf(detail({}, { bairro: '' }), 'sell', settings)).toMatchObject({ address: 'São Paulo' });
});

test('the listing around it is searched by its public point', () => {
  const { nearbyHref } = placeOf(detail(), 'rent', settings)!;
  const { pathname, searchParams } = new URL(nearbyHref, 'http://here.invalid');
  expect(parseSearchUrl(pathname, searchParams)).toMatchObject({
    negotiation: 'rent',
    lat: -23.601234,
    lng: -46.6789,
    range: 2,
    localName: 'Moema, São Paulo',
  });
});

test('another site’s map marks an exact place only', () => {
  const point = { lat: -23.6, lng: -46.7 };
  expect(mapSiteHref({ point, isExact: false })).toBe('https://www.openstreetmap.org/#map=15/-23.6/-46.7');
  expect(mapSiteHref({ point, isExact: true })).toContain('?mlat=-23.6&mlon=-46.7#map=15');
});
