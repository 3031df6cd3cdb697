import { describe, expect, test } from 'vitest';
import { namedLocations } from '../taxonomy/named-locations';
import { canonicalSearchUrl, isSearchIndexable } from './canonical';
import { parseSearchUrl } from './parse-url';

const parse = (url: string) => {
  const [path = '', query] = url.split('?');
  return parseSearchUrl(path, new URLSearchParams(query));
};
const moema = 'lat=-23.6052&lng=-46.6636';

test.each<[string, string, boolean]>([
  ['/imoveis', '/imoveis', true],
  ['/imoveis/venda/sao-paulo/apartamento/3-quartos', '/imoveis/venda/sao-paulo/apartamento/3-quartos', true],
  ['/imoveis/3-quartos/casa/casa-de-vila/itu/venda', '/imoveis/venda/itu/casa/3-quartos', true],
  ['/imoveis?pagina=3', '/imoveis?pagina=3', true],
  ['/imoveis?pagina=1', '/imoveis', true],
  ['/imoveis?utm_source=x&gclid=1&fbclid=2', '/imoveis', true],
  ['/imoveis?corretor=ana&lp=lp-x', '/imoveis', false],
  ['/imoveis/venda?preco=0-9', '/imoveis/venda?preco=0-9', false],
  ['/imoveis?ordenacao=dormitorios&direcao=asc', '/imoveis?ordenacao=quartos&direcao=asc', false],
  ['/imoveis?destaques=1', '/imoveis?destaques=sim', false],
  ['/imoveis?tipo-de-localizacao=Praia', '/imoveis?tipo-de-localizacao=Praia', false],
  [`/imoveis/venda?localizacao=Moema&${moema}&range=3&pagina=1`, '/imoveis/venda/moema', true],
  [`/imoveis?localizacao=moema, sao paulo&${moema}&range=0&pagina=2`, '/imoveis/moema?pagina=2', true],
  [`/imoveis?localizacao=Moema&${moema}&range=5`, `/imoveis?localizacao=Moema&${moema}&range=5`, false],
  [`/imoveis?localizacao=Moema&${moema}`, `/imoveis?localizacao=Moema&${moema}`, false],
  [`/imoveis?localizacao=Brooklin&${moema}&range=3`, `/imoveis?localizacao=Brooklin&${moema}&range=3`, false],
  [
    '/imoveis?localizacao=Moema&lat=-23.61&lng=-46.66&range=3',
    '/imoveis?localizacao=Moema&lat=-23.61&lng=-46.66&range=3',
    false,
  ],
  [`/imoveis?${moema}&range=3`, `/imoveis?${moema}&range=3`, false],
  [
    '/imoveis/venda?tipo-de-localizacao=Campo&localizacao=Itu&lat=-23.2544&lng=-47.2927&range=25&corretor=ana',
    '/imoveis/venda?tipo-de-localizacao=Campo&localizacao=Itu&lat=-23.2544&lng=-47.2927&range=25',
    false,
  ],
])('%s has the canonical address %s', (url, canonical, indexable) => {
  expect(canonicalSearchUrl(parse(url))).toBe(canonical);
  expect(isSearchIndexable(parse(url))).toBe(indexable);
});

describe('every named location', () => {
  test('has its slug as canonical URL; a city only if its circle matches', () => {
    for (const { kind, slug, label, lat, lng, range, locationType } of namedLocations) {
      const type = locationType.charAt(0).toUpperCase() + locationType.slice(1);
      const url = `/imoveis/venda?tipo-de-localizacao=${type}&localizacao=${encodeURIComponent(label)}&lat=${lat}&lng=${lng}&range=${range}&pagina=1`;
      const town = (isWholeTown: boolean) => ({ known: true, by: 'radius' as const, label, isWholeTown });
      expect(canonicalSearchUrl(parse(url), town(true))).toBe(`/imoveis/venda/${slug}`);
      const circle = canonicalSearchUrl(parse(url), town(false));
      if (kind === 'cidade') expect(circle).toContain(`lat=${lat}`);
      else expect(circle).toBe(`/imoveis/venda/${slug}`);
    }
  });
});
