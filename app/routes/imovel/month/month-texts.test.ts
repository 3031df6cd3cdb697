import { expect, test } from 'vitest';
import type { PropertyDetail } from '~/domain/property';
import { monthTexts } from './month-texts';

const property = {
  condition: 'used',
  moeda: 'BRL',
  registroIncorporacao: null,
  valorLocacao: 18_000,
  valorCondominio: 3_420,
  valorIptu: 14_400,
  tipoIptu: 'Anual',
} as PropertyDetail;

const lines = (more: object, negotiation: 'sell' | 'rent' = 'sell') => {
  const { rows, total } = monthTexts({ ...property, ...more }, negotiation);
  return [...rows, ...(total ? [total] : [])].map(({ label, value }) => `${label}: ${value}`);
};

test.each([
  [{}, ['Condomínio: R$ 3.420', 'IPTU: R$ 1.200', 'Total por mês: R$ 4.620']],
  [
    { valorCondominio: 0, valorIptu: 610, tipoIptu: 'Mensal' },
    ['Condomínio: não há', 'IPTU: R$ 610', 'Total por mês: R$ 610'],
  ],
  [{ valorCondominio: 0, tipoIptu: 'Isento' }, ['Condomínio: não há', 'IPTU: isento']],
  [{ valorCondominio: null }, ['IPTU: R$ 1.200']],
  [{ tipoIptu: null }, ['Condomínio: R$ 3.420', 'IPTU: R$ 14.400, sem o período']],
  [{ valorCondominio: null, valorIptu: null }, []],
])('a month of a home on sale: %j', (more, expected) => expect(lines(more)).toEqual(expected));

test.each([
  [{}, ['Aluguel: R$ 18.000', 'Condomínio: R$ 3.420', 'IPTU: R$ 1.200', 'Total por mês: R$ 22.620']],
  [{ valorCondominio: null }, ['Aluguel: R$ 18.000', 'IPTU: R$ 1.200', 'Total conhecido por mês: R$ 19.200']],
  [{ valorLocacao: null }, ['Condomínio: R$ 3.420', 'IPTU: R$ 1.200']],
])('a month of a rental: %j', (more, expected) => expect(lines(more, 'rent')).toEqual(expected));

test('the costs of a launch are the developer’s estimate', () =>
  expect(lines({ condition: 'launch', registroIncorporacao: 'R-4', tipoIptu: 'Isento' })).toEqual([
    'Condomínio, estimado pela incorporadora: R$ 3.420',
    'IPTU: isento',
    'Total por mês: cerca de R$ 3.420',
  ]));

test('a launch that may not be sold yet has no costs', () =>
  expect(lines({ condition: 'soonLaunch' })).toEqual([]));
