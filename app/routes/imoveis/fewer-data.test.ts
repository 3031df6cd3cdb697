import { expect, test } from 'vitest';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import type { SearchAnswer } from '~/domain/search-answer';
import { fewerOf } from './fewer-data';

const requested: SearchFilters = {
  ...emptyFilters(),
  negotiation: 'sell',
  local: 'itaim-bibi',
  dorms: 3,
  price: { max: 5_000_000 },
};
const itaim = { known: true, label: 'Itaim Bibi, São Paulo', suggestions: [], neighbours: [] };
const answer = (given: Partial<SearchAnswer>): SearchAnswer => ({
  items: [],
  total: 2,
  canLoadMore: false,
  banner: null,
  location: null,
  relaxations: [
    { without: 'negotiation', total: 90 },
    { without: 'location', total: 80 },
    { without: 'dorms', total: 6 },
    { without: 'price', total: 14 },
  ],
  ...given,
});

test('names each limiting filter with its count, highest first', () => {
  const fewer = fewerOf(requested, answer({}))!;
  expect([fewer.title, fewer.lead]).toEqual([
    'São dois, por enquanto.',
    'Com um filtro a menos, seriam mais:',
  ]);
  expect(fewer.links).toEqual([
    { label: 'a faixa de preço', href: '/imoveis/venda/itaim-bibi/3-quartos', count: '14 imóveis' },
    { label: 'o número de quartos', href: '/imoveis/venda/itaim-bibi?preco=0-5000000', count: '6 imóveis' },
  ]);
});

test('counts the own properties of a district when they come first', () => {
  const { title, links } = fewerOf(
    requested,
    answer({ total: 90, location: { ...itaim, own: 1, around: 89 } }),
  )!;
  expect([title, links[0]!.count]).toEqual(['É um só, por enquanto.', '14 no Itaim Bibi']);
  const none = fewerOf(requested, answer({ total: 90, location: { ...itaim, own: 0, around: 90 } }))!;
  expect([none.title, none.lead]).toEqual(['Com um filtro a menos', null]);
});

test('where nobody counts, the filters are named without a number', () => {
  const { lead, links } = fewerOf(requested, answer({ relaxations: null }))!;
  expect(lead).toBe('Com um filtro a menos, podem ser mais:');
  expect(links.map(({ label, count }) => [label, count])).toEqual([
    ['o número de quartos', null],
    ['a faixa de preço', null],
  ]);
});

test.each<[string, Partial<SearchFilters>, Partial<SearchAnswer>]>([
  ['four are found', {}, { total: 4 }],
  ['none is found, which has a page of its own', {}, { total: 0 }],
  ['nobody tells how many there are', {}, { total: null }],
  ['it is a later page', { page: 2 }, {}],
  ['no filter would give more', {}, { relaxations: [{ without: 'dorms', total: 2 }] }],
  ['nothing is asked for but where', { dorms: undefined, price: undefined }, {}],
  ['an order of its own mixes all', { orderBy: 'preco' }, { total: 90, location: { ...itaim, own: 1 } }],
])('nothing is said where %s', (_, filters, given) => {
  expect(fewerOf({ ...requested, ...filters }, answer(given))).toBeUndefined();
});
