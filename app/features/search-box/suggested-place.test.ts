import { expect, test } from 'vitest';
import type { Place } from '~/domain/place';
import { suggestedPlace } from './suggested-place';

const moema: Place = {
  id: 7,
  localizacao: 'Moema',
  slug: 'moema',
  lat: -23.6,
  lng: -46.66,
  localizacao_tipo: 'cidade',
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'BR',
  range: 2,
  value: 'Moema, São Paulo',
  kind: 'bairro',
  own: null,
  properties: null,
};

test('links a suggested place to its slug and to radius searches', () => {
  const place = suggestedPlace(moema);
  expect(place).toMatchObject({ id: 7, lat: -23.6, lng: -46.66, range: 2, type: 'cidade' });
  expect(place.label).toContain('Moema');
  expect(place.hrefs.venda[0]).toBe('/imoveis/venda/moema');
  expect(place.hrefs.aluguel[0]).toBe('/imoveis/aluguel/moema');
  const around = place.hrefs.venda.slice(1).map((href) => new URL(href, 'https://x').searchParams);
  expect(around.map((query) => query.get('range'))).toEqual(['2', '5', '10', '20']);
  for (const query of around) {
    expect([query.get('lat'), query.get('lng')]).toEqual(['-23.6', '-46.66']);
    expect(query.get('localizacao')).toBe(place.label);
  }
});

test('searches a place without a slug by its coordinates', () => {
  const [own] = suggestedPlace({ ...moema, slug: null }).hrefs.aluguel;
  expect(own).toMatch(/^\/imoveis\/aluguel\?.*lat=-23\.6&lng=-46\.66&range=0$/);
});
