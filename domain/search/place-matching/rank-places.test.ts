import { describe, expect, it } from 'vitest';
import type { MatchablePlace } from './place-index';
import { orderPlaces, rankPlaces } from './rank-places';

const place = (value: string, ...districts: string[]): MatchablePlace => ({
  value,
  localizacao: value.split(', ')[0]!,
  districts,
});
const labels = (text: string, places: readonly MatchablePlace[], limit = 3) =>
  rankPlaces(text, places, limit).map(({ value }) => value);

describe('suggestions in the order of spec 1 §7', () => {
  it.each([
    ['jar', ['Vila Jardim', 'Jardins', 'Jardim Europa'], ['Jardins', 'Jardim Europa', 'Vila Jardim']],
    ['alto', ['Pico do Alto', 'O Alto', 'Rio Alto'], ['O Alto', 'Rio Alto', 'Pico do Alto']],
    ['praia', ['Praia B', 'Praia Á', 'Praia C'], ['Praia Á', 'Praia B', 'Praia C']],
    [
      'barra',
      ['Barra da Tijuca', 'Barra Mansa', 'Vila Barra'],
      ['Barra Mansa', 'Barra da Tijuca', 'Vila Barra'],
    ],
    ['itu', ['Itupeva', 'Itu', 'Pitu'], ['Itu', 'Itupeva', 'Pitu']],
    ['SAO', ['São Paulo'], ['São Paulo']],
    ['a', ['A1', 'A2', 'A3', 'A4'], ['A1', 'A2', 'A3']],
    ['moema', ['Moema', 'Moema', 'MOEMA'], ['Moema']],
    ['maria santa', ['Santa Maria', 'Maria Santa'], ['Maria Santa', 'Santa Maria']],
    ['  ', ['Moema'], []],
    ['%_\\', ['Moema'], []],
    ['xyz', ['Moema'], []],
  ])('%j', (text, values, expected) => {
    expect(
      labels(
        text,
        values.map((value) => place(value)),
      ),
    ).toEqual(expected);
  });

  it('finds a place by a related district, after those that begin with it', () => {
    const places = [place('São Sebastião', 'Praia da Baleia'), place('Praia Mansa, Ilhabela')];
    expect(labels('praia', places)).toEqual(['Praia Mansa, Ilhabela', 'São Sebastião']);
    expect(labels('baleia', places)).toEqual(['São Sebastião']);
  });

  it('does not measure a related district where the label begins alike', () => {
    const places = [place('Jardim Paulistano, São Paulo', 'Jardim'), place('Jardim Europa, São Paulo')];
    expect(labels('jardi', places)[0]).toBe('Jardim Europa, São Paulo');
  });

  it('shows a place once, in whatever order its label names its parts', () => {
    const beach = { value: 'Ilhabela, Praia Mansa', localizacao: 'Praia Mansa', slug: 'praia-mansa' };
    expect(rankPlaces('praia mansa', [place('Praia Mansa, Ilhabela'), beach], 3)).toEqual([beach]);
  });
});

const inBrazil = (estado: string, value: string, localizacao = value.split(', ')[0]!): MatchablePlace => ({
  value,
  localizacao,
  cidade: value.split(', ').at(-1),
  estado,
  pais: 'BR',
});
const catalogue: MatchablePlace[] = [
  inBrazil('SP', 'São Paulo'),
  inBrazil('RJ', 'Rio de Janeiro'),
  inBrazil('SP', 'Itu'),
  inBrazil('SP', 'Moema, São Paulo'),
  inBrazil('SP', 'Edifício Moema, Moema, São Paulo'),
  inBrazil('SP', 'Jardim Europa, São Paulo'),
  inBrazil('SP', 'Jardim América, São Paulo'),
  inBrazil('RJ', 'Jardim Botânico, Rio de Janeiro'),
  inBrazil('SP', 'Vila Nova Conceição, São Paulo'),
  inBrazil('SP', 'Condomínio Fazenda Boa Vista, Porto Feliz'),
  inBrazil('RJ', 'Leblon, Rio de Janeiro'),
  inBrazil('RJ', 'Selva de Pedra, Leblon, Rio de Janeiro'),
  inBrazil('SP', 'Guarujá'),
  inBrazil('SP', 'Enseada, Guarujá'),
  inBrazil('SP', 'Enseada, Ubatuba'),
  inBrazil('BA', 'Porto Seguro, Trancoso', 'Trancoso'),
  inBrazil('RJ', 'Santa Teresa, Rio de Janeiro'),
  inBrazil('SP', 'Res. Sto. Antônio, Itu'),
  inBrazil('SP', 'Poá'),
  inBrazil('RS', 'Porto Alegre'),
  { value: 'Espanha', localizacao: 'Espanha', pais: 'ES' },
  { value: 'Madri, Espanha', localizacao: 'Madri', cidade: 'Madri', estado: 'Madri', pais: 'ES' },
  {
    value: 'Marbella, Espanha',
    localizacao: 'Marbella',
    cidade: 'Marbella',
    estado: 'Andaluzia',
    pais: 'ES',
  },
  { value: 'Miami, Estados Unidos', localizacao: 'Miami', cidade: 'Miami', estado: 'Flórida', pais: 'US' },
];

describe('words in any order over label, city, state and country', () => {
  it.each([
    ['leblon rj', 'Leblon, Rio de Janeiro'],
    ['RJ, Leblon', 'Leblon, Rio de Janeiro'],
    ['moema sp', 'Moema, São Paulo'],
    ['moema - são paulo / sp', 'Moema, São Paulo'],
    ['guaruja enseada', 'Enseada, Guarujá'],
    ['enseada ubatuba', 'Enseada, Ubatuba'],
    ['trancoso ba', 'Porto Seguro, Trancoso'],
    ['trancoso bahia brasil', 'Porto Seguro, Trancoso'],
    ['miami florida', 'Miami, Estados Unidos'],
    ['miami eua', 'Miami, Estados Unidos'],
    ['europa jard', 'Jardim Europa, São Paulo'],
    ['sp', 'São Paulo'],
    ['rj', 'Rio de Janeiro'],
    ['rio grande do sul', 'Porto Alegre'],
    ['poa', 'Poá'],
    ['poa rs', 'Porto Alegre'],
  ])('%j finds %j first', (text, expected) => {
    expect(labels(text, catalogue)[0]).toBe(expected);
  });

  it('reads a state’s code as the state, not as letters inside other words', () => {
    const found = labels('sp', catalogue, 30);
    expect(found).toHaveLength(catalogue.filter(({ estado }) => estado === 'SP').length);
    expect(found).not.toContain('Madri, Espanha');
  });

  it('finds nothing where no place has all words', () => {
    expect(labels('leblon sp', catalogue)).toEqual([]);
    expect(labels('xyz', catalogue)).toEqual([]);
  });

  it('ignores a word that no place has, beside a whole name', () => {
    expect(labels('apartamento moema', catalogue)).toEqual(['Moema, São Paulo']);
    expect(labels('guaruja pitangueiras', catalogue)).toEqual(['Guarujá']);
    expect(labels('xyz jard', catalogue)).toEqual([]);
  });

  it('does not take a part of a state’s or country’s name for a place', () => {
    expect(labels('bras', catalogue)).toEqual([]);
    expect(labels('andal', catalogue)).toEqual([]);
    expect(labels('marbella andal', catalogue)).toEqual(['Marbella, Espanha']);
  });
});

it('takes a state’s code for that state alone', () => {
  const places = ['Cuiabá', 'Bonito'].map((city, at) => ({
    ...place(city),
    estado: ['MT', 'MS'][at]!,
  }));
  expect(labels('mt', places)).toEqual(['Cuiabá']);
});

describe('abbreviations', () => {
  it.each([
    ['jd europa', 'Jardim Europa, São Paulo'],
    ['Jd. Botânico', 'Jardim Botânico, Rio de Janeiro'],
    ['vl nova conceição', 'Vila Nova Conceição, São Paulo'],
    ['cond faz boa vista', 'Condomínio Fazenda Boa Vista, Porto Feliz'],
    ['sta teresa', 'Santa Teresa, Rio de Janeiro'],
    ['s paulo', 'São Paulo'],
    ['s. teresa rj', 'Santa Teresa, Rio de Janeiro'],
    ['residencial santo antonio', 'Res. Sto. Antônio, Itu'],
    ['res s antonio', 'Res. Sto. Antônio, Itu'],
    ['ed moema', 'Edifício Moema, Moema, São Paulo'],
  ])('%j finds %j first', (text, expected) => {
    expect(labels(text, catalogue)[0]).toBe(expected);
  });
});

describe('one typo in a word', () => {
  it.each([
    ['jardin europa', 'Jardim Europa, São Paulo'],
    ['leblom', 'Leblon, Rio de Janeiro'],
    ['lebon', 'Leblon, Rio de Janeiro'],
    ['moeam sp', 'Moema, São Paulo'],
    ['guarrujá ensedaa', 'Enseada, Guarujá'],
    ['jardins', 'Jardim Europa, São Paulo'],
    ['jardim europa sao palo', 'Jardim Europa, São Paulo'],
  ])('%j finds %j first', (text, expected) => {
    expect(labels(text, catalogue)[0]).toBe(expected);
  });

  it('comes after exact words', () => {
    const places = ['Moema', 'Moena', 'Moena Velha'].map((value) => place(value));
    expect(labels('moena', places)).toEqual(['Moena', 'Moena Velha', 'Moema']);
  });

  it('is not read into a word of three letters, nor twice into one word', () => {
    expect(labels('ita', catalogue)).toEqual([]);
    expect(labels('lebmol', catalogue)).toEqual([]);
  });
});

it.each([
  ['exact before beginning', 'itu', ['Itupeva', 'Itu, São Paulo'], ['Itu, São Paulo', 'Itupeva']],
  ['without case and accents', 'SAO', ['Bom São', 'São Paulo'], ['São Paulo', 'Bom São']],
  ['the back end’s order for other matches', 'jd', ['Zona', 'Alfa', 'Jd Sul'], ['Jd Sul', 'Zona', 'Alfa']],
  ['no place twice', 'moema', ['Moema, São Paulo', 'São Paulo, Moema'], ['Moema, São Paulo']],
])('orders answers of any back end: %s', (_what, text, values, expected) => {
  const places = values.map((value) => place(value));
  expect(orderPlaces(text, places).map(({ value }) => value)).toEqual(expected);
});

it('keeps what a back end found by rules of its own, after our matches', () => {
  const found = ['Zona Sul', 'São Paulo, Moema', 'Alfa', 'Moema', 'Moema, São Paulo', 'Zona Sul'];
  const places = found.map((value) => place(value));
  expect(orderPlaces('moema', places).map(({ value }) => value)).toEqual([
    'Moema',
    'Moema, São Paulo',
    'Zona Sul',
    'Alfa',
  ]);
  expect(orderPlaces('', places)).toHaveLength(4);
});
