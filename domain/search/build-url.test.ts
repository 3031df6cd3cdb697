import { expect, test } from 'vitest';
import type { SearchFilters } from './filters';
import { buildSearchUrl } from './build-url';
import { emptyFilters } from './normalize';

test.each<[Partial<SearchFilters>, string]>([
  [{}, '/imoveis'],
  [{ page: 1, locationType: 'Cidade', highlighted: false }, '/imoveis'],
  [
    {
      negotiation: 'sell',
      local: 'sao-paulo',
      propertyType: ['apartamento'],
      dorms: 3,
      price: { max: 5_000_000 },
    },
    '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000',
  ],
  [{ negotiation: 'rent', dorms: 1 }, '/imoveis/aluguel/1-quarto'],
  [{ propertyType: ['penthouse', 'loft', 'apartamento', 'loft'] }, '/imoveis/apartamento/penthouse'],
  [{ area: { min: 250 } }, '/imoveis?area=250-0'],
  [{ condition: ['used', 'new', 'soonLaunch'] }, '/imoveis?fase=novo-brevelancamento-usado'],
  [{ propertyDetails: ['lareira', 'piscina'] }, '/imoveis?atributos-do-imovel=piscina--lareira'],
  [{ localName: 'São Paulo, SP' }, '/imoveis?localizacao=S%C3%A3o%20Paulo%2C%20SP'],
  [{ localName: '\uD800' }, '/imoveis'],
  [{ lat: -23.5, lng: -46.6, range: 0 }, '/imoveis?lat=-23.5&lng=-46.6&range=0'],
  [{ lat: -23.5, range: 5 }, '/imoveis'],
  [{ lat: 1e-9, lng: -1e-9 }, '/imoveis?lat=0&lng=0'],
  [{ direction: 'desc' }, '/imoveis'],
  [
    {
      page: 2,
      lp: 'lp-x',
      direction: 'desc',
      orderBy: 'quartos',
      condominiumName: 'c',
      fixedProductPhase: 'novo',
      fixedProductId: '7',
      corretor: 'ana',
      curadoria: 'd',
      range: 2.5,
      lng: 2,
      lat: 1,
      localName: 'L',
      locationType: 'Praia',
      renownedArchitects: true,
      news: true,
      exclusivity: true,
      highlighted: true,
      acceptExchange: true,
      virtualVisit: true,
      renovationLevel: ['reformado'],
      condominiumDetails: ['spa', 'fitness'],
      propertyDetails: ['adega'],
      condition: ['launch'],
      parkingLots: 2,
      suites: 1,
      area: { min: 1, max: 2 },
      price: { min: 3, max: 4 },
    },
    '/imoveis?preco=3-4&area=1-2&suites=1&vagas=2&fase=lancamento&atributos-do-imovel=adega&atributos-do-condominio=fitness--spa' +
      '&nivel-de-reforma=reformado&visita-virtual=sim&aceita-permuta=sim&destaques=sim&exclusividades=sim&novidades=sim' +
      '&arquitetos-renomados=sim&tipo-de-localizacao=Praia&localizacao=L&lat=1&lng=2&range=2.5&curadoria=d&corretor=ana' +
      '&produto-fixo=7&produto-fixo-fase=novo&condominio=c&lp=lp-x&ordenacao=quartos&direcao=desc&pagina=2',
  ],
])('%j is written %s', (filters, url) => {
  expect(buildSearchUrl({ ...emptyFilters(), ...filters })).toBe(url);
});
