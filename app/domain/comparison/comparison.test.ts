import { describe, expect, test } from 'vitest';
import type { PropertyDetail } from '../property';
import { comparisonOf } from './comparison';
import type { Row } from './rows';

const base = {
  id: 18_466,
  condition: 'used',
  titulo1: 'Casa de pedra',
  endereco: {
    lat: null,
    lng: null,
    cidade: 'São Paulo',
    bairro: 'Alto de Pinheiros',
    estado: 'SP',
    pais: 'BR',
  },
  detalhes: { areaConstruida: 540, dormitorios: 4, suites: 3, vagas: 6, tipoImovel: 'casa' },
  flag: { permuta: false },
  semPermuta: true,
  moeda: 'BRL',
  venda: true,
  aluguel: false,
  valorMin: 11_200_000,
  valorLocacao: null,
  valorCondominio: 0,
  valorIptu: 58_320,
  tipoIptu: 'Anual',
  fotos: [],
  propertyDetails: ['lareira'],
  condominiumDetails: [],
  features: [],
  condominiumFeatures: [],
  renovationLevel: null,
  areaTerreno: null,
  banheiros: null,
  andar: null,
  anoConstrucao: null,
  registroIncorporacao: null,
  condominio: null,
} as unknown as PropertyDetail;
const property = (more: object = {}): PropertyDetail => ({ ...base, ...more });
const rental = { venda: false, aluguel: true, valorMin: null, valorLocacao: 18_000 };
const flat = (valorMin: number, areaConstruida: number, valorCondominio: number, valorIptu: number) =>
  property({
    valorMin,
    valorCondominio,
    valorIptu,
    tipoIptu: 'Mensal',
    detalhes: { ...base.detalhes, areaConstruida },
  });

/** Terms of the design (prototype comparar). */
const terms = { entryPercent: 30, months: 360, rate: 11.2 };
const rowsOf = (properties: PropertyDetail[], given: typeof terms | null = terms): Row[] =>
  comparisonOf(properties, given).flatMap(({ rows }) => rows);
const row = (label: string, properties: PropertyDetail[], given?: typeof terms | null) =>
  rowsOf(properties, given).find((each) => each.label === label);
/** Cell texts; a star marks the lowest. */
const line = (label: string, properties: PropertyDetail[], given?: typeof terms | null) =>
  row(label, properties, given)?.cells.map(({ text, absent, note, isLeast }) =>
    [text?.replace('\u00a0', ' ') ?? `(${absent})`, note && `[${note}]`, isLeast && '*']
      .filter(Boolean)
      .join(' '),
  );

describe('what each month costs', () => {
  const three = [property(), flat(4_980_000, 334, 3_420, 1_180), flat(6_200_000, 265, 2_980, 950)];
  test.each([
    ['Preço', ['R$ 11.200.000', 'R$ 4.980.000 *', 'R$ 6.200.000']],
    ['Preço por m²', ['R$ 20.741', 'R$ 14.910 *', 'R$ 23.396']],
    ['Condomínio', ['Não há', 'R$ 3.420', 'R$ 2.980']],
    ['IPTU, por mês', ['R$ 4.860', 'R$ 1.180', 'R$ 950']],
    ['Parcela (Price)', ['R$ 72.673', 'R$ 32.314', 'R$ 40.230']],
    ['Total por mês', ['R$ 77.533', 'R$ 36.914 *', 'R$ 44.160']],
  ])('%s, with the design’s own figures', (label, cells) => {
    expect(line(label, three)).toEqual(cells);
  });

  test('a rental counts its rent in the place of an instalment', () => {
    const pair = [property(), property({ ...rental, valorCondominio: 4_000, valorIptu: 14_400 })];
    expect(line('Preço', pair)).toEqual(['R$ 11.200.000', 'Só para alugar']);
    expect(line('Aluguel, por mês', pair)).toEqual(['Só à venda', 'R$ 18.000']);
    expect(line('Parcela (Price)', pair)).toEqual(['R$ 72.673', '(não se aplica)']);
    expect(line('Total por mês', pair)).toEqual(['R$ 77.533', 'R$ 23.200 *']);
  });

  test('does not compare the price per m² of a sale with that of a rental', () => {
    expect(line('Preço por m²', [property(), property(rental)])).toEqual(['R$ 20.741', 'R$ 33 [de aluguel]']);
  });

  test('omits sale rows for rentals only, and rent rows for sales only', () => {
    const labels = (properties: PropertyDetail[]) =>
      comparisonOf(properties, terms)[0]!.rows.map(({ label }) => label);
    const costs = ['Preço por m²', 'Condomínio', 'IPTU, por mês'];
    expect(labels([property(rental), property(rental)])).toEqual([
      'Aluguel, por mês',
      ...costs,
      'Total por mês',
    ]);
    expect(labels([property(), property()])).toEqual(['Preço', ...costs, 'Parcela (Price)', 'Total por mês']);
  });

  test('compares a property for sale and rent as a sale, with both prices', () => {
    const both = [property(), property({ aluguel: true, valorLocacao: 18_000 })];
    expect(line('Aluguel, por mês', both)).toEqual(['Só à venda', 'R$ 18.000']);
    expect(line('Total por mês', both)).toEqual(['R$ 77.533', 'R$ 77.533']);
  });

  test.each([
    ['the condominium', { valorCondominio: null }, 'sem condomínio'],
    ['the IPTU', { valorIptu: null }, 'sem IPTU'],
    ['the IPTU’s period', { tipoIptu: null }, 'sem IPTU'],
    ['both', { valorCondominio: null, valorIptu: null }, 'sem condomínio e IPTU'],
  ])('where %s is not known the total says so, and nothing is the least', (_, more, note) => {
    const cells = row('Total por mês', [property(), property(more)])!.cells;
    expect(cells[1]!.note).toBe(note);
    expect(cells.some(({ isLeast }) => isLeast)).toBe(false);
  });

  test.each([
    ['a price on request', { valorMin: null }, ['R$ 11.200.000', 'Sob consulta']],
    [
      'a ‘breve lançamento’, whatever it holds',
      { condition: 'soonLaunch' },
      ['R$ 11.200.000', 'Breve lançamento'],
    ],
    ['another currency', { moeda: 'USD', valorMin: 1 }, ['R$ 11.200.000', 'US$ 1']],
  ])('%s has neither instalment nor total, and is weighed against nothing', (_, more, prices) => {
    const pair = [property(), property(more)];
    expect(line('Preço', pair)).toEqual(prices);
    expect(line('Parcela (Price)', pair)).toEqual(['R$ 72.673', '(sem dados)']);
    expect(line('Total por mês', pair)).toEqual(['R$ 77.533', '(sem dados)']);
  });

  test('a home abroad is not financed here', () => {
    const abroad = property({ endereco: { ...base.endereco, pais: 'US' } });
    expect(line('Total por mês', [property(), abroad])).toEqual(['R$ 77.533', '(sem dados)']);
  });

  test('terms that cannot be read give no instalment', () => {
    expect(row('Parcela (Price)', [property(), property()], null)).toBeUndefined();
    expect(line('Total por mês', [property(), property()], null)).toEqual(['(sem dados)', '(sem dados)']);
  });

  test('of two that cost the same none is the least', () => {
    expect(line('Preço', [property(), property(), property({ valorMin: 12_000_000 })])).toEqual([
      'R$ 11.200.000',
      'R$ 11.200.000',
      'R$ 12.000.000',
    ]);
  });
});

describe('facts', () => {
  test('a row differs where one home says what another does not', () => {
    const pair = [
      property(),
      property({ propertyDetails: [], detalhes: { ...base.detalhes, vagas: null, suites: 0 } }),
    ];
    const differing = rowsOf(pair).filter(({ differs }) => differs);
    expect(differing.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
      ['Suítes', '3', '0'],
      ['Vagas', '6', undefined],
      ['Lareira', 'Sim', undefined],
    ]);
  });

  test('omits rows of unknown facts; the head names the district already', () => {
    const all = comparisonOf([property(), property({ andar: 0 })], terms);
    expect(all.flatMap(({ rows }) => rows).some(({ label }) => label === 'Ano de construção')).toBe(false);
    expect(all.flatMap(({ rows }) => rows).filter(({ isDetail }) => isDetail)).toMatchObject([
      { label: 'Parcela (Price)' },
      { label: 'Bairro' },
    ]);
  });

  test('a launch without its registration is a breve lançamento', () => {
    expect(line('Condição', [property({ condition: 'launch' }), property()])).toEqual([
      'Breve lançamento',
      'Usado',
    ]);
  });
});
