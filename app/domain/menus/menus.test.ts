import { describe, expect, test } from 'vitest';
import type { Region } from '@domain/geo/geolocation';
import { buildSearchUrl } from '@domain/search/build-url';
import { parseSearchUrl } from '@domain/search/parse-url';
import { namedLocationAt } from '@domain/taxonomy/named-location-lookup';
import { fixedSearches } from './fixed-searches';
import { menusFor } from './menus';

const regions: Region[] = ['SP', 'RJ'];
const read = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://example.invalid');
  return parseSearchUrl(pathname, searchParams);
};
const linksOf = (region: Region) =>
  menusFor(region).flatMap((menu) => [
    { label: menu.label, href: menu.href },
    ...menu.lists.flatMap(({ links }) => links),
  ]);
const link = (region: Region, menu: string, label: string) =>
  menusFor(region)
    .find((each) => each.label === menu)!
    .lists.flatMap(({ links }) => links)
    .find((each) => each.label === label)!;

describe('the menus', () => {
  test('are six, in the order of the visitor’s region', () => {
    const labels = (region: Region) => menusFor(region).map(({ label }) => label);
    expect(labels('SP')).toEqual([
      'São Paulo',
      'Rio de Janeiro',
      'Campo',
      'Praia',
      'Internacional',
      'Lançamentos',
    ]);
    expect(labels('RJ')).toEqual([
      'Rio de Janeiro',
      'São Paulo',
      'Serra',
      'Praia',
      'Internacional',
      'Lançamentos',
    ]);
  });

  test.each(regions)('of %s hold addresses that are read as they were meant, and name page 1', (region) => {
    for (const { label, href } of linksOf(region)) {
      const filters = read(href);
      const page = href.includes('curadoria') ? '' : `${href.includes('?pagina') ? '?' : '&'}pagina=1`;
      expect([label, buildSearchUrl(filters) + page]).toEqual([label, href]);
      // 'Serra Fluminense' is a circle, not a named location.
      if (filters.lat != null && filters.lng != null && filters.localName !== 'Serra Fluminense')
        expect(namedLocationAt(filters.localName!, filters as { lat: number; lng: number })).not.toBeNull();
    }
  });

  test('have the radii of the specification, in km', () => {
    const range = (region: Region, menu: string, label: string) => read(link(region, menu, label).href).range;
    expect(range('SP', 'Praia', 'Ilhabela')).toBe(100);
    expect(range('SP', 'Praia', 'Ceará')).toBe(100);
    expect(range('SP', 'Campo', 'Itu')).toBe(25);
    expect(range('SP', 'Campo', 'Quinta do Golfe')).toBe(20);
    expect(range('SP', 'Lançamentos', 'Ilhabela')).toBe(40);
    expect(range('RJ', 'Lançamentos', 'Niterói')).toBe(40);
    const abroad = { Argentina: 1500, Portugal: 300, Chile: 1500, 'Estados Unidos': 3000, Paraguai: 600 };
    for (const [country, km] of Object.entries({ ...abroad, Uruguai: 150, 'Emirados Árabes': 150 }))
      expect([country, range('SP', 'Internacional', country)]).toEqual([country, km]);
  });

  test('lead to rentals of the same place, where there are some', () => {
    const rents = (has: (href: string) => boolean) =>
      menusFor('SP', { has, towns: [] }).map(({ label, rent }) => [label, rent !== null]);
    const places = ['São Paulo', 'Rio de Janeiro', 'Campo', 'Praia', 'Internacional'];
    expect(rents(() => true)).toEqual([...places.map((label) => [label, true]), ['Lançamentos', false]]);
    expect(rents((href) => !href.includes('aluguel')).every(([, has]) => has === false)).toBe(true);
    const [saoPaulo] = menusFor('SP');
    expect(saoPaulo!.rent).toBe(saoPaulo!.href.replace('/venda', '/aluguel'));
    expect(fixedSearches()).toContain(saoPaulo!.rent);
  });

  test('link the curated list as the specification writes it', () => {
    for (const region of regions)
      expect(link(region, 'Praia', 'Segunda residência').href).toBe(
        '/imoveis?curadoria=imoveis-segunda-residencia',
      );
  });
});
