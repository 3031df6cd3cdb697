import { describe, expect, test } from 'vitest';
import { buildSearchUrl } from '@domain/search/build-url';
import { withoutPlace } from '@domain/search/changes';
import { parseSearchUrl } from '@domain/search/parse-url';
import { placeFilters } from '@domain/search/place-filters';
import { withKept } from './kept-filters';

const place = { value: 'Moema', localizacao: 'São Paulo', slug: 'moema', lat: -23.6, lng: -46.66 };
const search = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://casa.example');
  return parseSearchUrl(pathname, searchParams);
};

describe('a place that is chosen on a listing keeps its filters', () => {
  test.each([
    '/imoveis',
    '/imoveis/venda/leblon',
    '/imoveis/aluguel/leblon/apartamento/cobertura/3-quartos?preco=0-5000000&vagas=2&corretor=marina-couto',
    '/imoveis/venda?localizacao=Leblon&lat=-22.98&lng=-43.22&range=5&suites=2&ordenacao=preco&direcao=asc&pagina=3',
    '/imoveis/venda?tipo-de-localizacao=Praia&localizacao=Ilhabela&lat=-23.8&lng=-45.4&range=100&lp=7',
  ])('of %s', (address) => {
    const kept = withoutPlace(search(address));
    for (const radius of [0, 5]) {
      const chosen = placeFilters(place, 'sell', radius);
      const { local, localName, lat, lng, range } = chosen;
      expect(search(withKept(buildSearchUrl(chosen), buildSearchUrl(kept)))).toEqual({
        ...kept,
        negotiation: 'sell',
        local,
        localName,
        lat,
        lng,
        range,
      });
    }
  });
});
