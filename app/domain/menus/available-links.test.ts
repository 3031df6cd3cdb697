import { describe, expect, test } from 'vitest';
import type { Place } from '../place';
import { coverageAreas } from './coverage-areas';
import { brokerageSearches, onlyNegotiation } from './fixed-searches';
import { footerSearches } from './footer-searches';
import { menusFor } from './menus';
import { withTowns } from './available-links';
import { townsOf } from './towns';

let id = 0;
const place = (localizacao: string, given: Partial<Place> = {}): Place => ({
  id: (id += 1),
  localizacao,
  slug: null,
  lat: -23.3,
  lng: -51.1,
  localizacao_tipo: 'cidade',
  cidade: localizacao,
  estado: 'PR',
  pais: 'BR',
  range: 20,
  value: localizacao,
  kind: 'cidade',
  own: 1,
  properties: 1,
  ...given,
});
const londrina = place('Londrina', { slug: 'londrina', properties: 9 });
const palhano = place('Gleba Palhano', { kind: 'bairro', cidade: 'Londrina', properties: 6 });
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label);

describe('the catalogue’s own towns', () => {
  test.each<[string, Place[], [string, string[]][]]>([
    ['with their districts', [londrina, palhano], [['Londrina', ['Gleba Palhano']]]],
    [
      'the fullest first',
      [place('Maringá', { slug: 'maringa' }), londrina],
      [
        ['Londrina', []],
        ['Maringá', []],
      ],
    ],
    [
      'not those that hold nothing',
      [
        { ...londrina, properties: 0 },
        { ...palhano, properties: 0 },
      ],
      [],
    ],
    ['not those of which it is not told', [{ ...londrina, properties: null }], []],
    ['not the named ones', [place('Itu', { slug: 'itu' })], []],
    ['not those abroad', [{ ...londrina, localizacao_tipo: 'internacional' }], []],
    ['not those without an address', [{ ...londrina, slug: null }], []],
    ['without another state’s districts', [londrina, { ...palhano, estado: 'SP' }], [['Londrina', []]]],
    [
      'by name and state where two are called the same',
      [place('Santa Luzia', { slug: 'a' }), place('Santa Luzia', { slug: 'b', estado: 'MG' })],
      [
        ['Santa Luzia, PR', []],
        ['Santa Luzia, MG', []],
      ],
    ],
  ])('are told %s', (_, places, towns) => {
    expect(townsOf(places).map(({ label, districts }) => [label, labels(districts)])).toEqual(towns);
  });

  test.each<[fixed: string[], towns: number, expected: string[]]>([
    [['a', 'b', 'c'], 2, ['a', 'b', 'c']],
    [['a', 'b'], 1, ['a', 't1', 'b']],
    [['a', 'b'], 2, ['a', '2 others', 'b']],
    [['a'], 2, ['a', 't1', 't2']],
    [['a'], 3, ['a', 't1', '2 others']],
    [['a'], 0, ['a']],
  ])('stand where fixed entries have gone: %j and %i towns', (fixed, count, expected) => {
    const towns = Array.from({ length: count }, (__, n) => ({ label: `t${n + 1}`, slug: '', districts: [] }));
    const shape = { at: 1, most: 3, one: townsLabel, others: (all: unknown[]) => `${all.length} others` };
    expect(withTowns(fixed, towns, shape as never)).toEqual(expected);
  });
});
const townsLabel = ({ label }: { label: string }) => label;

describe('what is linked', () => {
  const towns = townsOf([londrina, palhano]);
  const inLondrina = {
    towns,
    has: (href: string) => /^\/imoveis\/venda(\/londrina|\?localizacao=Gleba|$)/.test(href),
  };

  test('in menus leads to properties; empty menus and lists are omitted', () => {
    const [menu, ...others] = menusFor('SP', inLondrina);
    expect([menu!.label, others]).toEqual(['Londrina', []]);
    expect(menu!.lists.map(({ title, links }) => [title, labels(links)[0]])).toEqual([
      ['Bairros', 'Gleba Palhano'],
      ['Tipo de imóvel', 'Apartamento'],
      ['Atalhos', 'Exclusividades'],
    ]);
    const campo = menusFor('SP', {
      towns: [],
      has: (href) => /Campo|itu/i.test(href) && !/lareira|haras/.test(href),
    });
    expect(campo.map(({ label, lists }) => [label, lists.length])).toEqual([['Campo', expect.any(Number)]]);
    expect(menusFor('RJ', { towns: [], has: () => false })).toEqual([]);
  });

  test('in the coverage area is where one can buy or rent, each by itself', () => {
    const [area, ...others] = coverageAreas(inLondrina)!;
    expect(others).toEqual([]);
    expect(area!.lists.map(({ title, entries }) => [title, labels(entries)])).toEqual([
      ['Cidade', ['Londrina']],
      ['Bairro', ['Gleba Palhano']],
    ]);
    expect(area!.lists[0]!.entries[0]).toMatchObject({ buy: '/imoveis/venda/londrina', rent: null });
    expect(coverageAreas({ towns: [], has: () => false })).toBeNull();
  });

  test('in the footer is the region’s city, else everywhere, else nothing', () => {
    expect(footerSearches('SP', inLondrina)).toEqual({ buy: '/imoveis/venda', rent: null, exchange: null });
    expect(footerSearches('SP').buy).toContain('S%C3%A3o%20Paulo');
  });

  test.each([
    [[brokerageSearches.buy, brokerageSearches.rent], undefined],
    [[brokerageSearches.buy], 'sell'],
    [[brokerageSearches.rent], 'rent'],
    [[], undefined],
  ] as const)('of both negotiations %j leaves %s alone', (hrefs, only) => {
    expect(onlyNegotiation({ has: (href) => (hrefs as readonly string[]).includes(href) })).toBe(only);
  });
});
