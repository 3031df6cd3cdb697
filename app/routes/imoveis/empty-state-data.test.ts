import { expect, test } from 'vitest';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import type { SearchAnswer } from '~/domain/search-answer';
import { emptyState } from './empty-state-data';

const filters: SearchFilters = {
  ...emptyFilters(),
  negotiation: 'sell',
  local: 'itaim-bibi',
  propertyType: ['galpao'],
};
const itaim = { known: true, label: 'Itaim Bibi, São Paulo', range: 2, suggestions: [], neighbours: [] };
const emptyTexts = (location: Partial<NonNullable<SearchAnswer['location']>>) => {
  const answer: SearchAnswer = {
    items: [],
    total: 0,
    canLoadMore: false,
    banner: null,
    location: { ...itaim, ...location },
    relaxations: [
      { without: 'propertyType', total: 217 },
      { without: 'location', total: 6 },
    ],
  };
  const { lead, fewer } = emptyState({ filters, answer, url: '/x', lastPage: 1 });
  return [lead, ...fewer!.links.map(({ count }) => count)];
};

test('does not count properties around a district as its own when empty', () => {
  expect(emptyTexts({ own: 0, around: 0, kind: 'bairro' })).toEqual([
    'O filtro que mais exclui é o tipo de imóvel: sem ele, a busca tem 217 imóveis a até 2 km do Itaim Bibi.',
    '217 a até 2 km do Itaim Bibi',
    '6 imóveis',
  ]);
});

test('counts the whole search if the district count is unknown', () => {
  expect(emptyTexts({})[1]).toBe('217 imóveis');
});
