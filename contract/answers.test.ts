import { expect, test } from 'vitest';
import { brokerAnswer, brokersAnswer } from './broker';
import { errorAnswer } from './errors';
import { favoritesAnswer, visitsAnswer } from './favorites';
import { folderItemsAnswer, foldersAnswer } from './folders';
import { slidesAnswer } from './home';
import {
  districtCoordsAnswer,
  getLocationsAnswer,
  locationsAnswer,
  recentSearchAnswer,
  searchLocationsAnswer,
  searchTypesAnswer,
} from './location';
import { newProductsAnswer } from './new-products';
import { codeAnswer, propertyDetail, similarAnswer } from './property';
import { featuresAnswer, pinsAnswer, searchAnswer } from './search';
import { sitemapAnswer } from './sitemap';
import { viewAnswer } from './views';

const photo = {
  base: '/fotos/a',
  cuts: true,
  width: 1,
  height: 1,
  alt: '',
  placeholder: '#fff',
  focal: '50% 40%',
};
const endereco = {
  lat: -23.5,
  lng: -46.6,
  cidade: 'São Paulo',
  bairro: 'Moema',
  estado: 'SP',
  pais: 'Brasil',
};
const card = {
  id: 1,
  codigo: 'AP-1',
  condition: 'used',
  titulo1: 'Apartamento em Moema',
  canonical: '/usado/apartamento',
  endereco,
  detalhes: { areaConstruida: 90.5, dormitorios: 3, suites: 1, vagas: 2, tipoImovel: 'apartamento' },
  flag: {
    destaque: true,
    exclusividade: false,
    novidade: true,
    novo: false,
    lancamento: true,
    breveLancamento: false,
    emConstrucao: true,
    oportunidade: false,
    permuta: true,
    arquitetoRenomado: false,
  },
  extras: { '3d': { status: true }, video: { status: false } },
  moeda: 'BRL',
  venda: true,
  aluguel: false,
  valorMin: 0,
  valorLocacao: null,
  valorCondominio: 800,
  valorIptu: 100,
  tipoIptu: 'Mensal',
  fotoPrincipal: photo,
  fotos: [photo],
  totalFotos: 0,
  favorite: 1,
};
const gone = { titulo1: card.titulo1, endereco, fotoPrincipal: null };
const keptGone = {
  ...gone,
  detalhes: card.detalhes,
  last_price: { amount: 0, currency: 'BRL' },
  left_at: 'x',
};
const broker = {
  slug: 'ana',
  name: 'Ana Lima',
  creci: '1-F',
  phone: '+55 (11) 98765-4321',
  avatar: '/a.jpg',
};
const detail = {
  ...card,
  fotos: Array(60).fill(photo),
  plantas: [photo],
  video: null,
  tour: null,
  descricao: '',
  nota_do_corretor: 'Vale a visita.',
  areaTerreno: 100.5,
  banheiros: 2,
  andar: 3,
  anoConstrucao: 1999,
  condominio: 'Maracatu',
  propertyDetails: [],
  condominiumDetails: [],
  features: ['closet'],
  condominiumFeatures: ['elevador'],
  renovationLevel: null,
  logradouro: null,
  pontoExato: false,
  registroIncorporacao: null,
  corretor: broker,
  url: { sell: '/a', rent: null },
  criadoEm: '2026-11-22',
  atualizadoEm: '2026-11-22',
};
const place = {
  id: 1,
  localizacao: 'Moema',
  slug: 'moema',
  lat: -23.5,
  lng: -46.6,
  localizacao_tipo: 'cidade',
  bairro: 'Moema',
  bairro_comercial: null,
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'Brasil',
  condominio: null,
  range: 2,
  display_site: null,
  districts: ['Indianópolis'],
  value: 'Moema, São Paulo',
  kind: 'bairro',
  properties: 0,
};
const squad = { id: 1, name: 'Praia' };
const product = { id: 1, lat: 0, lng: 0, price: 1, currency: 'BRL', title: 'Casa', canonical: '/c' };
const search = {
  items: [card],
  total: 0,
  totalItems: 0,
  propertyType: ['casa'],
  banner: { title: 'a', description: 'b', highlight: 'c', image: '/d' },
  location: {
    known: true,
    by: 'radius',
    label: 'Moema',
    slug: 'moema',
    state: 'SP',
    country: 'Brasil',
    lat: 0,
    lng: 0,
    range: 2,
    suggestions: [place],
  },
  relaxations: [{ without: 'price', total: 3 }],
};

test.each([
  ['a property', propertyDetail, detail],
  [
    'similar homes',
    similarAnswer,
    { similar: { data: [card], total: 1 }, youMayAlsoLike: { data: [], total: 0 } },
  ],
  ['a code', codeAnswer, { id: 1, url: { sell: 'a', rent: null } }],
  ['a search', searchAnswer, search],
  ['pins', pinsAnswer, { total: 0, pins: Array(1000).fill(product) }],
  [
    'attributes',
    featuresAnswer,
    {
      data: {
        propertyDetails: [{ slug: 'a', label: 'A' }],
        condominiumDetails: [{ slug: 'b', label: 'B' }],
        renovationLevel: [{ slug: 'c', label: 'C' }],
      },
    },
  ],
  ['the sitemap', sitemapAnswer, { total: 1, items: [{ id: 1, canonical: '/a', lastmod: '2026-11-22' }] }],
  [
    'favourites',
    favoritesAnswer,
    {
      data: [
        { code: 1, condition: 'new', negotiation: 'sell', created_at: 'x', product: card, gone: null },
        { code: 2, condition: 'used', negotiation: 'rent', product: null, gone: keptGone },
      ],
    },
  ],
  [
    'a folder',
    foldersAnswer,
    [
      {
        pastaId: 1,
        nomeDaPasta: 'Praia',
        items: [{ code: 1, condition: 'new', negotiation: 'sell' }],
        capa: [photo],
        lugares: [{ cidade: 'São Paulo', bairro: 'Moema' }],
        compartilhada: { ate: null },
      },
    ],
  ],
  [
    'the homes in a folder',
    folderItemsAnswer,
    {
      items: [
        {
          ...{
            code: 1,
            condition: 'new',
            negotiation: 'sell',
            created_at: 'x',
            product: null,
            gone: keptGone,
          },
          ...{ note: 'a', kept_price: { amount: null, currency: 'BRL', since: 'x' } },
        },
      ],
    },
  ],
  ['visits', visitsAnswer, { data: [{ id_imovel: 1, seen_at: 'x', product: card }] }],
  ['new homes', newProductsAnswer, { data: Array(6).fill(card), total: 0 }],
  [
    'the home’s pictures',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', subtitle: 'b', link: '/c', image: photo }] },
  ],
  ['places', searchLocationsAnswer, { data: [place], status: 'success' }],
  ['suggestions', locationsAnswer, { locations: [place] }],
  [
    'types on offer',
    searchTypesAnswer,
    { subtipos: [{ group_id: 'a', slug: 'b', description: 'c', total: 1 }], status: 'success' },
  ],
  ['a district', districtCoordsAnswer, { lat: 0, lng: 0, range: 1 }],
  ['searches of late', recentSearchAnswer, { recent_searchs: [place] }],
  [
    'a visitor’s places',
    getLocationsAnswer,
    { locations: [place], recent_searchs: [place], anonymous_user_id: 'x'.repeat(16) },
  ],
  [
    'a broker',
    brokerAnswer,
    {
      status: 'success',
      data: { ...broker, id: 1, email: 'a', linkedin: 'b', cv: 'c', segment: 'd', squad, status: 1 },
    },
  ],
  ['no broker', brokerAnswer, { status: 'error', data: null }],
  ['brokers', brokersAnswer, { status: 'success', total: 0, data: [{ ...broker, segment: 'a', squad }] }],
  ['a page seen', viewAnswer, { status: 'success' }],
  [
    'a failure',
    errorAnswer,
    {
      status: 'error',
      code: 'gone',
      message: 'Indisponível',
      errors: { a: ['b'] },
      product: gone,
      retry_after: 1,
    },
  ],
])('an answer on %s is read whole', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});

test.each([
  ['a property without a number', propertyDetail, { ...detail, id: 0 }],
  ['a property whose page is elsewhere', propertyDetail, { ...detail, canonical: 'https://evil.example' }],
  ['a property at a price below nothing', propertyDetail, { ...detail, valorMin: -1 }],
  ['a property at half a real', propertyDetail, { ...detail, valorMin: 0.5 }],
  ['a property with 61 photos', propertyDetail, { ...detail, fotos: Array(61).fill(photo) }],
  [
    'a card with seven photos',
    visitsAnswer,
    { data: [{ id_imovel: 1, seen_at: 'x', product: { ...card, fotos: Array(7).fill(photo) } }] },
  ],
  [
    'a photo without width',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', link: '/c', image: { ...photo, width: 0 } }] },
  ],
  [
    'a photo without height',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', link: '/c', image: { ...photo, height: 0 } }] },
  ],
  [
    'a picture that leads elsewhere',
    slidesAnswer,
    { data: [{ id: 1, title: 'a', link: 'javascript:', image: photo }] },
  ],
  ['1001 pins', pinsAnswer, { total: 1001, pins: Array(1001).fill(product) }],
  ['a pin that leads elsewhere', pinsAnswer, { total: 1, pins: [{ ...product, canonical: 'javascript:' }] }],
  ['less than no matches', searchAnswer, { ...search, total: -1 }],
  ['less than no items', searchAnswer, { ...search, totalItems: -1 }],
  ['seven new homes', newProductsAnswer, { data: Array(7).fill(card), total: 7 }],
  [
    'a sitemap’s line that leads elsewhere',
    sitemapAnswer,
    { total: 1, items: [{ id: 1, canonical: 'x', lastmod: 'x' }] },
  ],
  ['a place without a number', locationsAnswer, { locations: [{ ...place, id: 0 }] }],
  ['a place with less than no properties', locationsAnswer, { locations: [{ ...place, properties: -1 }] }],
  [
    'a type of which there are none',
    searchTypesAnswer,
    { subtipos: [{ group_id: 'a', description: 'c', total: 0 }], status: 'success' },
  ],
  ['a broker of half a state', brokerAnswer, { status: 'success', data: { ...broker, id: 1, status: 2 } }],
])('an answer with %s is not believed', (_, schema, answer) => {
  expect(schema.safeParse(answer).success).toBe(false);
});

test('what another back end leaves out is nothing', () => {
  const { items, total, totalItems } = search;
  expect(searchAnswer.parse({ items, total, totalItems, location: { known: false, label: 'x' } })).toEqual({
    items,
    total,
    totalItems,
    propertyType: [],
    location: { known: false, label: 'x', suggestions: [] },
    relaxations: [],
  });
  expect(
    locationsAnswer.parse({ locations: [{ ...place, districts: undefined }] }).locations[0]!.districts,
  ).toEqual([]);
  expect(propertyDetail.parse({ ...detail, favorite: undefined }).favorite).toBe(0);
});

test.each(['cidade', 'praia', 'campo', 'internacional'])('a place of the kind %s is known', (kind) => {
  const locations = [{ ...place, localizacao_tipo: kind }];
  expect(locationsAnswer.parse({ locations })).toEqual({ locations });
});

test('a failure is told even where what comes with it cannot be read', () => {
  expect(errorAnswer.parse({ code: 'busy', message: 'Aguarde', product: 'x', retry_after: -1 })).toEqual({
    status: 'error',
    code: 'busy',
    message: 'Aguarde',
    product: null,
    retry_after: null,
  });
});
