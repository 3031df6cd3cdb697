import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePropertyPath } from '@domain/property/property-url';
import { listOf, ParseError } from './answer.server';
import { propertyCard, propertyDetail } from './property.server';

const omitted: string[] = [];
const context = {
  pictureAddress: (address: string) => (address.startsWith('https://fotos.') ? address : null),
  leftOut: ({ message }: ParseError) => void omitted.push(message),
};
const card = (fields: object) => propertyCard({ id: 7, ...fields }, context);

test('parses a property with only an id, for sale without a price', () => {
  expect(card({})).toMatchObject({
    titulo1: 'Imóvel',
    condition: 'used',
    canonical: '/usado/venda/imovel/7',
    endereco: { lat: null, lng: null, cidade: '', bairro: '', pais: 'BR' },
    detalhes: { tipoImovel: 'outros', dormitorios: null },
    moeda: 'BRL',
    venda: true,
    aluguel: false,
    valorMin: null,
    valorLocacao: null,
    fotos: [],
    totalFotos: 0,
  });
});

test.each([
  ['digits as text', { id: '7' }, { id: 7 }],
  ['the condition by its address’s word', { fase: 'prontoparamorar' }, { condition: 'new' }],
  ['... as people read it', { fase: 'Breve lançamento' }, { condition: 'soonLaunch' }],
  ['... by its flags', { flag: { emConstrucao: '1' } }, { condition: 'underConstruction' }],
  [
    'the type in words',
    { detalhes: { tipoImovel: 'Casa em condomínio' } },
    { detalhes: { tipoImovel: 'casa-em-condominio' } },
  ],
  ['the type beside, as a list', { propertyType: ['Loft'] }, { detalhes: { tipoImovel: 'loft' } }],
  [
    'a type that nobody knows',
    { detalhes: { tipoImovel: 'Castelo' } },
    { detalhes: { tipoImovel: 'outros' } },
  ],
  [
    'a title that is missing',
    { detalhes: { tipoImovel: 'flat' }, endereco: { bairro: 'Moema' } },
    { titulo1: 'Flat em Moema' },
  ],
  ['the country in words', { endereco: { pais: 'Estados Unidos' } }, { endereco: { pais: 'US' } }],
  ['a point in the sea', { endereco: { lat: '0', lng: 0 } }, { endereco: { lat: null, lng: null } }],
  ['half a point', { endereco: { lat: -23.5 } }, { endereco: { lat: null, lng: null } }],
  ['a rent alone', { valorLocacao: '6000.00' }, { venda: false, aluguel: true, valorLocacao: 6000 }],
  ['a price of nothing', { valorMin: 0 }, { venda: true, valorMin: null }],
  ['a symbol for the currency', { moeda: 'US$' }, { moeda: 'USD' }],
  ['the code of a currency without a symbol', { moeda: 'gbp' }, { moeda: 'GBP' }],
  ['no currency', { moeda: 'libras' }, { moeda: 'BRL' }],
  [
    'an address elsewhere',
    { canonical: 'https://antigo.example/usado/venda/sp/7' },
    { canonical: '/usado/venda/sp/7' },
  ],
  ['another home’s address', { canonical: '/usado/venda/sp/8' }, { canonical: '/usado/venda/imovel/7' }],
  ['an address out of the site', { canonical: '//evil.example/7' }, { canonical: '/usado/venda/imovel/7' }],
])('%s', (_, fields, expected) => expect(card(fields)).toMatchObject(expected));

test('accepts a photo from an allowed origin, cropped to the card frame', () => {
  const src = 'https://fotos.example/1.jpg';
  const { fotoPrincipal, totalFotos } = card({ titulo1: 'Casa', fotoPrincipal: src });
  expect([fotoPrincipal, totalFotos]).toEqual([
    { base: null, src, width: 1200, height: 800, alt: 'Casa' },
    1,
  ]);
  expect(card({ fotoPrincipal: 'https://evil.example/1.jpg' }).fotoPrincipal).toMatchObject({
    base: null,
    src: undefined,
  });
});

test('reads the caption of a photo, and none where it is no text', () => {
  const caption = (value: unknown) =>
    card({ fotoPrincipal: { base: 'https://fotos.example/a', caption: value } }).fotoPrincipal?.caption;
  expect(caption('Sala, às cinco')).toBe('Sala, às cinco');
  expect(caption({})).toBeUndefined();
});

test('a picture’s files are fetched from no origin that is not allowed', () => {
  const base = (base: string) => card({ fotoPrincipal: { base, width: 900, height: 600 } }).fotoPrincipal;
  expect(base('https://fotos.example/a')).toMatchObject({ base: 'https://fotos.example/a', width: 900 });
  expect(base('https://evil.example/a')).toMatchObject({ base: null, src: undefined });
});

test.each([
  ['as its back end says', { base: 'https://fotos.example/a', cuts: true }, true],
  ['none where it says nothing', { base: 'https://fotos.example/a' }, undefined],
  ['none where what it says is no answer', { base: 'https://fotos.example/a', cuts: 'yes' }, undefined],
  ['none where its files may not be shown', { base: 'https://evil.example/a', cuts: true }, undefined],
])('a picture has cuts: %s', (_, fotoPrincipal, cuts) => {
  expect(card({ fotoPrincipal }).fotoPrincipal?.cuts).toBe(cuts);
});

test('skips a broken list item and reports its path, not its value', () => {
  omitted.length = 0;
  const items = listOf([{ id: 1 }, { id: 'segredo' }, null, { id: 4 }], 'items', propertyCard, context);
  expect(items.map(({ id }) => id)).toEqual([1, 4]);
  expect(omitted).toEqual(['items.1.id: expected a number', 'items.2: expected an object']);
});

test.each([
  [{ status: true, url: 'https://videos.example/1' }, 'https://videos.example/1'],
  [{ status: '1', link: 'https://videos.example/1' }, 'https://videos.example/1'],
  [{ status: 0, url: 'https://videos.example/1' }, null],
  [{ status: true }, null],
])('the extra %j gives a tab with the address %j', (extra, address) => {
  const extras = { video: extra, '3d': extra };
  const { video, tour } = propertyDetail(
    { id: 1, extras },
    { pictureAddress: () => null, leftOut: () => {} },
  );
  expect([video, tour]).toEqual([address, address]);
});

describe('a measured plan', () => {
  const room = [
    [0, 0],
    [5, 0],
    [5, 4],
    [0, 4],
  ];
  const plan = { floors: [{ name: 'Térreo', rooms: [{ name: 'Sala', points: room }] }] };
  const seen = { ...plan, photos: [{ photo: 2, floor: 0, at: [1, 1], looking: 90 }] };
  const fotos = [1, 2].map((number) => `https://fotos.example/${number}.jpg`);
  const home = { id: 7, titulo1: 'Casa', fotos, detalhes: { areaConstruida: 20 } };
  const read = (fields: object) => {
    omitted.length = 0;
    return propertyDetail({ ...home, ...fields }, context);
  };

  test.each<[string, object]>([
    ['one that is none', { plan: 'térreo' }],
    ['another area', { plan, detalhes: { areaConstruida: 30 } }],
    ['no area', { plan, detalhes: {} }],
    ['a photo that the property does not have', { plan: seen, fotos: fotos.slice(1) }],
    ['numbers of a list whose photo is missing', { plan: seen, fotos: [...fotos, null] }],
  ])('is absent, and the rest is there: %s', (_, fields) => {
    expect(read(fields)).toMatchObject({ id: 7, titulo1: 'Casa', plan: null });
    expect(omitted).toContain('plan: expected a plan that fits the property');
  });

  test('that fits is there, with its defaults', () => {
    expect(read({ plan: seen }).plan).toMatchObject({ north: null, ...seen });
    expect([omitted, read({}).plan, omitted]).toEqual([[], null, []]);
  });
});

const anything = fc.anything({ maxDepth: 2 });
const names = [
  ...['id', 'condition', 'fase', 'titulo1', 'canonical', 'endereco', 'detalhes', 'flag', 'extras', 'moeda'],
  ...[
    'venda',
    'aluguel',
    'valorMin',
    'valorLocacao',
    'valorCondominio',
    'valorIptu',
    'tipoIptu',
    'fotoPrincipal',
  ],
  ...[
    'fotos',
    'totalFotos',
    'plantas',
    'video',
    'descricao',
    'nota_do_corretor',
    'andar',
    'propertyDetails',
    'corretor',
    'atualizadoEm',
    'conferidoEm',
  ],
];

test('parses any property fully or rejects it, with a URL of this site', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anything), fc.boolean(), (fields, hasId) => {
      let detail;
      try {
        detail = propertyDetail(hasId ? { ...fields, id: 7 } : fields, context);
      } catch (error) {
        expect(error).toBeInstanceOf(ParseError);
        return;
      }
      expect(parsePropertyPath(detail.canonical)?.id).toBe(detail.id);
      expect(detail.titulo1).not.toBe('');
      expect(detail.venda || detail.aluguel).toBe(true);
      expect([detail.valorMin, detail.valorLocacao]).not.toContain(0);
      expect(JSON.stringify(detail)).not.toContain('NaN');
    }),
    { numRuns: 500 },
  );
});
