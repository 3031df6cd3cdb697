import { expect, test } from 'vitest';
import { bulkSchema } from './bulk-schema';
import { whyLeft } from './bulk-view';
import type { PropertyFilters } from '../list/properties-texts';
import { filterText } from './filter-text';

const now = new Date('2026-11-29T18:00:00Z');
const left = { id: 1, reference: '18120', by: null, at: null };

test.each([
  [{ reason: 'same' }, 'já está assim'],
  [{ reason: 'changed', by: 'Bruno Serra', at: '2026-11-29T17:58:00Z' }, 'mudado por Bruno Serra há 2 min'],
  [
    { reason: 'changed', by: 'Bruno Serra', at: '2026-11-28T17:58:00Z' },
    'mudado por Bruno Serra, ontem, 14h58',
  ],
  [{ reason: 'changed' }, 'mudado depois'],
  [{ reason: 'gone', at: '2026-11-19T18:00:00Z' }, 'saiu do ar em 19/11'],
  [{ reason: 'gone', at: '2025-11-19T18:00:00Z' }, 'saiu do ar em 19/11/2025'],
  [{ reason: 'hidden' }, 'não está mais aqui, ou não é seu'],
] as const)('why a home is left: %j', (item, text) => {
  expect(whyLeft({ ...left, ...item }, now)).toBe(text);
});

test.each([
  [{ broker: 'corretor:ana-reis' }, { broker: { value: 'ana-reis' }, reason: null }],
  [
    { broker: 'ninguem', reason: ' ' },
    { broker: { value: null }, reason: null },
  ],
  [
    { broker: 'carga', news: 'carga' },
    { broker: null, news: null, reason: null },
  ],
  [
    { exclusivity: 'nao', withdrawn: 'carga' },
    { exclusivity: { value: false }, withdrawn: null, reason: null },
  ],
  [
    { withdrawn: 'sold', reason: 'x' },
    { withdrawn: { value: 'sold' }, reason: 'x' },
  ],
  [{ sell_percent: '-4,5 %' }, { sell_price: { percent: -4.5 }, reason: null }],
])('reads %j', (typed, changes) => {
  expect(bulkSchema.parse(typed)).toEqual(changes);
});

test.each([
  [{}, 'broker', 'Escolha o que muda'],
  [{ sell_percent: 'cinco' }, 'sell_percent', 'Escreva de -50 a 50, com até uma casa'],
  [{ rent_percent: '80' }, 'rent_percent', 'Escreva de -50 a 50, com até uma casa'],
  [{ news: 'talvez' }, 'news', 'Escolha sim ou não'],
  [{ withdrawn: 'sumiu' }, 'withdrawn', 'Escolha o motivo'],
])('refuses %j', (typed, name, message) => {
  const { error } = bulkSchema.safeParse(typed);
  expect(error?.issues.map(({ path, message: text }) => [path.join('.'), text])).toEqual([[name, message]]);
});

test('a filter as text does not name an owner', () => {
  const filters = {
    ...{ tab: 'live', text: '', place: 'moema', broker: 'none', owner: 'ana@casa.com.br', source: '' },
    ...{ state: '', checked: '', quality: 'no-photo', site: {}, errors: {}, sort: 'changed', page: 1 },
  } satisfies PropertyFilters;
  expect(filterText(filters)).toBe(
    'No ar, em moema, sem corretor, de um proprietário, com os filtros da lista.',
  );
});
