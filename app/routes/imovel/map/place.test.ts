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

test.each([
  [
    { bairro: 'Moema' },
    'no bairro Moema, São Paulo',
    'Ver imóveis no bairro',
    '/imoveis/aluguel/moema-sao-paulo',
  ],
  [{ bairro: '' }, 'em São Paulo', 'Ver imóveis na cidade', '/imoveis/aluguel/sao-paulo'],
])('without a point words say where it is, and no map is drawn: %j', (more, address, label, href) => {
  const locais = { cidade: 'sao-paulo', bairro: more.bairro === '' ? null : 'moema-sao-paulo' };
  const place = placeOf(detail({ locais }, { lat: null, lng: null, ...more }), 'rent', settings);
  expect(place).toMatchObject({ point: null, tiles: null, address, nearby: { label, href } });
});

test('a back end that tells of no words is asked by the district’s name, and without a town nothing is said', () => {
  const locais = { cidade: null, bairro: null };
  const nowhere = { lat: null, lng: null };
  const { nearby } = placeOf(detail({ locais }, nowhere), 'sell', settings)!;
  expect(new URL(nearby.href, 'http://here.invalid').searchParams.get('localizacao')).toBe(
    'Moema, São Paulo',
  );
  expect(placeOf(detail({ locais }, { ...nowhere, cidade: '' }), 'sell', settings)).toBeNull();
  expect(placeOf(detail({}, { lat: 0, lng: 0 }), 'sell', settings)!.point).toEqual({ lat: 0, lng: 0 });
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
  const { nearby } = placeOf(detail(), 'rent', settings)!;
  const { pathname, searchParams } = new URL(nearby.href, 'http://here.invalid');
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
  expect(mapSiteHref(point, false)).toBe('https://www.openstreetmap.org/#map=15/-23.6/-46.7');
  expect(mapSiteHref(point, true)).toContain('?mlat=-23.6&mlon=-46.7#map=15');
});
