import { expect, test } from 'vitest';
import type { OwnProperty } from '~/domain/owner-report';
import { leadText, listData, stateOf } from './list-data';

const product = (given: Partial<OwnProperty> = {}): OwnProperty => ({
  id: 7,
  isActive: true,
  photo: null,
  title: 'Casa com piscina',
  link: '/usado/casa',
  codigo: '17954',
  city: 'Búzios',
  district: 'Ferradura',
  left: null,
  days: 3,
  figures: null,
  sale: { amount: 7_900_000 },
  rent: null,
  periodRent: null,
  currency: 'BRL',
  ...given,
});
const gone = product({ isActive: false, left: '2026-07-03T12:00:00Z' });

test.each<[number, number, number, string]>([
  [1, 0, 0, 'Um no ar.'],
  [0, 0, 1, 'Um fora.'],
  [0, 1, 0, 'Um a caminho.'],
  [2, 2, 3, 'Dois no ar, dois a caminho, três fora.'],
  [0, 0, 0, ''],
])('the page says how many stand, come and do not: %i, %i, %i', (active, ahead, inactive, lead) => {
  expect(leadText({ active, ahead, inactive })).toBe(lead);
});

test.each([
  [{ isActive: true, days: 0, left: null }, 'No ar desde hoje'],
  [{ isActive: true, days: 1, left: null }, 'No ar há 1 dia'],
  [{ isActive: true, days: 101, left: null }, 'No ar há 101 dias'],
  [{ isActive: true, days: null, left: null }, 'No ar'],
  [{ isActive: null, days: null, left: null }, 'No ar'],
  [{ isActive: false, days: 20, left: '2026-07-03T02:59:00Z' }, 'Fora do ar desde 02/07/2026'],
  [{ isActive: false, days: 20, left: null }, 'Fora do ar'],
])('the state of %j: %s', (status, state) => {
  expect(stateOf(status)).toBe(state);
});

test('a home that left leads to its report, and to no page', () => {
  const { active, inactive } = listData([product(), gone]);
  expect([active[0]!.page, inactive[0]!.page, inactive[0]!.report]).toEqual([
    '/usado/casa',
    null,
    '/area-do-cliente/meus-imoveis/detalhes/7',
  ]);
});

test.each([
  [
    { visits: 1, leads: 1, views: 1 },
    ['1 pedido de visita', '1 pessoa em contato', '1 visualização em 30 dias'],
  ],
  [
    { visits: 0, leads: 3, views: 1_204 },
    ['0 pedidos de visita', '3 pessoas em contato', '1.204 visualizações em 30 dias'],
  ],
])('the figures %j agree with their names', (figures, texts) => {
  const [row] = listData([product({ figures })]).active;
  expect(row!.figures!.map(({ name, value }) => `${value} ${name}`)).toEqual(texts);
});
