import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFilters } from '@tests/support/arbitrary-filters';
import type { SearchFilters } from './filters';
import { aroundTitle, countedWhere, searchHeading, textOf } from './heading';
import { emptyFilters } from './normalize';
import { nearMeLabel, type ResolvedPlace } from './place';
import { searchDescription, searchPageTitle } from './title';

const toBuy: SearchFilters = { ...emptyFilters(), negotiation: 'sell' };
const itaim: ResolvedPlace = {
  known: true,
  by: 'radius',
  label: 'Itaim Bibi, São Paulo',
  kind: 'bairro',
  range: 2,
  ownRange: 3,
};
const placeWith = (own: number, around: number, more: Partial<ResolvedPlace> = {}) => ({
  ...itaim,
  own,
  around,
  ...more,
});

interface Case {
  place: ResolvedPlace;
  filters?: Partial<SearchFilters>;
  /** Default: own plus around. */
  total?: number | null;
  title: string;
  line?: string;
  document: string;
}

const cases: Record<string, Case> = {
  'a district with homes of its own': {
    place: placeWith(23, 194),
    title: '23 imóveis à venda no Itaim Bibi',
    line: 'e 194 a até 2 km do centro do bairro, depois deles',
    document: 'Imóveis à venda a até 2 km do Itaim Bibi, São Paulo',
  },
  'a district with one home of its own': {
    place: placeWith(1, 4),
    title: '1 imóvel à venda no Itaim Bibi',
    line: 'e 4 a até 2 km do centro do bairro, depois dele',
    document: 'Imóveis à venda a até 2 km do Itaim Bibi, São Paulo',
  },
  'a district that nothing lies around': {
    place: placeWith(23, 0),
    filters: { dorms: 3 },
    title: '23 imóveis à venda no Itaim Bibi',
    document: 'Imóveis à venda no Itaim Bibi, São Paulo com três quartos ou mais',
  },
  'types in a district': {
    place: placeWith(1, 4),
    filters: { propertyType: ['casa', 'cobertura'] },
    title: '1 casa ou cobertura à venda no Itaim Bibi',
    line: 'e 4 a até 2 km do centro do bairro, em seguida',
    document: 'Casas e coberturas à venda a até 2 km do Itaim Bibi, São Paulo',
  },
  'an order of its own': {
    place: placeWith(23, 194),
    filters: { orderBy: 'preco' },
    title: '217 imóveis à venda a até 2 km do Itaim Bibi',
    line: '23 no Itaim Bibi e 194 a até 2 km do centro do bairro',
    document: 'Imóveis à venda a até 2 km do Itaim Bibi, São Paulo',
  },
  'a district without homes of its own': {
    place: placeWith(0, 5),
    title: 'Nenhum imóvel à venda no Itaim Bibi, por enquanto.',
    line: 'A até 2 km há 5.',
    document: 'Imóveis à venda a até 2 km do centro do Itaim Bibi, São Paulo',
  },
  'filters that no home of the district passes': {
    place: placeWith(0, 5),
    filters: { propertyType: ['casa'] },
    title: 'Nenhum no Itaim Bibi com estes filtros, por enquanto.',
    line: 'A até 2 km há 5.',
    document: 'Casas à venda a até 2 km do centro do Itaim Bibi, São Paulo',
  },
  'a district whose own homes nobody counts': {
    place: itaim,
    total: 217,
    title: '217 imóveis à venda a até 2 km do centro do Itaim Bibi',
    document: 'Imóveis à venda a até 2 km do centro do Itaim Bibi, São Paulo',
  },
  'a back end that counts nothing': {
    place: itaim,
    filters: { dorms: 3 },
    total: null,
    title: 'Imóveis à venda a até 2 km do centro do Itaim Bibi, São Paulo',
    document: 'Imóveis à venda a até 2 km do centro do Itaim Bibi, São Paulo com três quartos ou mais',
  },
  'a condominium': {
    place: placeWith(6, 9, { kind: 'condominio', label: 'Quinta da Baroneza, Bragança Paulista', range: 25 }),
    title: '6 imóveis à venda na Quinta da Baroneza',
    line: 'e 9 a até 25 km do condomínio, depois deles',
    document: 'Imóveis à venda a até 25 km da Quinta da Baroneza, Bragança Paulista',
  },
  'a beach without homes of its own': {
    place: placeWith(0, 9, { kind: 'praia', label: 'Geribá, Búzios', range: 5 }),
    title: 'Nenhum imóvel à venda em Geribá, por enquanto.',
    line: 'A até 5 km há 9.',
    document: 'Imóveis à venda a até 5 km de Geribá, Búzios',
  },
  'a town’s whole circle': {
    place: { ...itaim, kind: 'cidade', label: 'Ilhabela', range: 100, ownRange: 100 },
    total: 40,
    title: '40 imóveis à venda em Ilhabela e região',
    document: 'Imóveis à venda em Ilhabela e região',
  },
  'less than a town’s circle': {
    place: { ...itaim, kind: 'cidade', label: 'São Paulo', ownRange: 30 },
    total: 40,
    title: '40 imóveis à venda a até 2 km do centro de São Paulo',
    document: 'Imóveis à venda a até 2 km do centro de São Paulo',
  },
  'exactly a town': {
    place: { known: true, by: 'city', label: 'Ilhabela', kind: 'cidade', range: 100, ownRange: 100 },
    total: 3,
    title: '3 imóveis à venda em Ilhabela',
    document: 'Imóveis à venda em Ilhabela',
  },
  'a country': {
    place: { ...itaim, kind: 'pais', label: 'Portugal', range: 300, ownRange: 300 },
    total: 3,
    title: '3 imóveis à venda em Portugal',
    document: 'Imóveis à venda em Portugal',
  },
  'a part of a region': {
    place: { ...itaim, kind: 'regiao', label: 'Ceará', range: 20, ownRange: 100 },
    total: 3,
    title: '3 imóveis à venda a até 20 km do centro do Ceará',
    document: 'Imóveis à venda a até 20 km do centro do Ceará',
  },
  'the visitor’s own point': {
    place: { known: true, by: 'radius', label: nearMeLabel, range: 2 },
    total: 3,
    title: '3 imóveis à venda perto de mim',
    line: 'a até 2 km',
    document: 'Imóveis à venda perto de mim',
  },
  'a centre, of which there are many': {
    place: placeWith(2, 1, { label: 'Centro, Botucatu' }),
    title: '2 imóveis à venda em Centro, Botucatu',
    line: 'e 1 a até 2 km do centro do bairro, depois deles',
    document: 'Imóveis à venda a até 2 km de Centro, Botucatu',
  },
};

describe('what a listing says of itself is true of', () => {
  test.each(Object.entries(cases))('%s', (_, { place, filters, total, title, line = '', document }) => {
    const search = { ...toBuy, ...filters };
    const all = total === undefined ? place.own! + place.around! : total;
    const heading = searchHeading({ filters: search, place, total: all });
    expect(textOf(heading.title)).toBe(title);
    expect(textOf(heading.line)).toBe(line);
    expect(searchPageTitle(search, place)).toBe(document);
  });

  test('never names a circle as a district and shows only counted numbers', () => {
    fc.assert(
      fc.property(arbitraryFilters, fc.nat(40), fc.nat(300), (given, own, around) => {
        const filters = { ...given, local: undefined, localName: 'Moema', lat: -23.6, lng: -46.66 };
        const place = { ...placeWith(own, around), label: 'Moema, São Paulo' };
        const { title, line } = searchHeading({ filters, place, total: own + around });
        const numbers = [...title, ...line].filter((part) => typeof part === 'number');
        for (const number of numbers) expect([own, around, own + around]).toContain(number);
        if (around > 0 && own + around > 0)
          expect(textOf([...title, ' ', ...line])).toMatch(/até 2 km|\d+ km/);
        if (around > 0 && title[0] === own + around) expect(textOf(title)).toMatch(/ a até .* de Moema/);
        expect(textOf([...title, ...line])).not.toMatch(/undefined|null|NaN|  | ,/);
      }),
      { numRuns: 300 },
    );
  });
});

test('the description tells how many are the district’s own', () => {
  expect(searchDescription(toBuy, placeWith(23, 194), { total: 217 })).toBe(
    'Imóveis à venda a até 2 km do Itaim Bibi, São Paulo: 217 imóveis, 23 no próprio bairro. Fotos, preços e localização.',
  );
});

test.each([
  [placeWith(23, 194), 217, '23 no Itaim Bibi e 194 a até 2 km.'],
  [placeWith(0, 5), 5, '0 no Itaim Bibi e 5 a até 2 km.'],
  [placeWith(23, 0), 23, '23 no Itaim Bibi.'],
  [itaim, 217, '217 a até 2 km do centro do Itaim Bibi.'],
  [itaim, null, 'Imóveis a até 2 km do centro do Itaim Bibi.'],
  [{ known: true, by: 'city' as const, label: 'São Paulo' }, 608, '608 em São Paulo.'],
  [null, 3, '3 imóveis.'],
])('the radius step says what the choice means: %#', (place, total, words) => {
  expect(textOf(countedWhere(toBuy, place, total))).toBe(words);
});

test('what lies around has a head of its own', () => {
  expect(aroundTitle(toBuy, placeWith(23, 194))).toBe('A até 2 km do Itaim Bibi');
});
