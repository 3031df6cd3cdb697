import { describe, expect, test } from 'vitest';
import { buildSearchUrl } from './build-url';
import { filterName, isSet, removableFilters } from './changes';
import { activeChips } from './chips';
import { filterRows, flags, inOrder, rows, type Flag } from './filter-rows';
import { formField } from './form-fields';
import { readSearchForm } from './form';
import { fieldOf, formValues } from './form-values';
import { emptyFilters } from './normalize';
import { searchSummary } from './title';

const expectedFlags: [Flag, { param: string; chip: string; name: string; one: string; many: string }][] = [
  [
    'virtualVisit',
    {
      param: 'visita-virtual',
      chip: 'Visita virtual',
      name: 'a visita virtual',
      one: 'com visita virtual',
      many: 'com visita virtual',
    },
  ],
  [
    'acceptExchange',
    {
      param: 'aceita-permuta',
      chip: 'Aceita permuta',
      name: 'a permuta',
      one: 'que aceita permuta',
      many: 'que aceitam permuta',
    },
  ],
  [
    'highlighted',
    {
      param: 'destaques',
      chip: 'Destaques',
      name: 'a seleção de destaques',
      one: 'em destaque',
      many: 'em destaque',
    },
  ],
  [
    'exclusivity',
    {
      param: 'exclusividades',
      chip: 'Exclusividades',
      name: 'a seleção de exclusividades',
      one: 'com exclusividade',
      many: 'com exclusividade',
    },
  ],
  [
    'news',
    {
      param: 'novidades',
      chip: 'Novidades',
      name: 'a seleção de novidades',
      one: 'entre as novidades',
      many: 'entre as novidades',
    },
  ],
  [
    'renownedArchitects',
    {
      param: 'arquitetos-renomados',
      chip: 'Arquitetos renomados',
      name: 'a seleção de arquitetos renomados',
      one: 'de arquitetos renomados',
      many: 'de arquitetos renomados',
    },
  ],
];

describe('a filter that is either set or not', () => {
  test('is told of in the table above', () => {
    expect(expectedFlags.map(([flag]) => flag)).toEqual(flags);
  });

  test.each(expectedFlags)('%s says the same in its address, form, chip and sentences', (flag, words) => {
    const filters = { ...emptyFilters(), [flag]: true };
    expect(buildSearchUrl(filters)).toBe(`/imoveis?${words.param}=sim`);
    expect(activeChips(filters, null)).toEqual([{ key: flag, label: words.chip, without: emptyFilters() }]);
    expect(filterName(flag)).toBe(words.name);
    expect([searchSummary(filters, 'BRL', 1), searchSummary(filters, 'BRL', 2)]).toEqual([
      words.one,
      words.many,
    ]);
    expect(formValues(filters, null)).toMatchObject({ [words.param]: ['sim'] });
    expect(fieldOf(flag)).toBe(words.param);
    const sent = new URLSearchParams([
      [formField.marker, '1'],
      [words.param, 'sim'],
    ]);
    expect(readSearchForm(sent, () => null).filters).toEqual(filters);
  });
});

describe('the table of filters', () => {
  test('writes each parameter for one filter alone', () => {
    const params = rows.flatMap(([, { param }]) => param ?? []);
    expect(new Set(params).size).toBe(params.length);
    expect(params.at(-1)).toBe('pagina');
  });

  test('gives every filter that can be taken away a chip, and no other', () => {
    for (const [filter, { name, chip }] of rows) {
      expect(chip !== undefined, filter).toBe(name !== undefined);
      if (name !== undefined) expect(removableFilters).toContain(filter);
    }
  });

  test('knows a filter that is set from one that is not, 0 and false apart', () => {
    const filters = { ...emptyFilters(), range: 0, propertyType: ['casa' as const], news: true };
    const set = rows.flatMap(([filter]) => (isSet(filters, filter) ? [filter] : []));
    expect(set).toEqual(['propertyType', 'news', 'range']);
    expect(filterRows.news.empty).toBe(false);
  });

  test('keeps its order but for what comes first and last', () => {
    expect(inOrder(['a', 'b', 'c', 'd'], ['c'], ['a'])).toEqual(['c', 'b', 'd', 'a']);
  });
});
