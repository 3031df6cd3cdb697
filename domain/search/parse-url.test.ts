import { describe, expect, test } from 'vitest';
import { emptyFilters } from './normalize';
import { parseSearchUrl } from './parse-url';

const parse = (url: string) => {
  const [path = '', query] = url.split('?');
  return parseSearchUrl(path, new URLSearchParams(query));
};

describe('what an address asks for', () => {
  test.each<[string, object]>([
    ['/imoveis', {}],
    ['/imoveis/venda', { negotiation: 'sell' }],
    ['/imoveis/aluguel/', { negotiation: 'rent' }],
    [
      '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000',
      {
        negotiation: 'sell',
        local: 'sao-paulo',
        propertyType: ['apartamento'],
        dorms: 3,
        price: { max: 5_000_000 },
      },
    ],
    [
      '/imoveis/3-quartos/casa/moema/venda',
      { negotiation: 'sell', local: 'moema', propertyType: ['casa'], dorms: 3 },
    ],
    ['/imoveis/flat/apartamento/loft/flat', { propertyType: ['apartamento'] }],
    ['/imoveis/loft/casa-de-vila/flat', { propertyType: ['flat', 'loft', 'casa-de-vila'] }],
    ['/imoveis/1-quarto', { dorms: 1 }],
    ['/imoveis/1-quartos', { dorms: 1 }],
    ['/imoveis/5-quarto', { dorms: 5 }],
    ['/imoveis/6-quartos', {}],
    ['/imoveis/0-quarto/2-quartos', { dorms: 2 }],
    ['/imoveis/03-quartos', {}],
    ['/imoveis/venda/aluguel', { negotiation: 'sell' }],
    ['/imoveis/moema/itu', { local: 'moema' }],
    ['/imoveis/S%C3%A3o-Paulo/itu', { local: 'itu' }],
    ['/imoveis/%6doema', { local: 'moema' }],
    ['/imoveis/%E0%A4%A/%/itu%00', {}],
    ['/imoveis/<script>/itu', { local: 'itu' }],
    [`/imoveis/${'a'.repeat(81)}/itu`, { local: 'itu' }],
  ])('%s', (url, filters) => {
    expect(parse(url)).toEqual({ ...emptyFilters(), ...filters });
  });
});

describe('what each parameter says', () => {
  test.each<[string, object]>([
    ['preco=1000000-2000000', { price: { min: 1_000_000, max: 2_000_000 } }],
    ['preco=1000000-0', { price: { min: 1_000_000 } }],
    ['preco=-2000000', { price: { max: 2_000_000 } }],
    ['preco=0-0', {}],
    ['preco=2-1', {}],
    ['preco=2-2', {}],
    ['preco=5000000', {}],
    ['preco=0-1e6', {}],
    ['preco=0-9999999999999', {}],
    ['preco=0-99999999999999999999', {}],
    ['preco=1-2-3', {}],
    ['preco=0-100.5', {}],
    ['area=250-400', { area: { min: 250, max: 400 } }],
    ['suites=2&vagas=5', { suites: 2, parkingLots: 5 }],
    ['suites=0&vagas=6', {}],
    ['suites=%203%20', { suites: 3 }],
    ['suites=+3', { suites: 3 }],
    ['suites=1e0', {}],
    ['suites=-0', {}],
    ['suites=Infinity', {}],
    ['suites=0x2', {}],
    ['suites=2.0', {}],
    ['suites=2&suites=4', { suites: 2 }],
    ['suites=abc&suites=4', {}],
    ['suites[]=2&suites[0]=3', {}],
    ['fase=usado-lancamento-xyz-novo', { condition: ['new', 'launch', 'used'] }],
    ['fase=prontoparamorar', { condition: ['new'] }],
    ['fase=novo-prontoparamorar', { condition: ['new'] }],
    ['fase=emconstrucao-brevelancamento', { condition: ['underConstruction', 'soonLaunch'] }],
    ['fase=', {}],
    ['atributos-do-imovel=lareira--piscina--<b>--piscina', { propertyDetails: ['piscina', 'lareira'] }],
    ['atributos-do-condominio=spa--lareira--fitness', { condominiumDetails: ['fitness', 'spa'] }],
    ['nivel-de-reforma=reformado--contrapiso', { renovationLevel: ['contrapiso', 'reformado'] }],
    [
      'visita-virtual=sim&aceita-permuta=1&destaques=true',
      { virtualVisit: true, acceptExchange: true, highlighted: true },
    ],
    [
      'exclusividades=sim&novidades=sim&arquitetos-renomados=sim',
      { exclusivity: true, news: true, renownedArchitects: true },
    ],
    ['visita-virtual=nao&aceita-permuta=0&destaques=false&novidades=', {}],
    ['tipo-de-localizacao=Praia', { locationType: 'Praia' }],
    ['tipo-de-localizacao=campo', { locationType: 'Campo' }],
    ['tipo-de-localizacao=Lua', {}],
    ['localizacao=Itaim+Bibi', { localName: 'Itaim Bibi' }],
    ['localizacao=S%C3%A3o%20Paulo', { localName: 'São Paulo' }],
    ['localizacao=São Paulo', { localName: 'São Paulo' }],
    ['localizacao=%00Moe%00ma%0A%09SP%E2%80%AE', { localName: 'Moema SP' }],
    ['localizacao=%FF%FE', {}],
    [`localizacao=${'a'.repeat(121)}`, {}],
    [`localizacao=${'a'.repeat(1_000_000)}`, {}],
    ["localizacao='; drop table property; --", { localName: "'; drop table property; --" }],
    ['lat=-23.5674321987&lng=-46.69&range=5', { lat: -23.567432, lng: -46.69, range: 5 }],
    ['lat=-23.5&lng=-46.6', { lat: -23.5, lng: -46.6 }],
    ['lat=-23.5&lng=-46.6&range=0', { lat: -23.5, lng: -46.6, range: 0 }],
    ['lat=-0&lng=0', { lat: 0, lng: 0 }],
    ['lat=-23.5&range=5', {}],
    ['lng=-46.6&range=5', {}],
    ['range=5', {}],
    ['lat=91&lng=0&range=5', {}],
    ['lat=0&lng=180.1&range=5', {}],
    ['lat=1e1&lng=0', {}],
    ['lat=-23,5&lng=-46,6', {}],
    ['lat=1&lng=2&range=3001', { lat: 1, lng: 2 }],
    ['lat=1&lng=2&range=-5', { lat: 1, lng: 2 }],
    ['curadoria=imoveis-segunda-residencia', { curadoria: 'imoveis-segunda-residencia' }],
    [
      'corretor=Ana-Lima&produto-fixo=AB-12&produto-fixo-fase=novo',
      { corretor: 'Ana-Lima', fixedProductId: 'AB-12', fixedProductPhase: 'novo' },
    ],
    ['condominio=quinta-do-golfe&lp=lp-jardins', { condominiumName: 'quinta-do-golfe', lp: 'lp-jardins' }],
    [`corretor=ana lima&curadoria=a/b&lp=${'a'.repeat(81)}`, {}],
    ['ordenacao=preco&direcao=desc', { orderBy: 'preco', direction: 'desc' }],
    ['ordenacao=metragem&direcao=asc', { orderBy: 'area', direction: 'asc' }],
    ['ordenacao=dormitorios', { orderBy: 'quartos' }],
    ['ordenacao=suites&direcao=lateral', { orderBy: 'suites' }],
    ['ordenacao=distancia&direcao=asc', {}],
    ['pagina=3', { page: 3 }],
    ['pagina=1', {}],
    ['pagina=0&pagina=2', {}],
    ['pagina=-1', {}],
    ['pagina=1.5', {}],
    ['pagina=100001', {}],
    ['utm_source=x&gclid=y&fbclid=z&__proto__=1&constructor=2', {}],
    ['%E0%A4%A=1&preco=%', {}],
  ])('%s', (query, filters) => {
    expect(parse(`/imoveis?${query}`)).toEqual({ ...emptyFilters(), ...filters });
  });

  test('a city and a point may both stand in an address; both are kept', () => {
    expect(parse('/imoveis/sao-paulo?localizacao=Moema&lat=-23.6&lng=-46.6&range=3')).toMatchObject({
      local: 'sao-paulo',
      localName: 'Moema',
      lat: -23.6,
      range: 3,
    });
  });
});
