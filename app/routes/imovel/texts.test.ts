import { describe, expect, test } from 'vitest';
import type { PropertyDetail } from '~/domain/property';
import { propertyTexts } from './texts';

const property = {
  id: 18_466,
  condition: 'used',
  titulo1: 'Casa de pedra',
  descricao: '',
  canonical: '/usado/venda/sao-paulo/alto-de-pinheiros/casa-de-pedra/18466',
  endereco: { lat: null, lng: null, cidade: 'São Paulo', bairro: 'Alto de Pinheiros', pais: 'BR' },
  detalhes: { areaConstruida: 540, dormitorios: 4, suites: 1, vagas: null, tipoImovel: 'casa' },
  flag: { exclusividade: true, permuta: false },
  semPermuta: true,
  moeda: 'BRL',
  venda: true,
  aluguel: false,
  valorMin: 11_200_000,
  valorLocacao: 18_000,
  valorCondominio: 3_420,
  valorIptu: 14_400,
  tipoIptu: 'Anual',
  fotos: [],
  propertyDetails: ['quintal-jardim', 'lareira'],
  condominiumDetails: [],
  features: [],
  condominiumFeatures: [],
  renovationLevel: null,
  areaTerreno: 900,
  banheiros: 5,
  andar: null,
  anoConstrucao: 1974,
  registroIncorporacao: null,
  condominio: null,
  atualizadoEm: '2026-11-22T02:59:00Z',
  conferidoEm: null,
} as unknown as PropertyDetail;

const texts = (more: object, negotiation: 'sell' | 'rent' = 'sell') =>
  propertyTexts({ ...property, ...more }, negotiation);
const rows = (more: object, negotiation?: 'sell' | 'rent') =>
  texts(more, negotiation).price.rows.map(({ label, value }) => `${label} ${value}`);

describe('the price block', () => {
  test.each([
    ['for sale', {}, 'sell', 'Venda', 'R$ 11.200.000', 'R$ 20.741 por m²'],
    ['for sale, on request', { valorMin: null }, 'sell', 'Venda', 'Sob consulta', undefined],
    ['in dollars', { moeda: 'USD' }, 'sell', 'Venda', 'US$ 11.200.000', 'US$ 20.741 por m²'],
    ['to rent', { aluguel: true }, 'rent', 'Aluguel', 'R$ 18.000', 'R$ 33 por m²'],
    [
      'to rent by the day',
      { aluguel: true, valorLocacao: null, periodRent: { amount: 6_000, period: 'day' } },
      'rent',
      'Aluguel',
      'R$ 6.000',
      undefined,
    ],
    [
      'to rent, on request',
      { aluguel: true, valorLocacao: null },
      'rent',
      'Aluguel',
      'Sob consulta',
      undefined,
    ],
    [
      'land',
      { detalhes: { ...property.detalhes, areaConstruida: null } },
      'sell',
      'Venda',
      'R$ 11.200.000',
      'R$ 12.444 por m²',
    ],
    ['soon launched', { condition: 'soonLaunch' }, 'sell', 'Breve lançamento', null, undefined],
    [
      'launched without a registration number',
      { condition: 'launch' },
      'sell',
      'Breve lançamento',
      null,
      undefined,
    ],
  ] as const)('%s', (_, more, negotiation, label, amount, perArea) =>
    expect(texts(more, negotiation).price).toMatchObject({ label, amount, ...(perArea && { perArea }) }),
  );

  test('the rent stands once where nothing is paid beside it', () => {
    const alone = { aluguel: true, valorCondominio: null, valorIptu: null };
    expect(rows(alone, 'rent')).toEqual([]);
    expect(rows({ ...alone, valorCondominio: 900 }, 'rent')).toEqual([
      'Aluguel R$ 18.000',
      'Condomínio R$ 900',
    ]);
  });

  test.each([
    [{}, ['Condomínio R$ 3.420 por mês', 'IPTU R$ 14.400 por ano', 'Permuta Não aceita']],
    [
      { valorCondominio: 0, tipoIptu: 'Mensal' },
      ['Condomínio Não há', 'IPTU R$ 14.400 por mês', 'Permuta Não aceita'],
    ],
    [{ valorCondominio: null, tipoIptu: 'Isento' }, ['IPTU Isento', 'Permuta Não aceita']],
    [
      { valorIptu: null, flag: { ...property.flag, permuta: true } },
      ['Condomínio R$ 3.420 por mês', 'Permuta Aceita'],
    ],
    [{ valorIptu: null, semPermuta: false }, ['Condomínio R$ 3.420 por mês']],
  ])('of a sale says the costs of having it: %j', (more, expected) => expect(rows(more)).toEqual(expected));

  test.each([
    [{}, 'Total por mês R$ 22.620'],
    [{ tipoIptu: 'Isento' }, 'Total por mês R$ 21.420'],
    [{ valorCondominio: null }, 'Total conhecido por mês R$ 19.200'],
    [{ valorCondominio: null, valorIptu: null }, undefined],
    [{ valorLocacao: null }, undefined],
  ])('of a rental sums up a month: %j', (more, expected) => {
    const { total } = texts({ aluguel: true, ...more }, 'rent').price;
    expect(total && `${total.label} ${total.value}`).toBe(expected);
  });

  test('leads to the other offer', () => {
    const both = { aluguel: true };
    const path = (word: string) => `/usado/${word}/sao-paulo/alto-de-pinheiros/casa-de-pedra/18466`;
    expect(texts(both).price.other).toEqual({
      label: 'Também para alugar: R$ 18.000 /mês',
      href: path('aluguel'),
    });
    expect(texts(both, 'rent').price.other).toEqual({
      label: 'Também à venda: R$ 11.200.000',
      href: path('venda'),
    });
    expect(texts({}).price.other).toBeUndefined();
  });
});

test('omits unknown or zero figures and uses the singular for one', () => {
  const { keyFacts, moreFacts } = texts({});
  expect(keyFacts.map(({ value, unit = '', label }) => `${value}${unit} ${label}`)).toEqual([
    '540m² área útil',
    '4 dormitórios',
    '1 suíte',
    '5 banheiros',
  ]);
  expect(moreFacts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Tipo: Casa',
    'Ano de construção: 1974',
    'Área do terreno: 900 m²',
  ]);
});

test.each([
  [{ andar: 0 }, 'Andar', 'Térreo'],
  [{ andar: 12 }, 'Andar', '12º'],
  [{ condition: 'launch' }, 'Condição', 'Breve lançamento'],
  [{ condition: 'new' }, 'Condição', 'Pronto para morar'],
  [{ condition: 'launch', registroIncorporacao: 'R-4' }, 'Registro de incorporação', 'R-4'],
  [{ renovationLevel: 'reformadissimo' }, 'Nível de reforma', 'Reformadíssimo'],
])('%j is told as %s: %s', (more, label, value) =>
  expect(texts(more).moreFacts).toContainEqual({ label, value }),
);

test.each([
  [{}, 'Alto de Pinheiros, São Paulo'],
  [{ endereco: { ...property.endereco, bairro: '', cidade: 'Miami', pais: 'US' } }, 'Miami, Estados Unidos'],
  [{ endereco: { ...property.endereco, bairro: 'Búzios', cidade: 'Búzios' } }, 'Búzios'],
])('the place reads as on the cards, abroad with its country: %j', (more, place) =>
  expect(texts(more).place).toBe(place),
);

test.each([
  ['2026-11-22T02:59:00Z', '21/11/2026'],
  ['2026-11-22T03:00:00Z', '22/11/2026'],
  ['ontem', ''],
])('the last update, %s, is told as a day of Brasília: %j', (atualizadoEm, updated) =>
  expect(texts({ atualizadoEm }).updated).toBe(updated),
);

test('says when it was checked, where that is known', () => {
  expect(texts({}).checked).toBe('');
  expect(texts({ conferidoEm: 'ontem' }).checked).toBe('');
  expect(texts({ conferidoEm: '2020-11-13T02:59:00Z' }).checked).toBe('conferido em 12/11/2020');
});

describe('a farm', () => {
  const farm = { areaConstruida: 425_000, dormitorios: 5, suites: null, vagas: null, tipoImovel: 'fazenda' };
  test.each([
    [425_000, ['42,5 ha área do terreno'], undefined],
    [null, ['42,5 ha área útil'], undefined],
    [600_000, ['42,5 ha área útil'], '60 ha'],
  ])('with ground of %s m² shows its area in hectares, once', (areaTerreno, expected, ground) => {
    const { keyFacts, moreFacts } = texts({ detalhes: farm, areaTerreno, banheiros: null });
    const areas = keyFacts
      .filter(({ unit }) => unit)
      .map(({ label, value, unit }) => `${value} ${unit} ${label}`);
    expect(areas).toEqual(expected);
    expect(moreFacts.find(({ label }) => label === 'Área do terreno')?.value).toBe(ground);
  });
});
