import { expect, test } from 'vitest';
import type { PropertyDetail } from '~/domain/property';
import { parseSearchUrl } from '@domain/search/parse-url';
import { publicPointReach } from '@domain/geo/geo';
import { distancesOf } from './distances.server';
import { drawingNote, mapSiteHref } from './place';
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
])('without a point words say where it is, and no map is drawn: %j', async (more, address, label, href) => {
  const locais = { cidade: 'sao-paulo', bairro: more.bairro === '' ? null : 'moema-sao-paulo' };
  const place = await placeOf(detail({ locais }, { lat: null, lng: null, ...more }), 'rent', settings);
  expect(place).toMatchObject({ point: null, tiles: null, address, nearby: { label, href } });
});

test('links a district name without slugs, and has no place without a city', async () => {
  const locais = { cidade: null, bairro: null };
  const nowhere = { lat: null, lng: null };
  const { nearby } = (await placeOf(detail({ locais }, nowhere), 'sell', settings))!;
  expect(new URL(nearby.href, 'http://here.invalid').searchParams.get('localizacao')).toBe(
    'Moema, São Paulo',
  );
  expect(await placeOf(detail({ locais }, { ...nowhere, cidade: '' }), 'sell', settings)).toBeNull();
  expect((await placeOf(detail({}, { lat: 0, lng: 0 }), 'sell', settings))!.point).toEqual({
    lat: 0,
    lng: 0,
  });
});

test('an address says what may be said', async () => {
  const exact = detail({ logradouro: 'Alameda dos Anapurus, 10', pontoExato: true });
  expect(await placeOf(exact, 'sell', settings)).toMatchObject({
    address: 'Alameda dos Anapurus, 10, Moema, São Paulo',
    isExact: true,
  });
  expect(await placeOf(detail({}, { bairro: '' }), 'sell', settings)).toMatchObject({ address: 'São Paulo' });
});

test('the listing around it is searched by its public point', async () => {
  const { nearby } = (await placeOf(detail(), 'rent', settings))!;
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

const inPortoFeliz = { lat: -23.12, lng: -47.6, cidade: 'Porto Feliz', bairro: 'Palmital' };

test('a place is drawn, or has its distances in one sentence', async () => {
  const moema = await placeOf(detail(), 'sell', settings);
  expect(moema!.distances).toBeNull();
  expect(moema!.drawing).toMatch(/aria-label="Desenho do lugar: Moema, perto de .*>Moema<\/span>/);

  const locais = { cidade: 'porto-feliz', bairro: null };
  const farm = await placeOf(detail({ locais }, inPortoFeliz), 'sell', settings);
  expect(farm).toMatchObject({
    drawing: null,
    distances: 'Palmital, a 13 km do centro de Porto Feliz e a 108 km de São Paulo, em linha reta.',
  });
});

test.each([
  [
    { point: { lat: 48.857, lng: 2.353 }, district: 'Marais', citySlug: 'paris' },
    'Marais, perto do centro de Paris, em linha reta.',
  ],
  [
    { point: { lat: -21.2, lng: -47.9 }, district: '', citySlug: null },
    'A 290 km de São Paulo, em linha reta.',
  ],
  [{ point: { lat: 35.6, lng: 139.7 }, district: 'Shibuya', citySlug: 'toquio' }, null],
])('says how far %j is from where one knows', (spot, sentence) => expect(distancesOf(spot)).toBe(sentence));

test('the note below a drawing gives the radius of the public point', () => {
  expect(drawingNote(false)).toBe(
    `Desenho nosso, sem ruas. O círculo tem ${publicPointReach} metros de raio.`,
  );
  expect(drawingNote(true)).not.toContain('círculo');
});
