import type { SearchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';

/** Realistic searches: cities, named places by radius, filters, orders, later pages. */
export const withPlace = [
  '/imoveis/venda/sao-paulo',
  '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000',
  '/imoveis/venda/sao-paulo?pagina=4',
  '/imoveis/venda/sao-paulo/casa?ordenacao=preco&direcao=desc',
  '/imoveis/aluguel/sao-paulo/apartamento',
  '/imoveis/aluguel/sao-paulo/2-quartos?preco=5000-20000&ordenacao=preco',
  '/imoveis/venda/sao-paulo?area=200-600&vagas=3&suites=3',
  '/imoveis/venda/sao-paulo/cobertura?novidades=sim',
  '/imoveis/venda/rio-de-janeiro',
  '/imoveis/venda/rio-de-janeiro/apartamento?preco=2000000-9000000&ordenacao=area',
  '/imoveis/venda/jardim-europa/casa',
  '/imoveis/venda/jardim-europa?ordenacao=preco',
  '/imoveis/venda/itaim-bibi/apartamento/2-quartos?pagina=2',
  '/imoveis/aluguel/moema',
  '/imoveis/venda/moema/3-quartos?preco=1000000-4000000&fase=usado',
  '/imoveis/venda/trancoso/casa',
  '/imoveis/venda/trancoso?aceita-permuta=sim',
  '/imoveis/venda/campos-do-jordao?ordenacao=preco&direcao=desc',
  '/imoveis/venda?localizacao=Parque+Ibirapuera&lat=-23.5874&lng=-46.6576&range=3',
  '/imoveis/venda/apartamento?localizacao=Paulista&lat=-23.5614&lng=-46.6559&range=2&ordenacao=area',
  '/imoveis?localizacao=Lagoa&lat=-22.9711&lng=-43.2105&range=5&preco=0-8000000',
  '/imoveis/venda/3-quartos?localizacao=Centro&lat=-23.5505&lng=-46.6333&range=10&pagina=3',
] as const;

export const withoutPlace = [
  '/imoveis',
  '/imoveis?pagina=2',
  '/imoveis/venda',
  '/imoveis/aluguel',
  '/imoveis/venda?pagina=12',
  '/imoveis/venda/casa',
  '/imoveis/venda/apartamento/3-quartos',
  '/imoveis/venda/apartamento?preco=1000000-3000000',
  '/imoveis/venda?preco=0-2000000&ordenacao=preco',
  '/imoveis/venda?ordenacao=preco&direcao=desc',
  '/imoveis/venda/cobertura?area=300-0&suites=4',
  '/imoveis/aluguel/apartamento?preco=0-15000',
  '/imoveis/venda?destaques=sim',
  '/imoveis/venda?novidades=sim&exclusividades=sim',
  '/imoveis/venda/casa?tipo-de-localizacao=Praia',
  '/imoveis/venda/casa?tipo-de-localizacao=Campo&ordenacao=area',
  '/imoveis?aceita-permuta=sim&vagas=4',
  '/imoveis/venda?fase=lancamento',
] as const;

export function filtersOf(address: string): SearchFilters {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return parseSearchUrl(pathname, searchParams);
}
