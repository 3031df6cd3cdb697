import { describe, expect, it } from 'vitest';
import { parseSearchUrl } from '@domain/search/parse-url';
import { areaOf, areaSearchUrl } from './map-area';
import { areaUrlOf } from './map-area-url';

const center = { lat: -23.561234, lng: -46.654321 };
const view = { center, north: { lat: -23.5, lng: -46.654321 }, east: { lat: -23.561234, lng: -46.6 } };

describe('Buscar nesta área', () => {
  it('searches as far as the farther edge', () =>
    expect(areaOf(view)).toEqual({ lat: -23.5612, lng: -46.6543, range: 6.8 }));

  it.each([
    [190, -170],
    [-190, 170],
    [-46.6, -46.6],
  ])('finds the longitude %s on the globe: %s', (lng, found) =>
    expect(areaOf({ ...view, center: { lat: 0, lng } }).lng).toBe(found),
  );

  it('never asks for more than a search takes, nor for nothing', () => {
    expect(areaOf({ ...view, east: { lat: 0, lng: 130 } }).range).toBe(3000);
    expect(areaOf({ center, north: center, east: center }).range).toBe(0.1);
  });

  it.each([
    ['/imoveis', '/imoveis?lat=-23.5612&lng=-46.6543&range=6.8'],
    [
      '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000&pagina=4',
      '/imoveis/venda/apartamento/3-quartos?preco=0-5000000&lat=-23.5612&lng=-46.6543&range=6.8',
    ],
    [
      '/imoveis?localizacao=Moema&lat=-23.6&lng=-46.66&range=2&tipo-de-localizacao=Praia&ordenacao=preco&direcao=asc',
      '/imoveis?lat=-23.5612&lng=-46.6543&range=6.8&ordenacao=preco&direcao=asc',
    ],
  ])('turns %s into %s', (url, found) => {
    const { pathname, searchParams } = new URL(url, 'http://here.invalid');
    expect(areaSearchUrl(areaUrlOf(parseSearchUrl(pathname, searchParams)), view)).toBe(found);
  });
});
