import { expect, it } from 'vitest';
import { areaText } from './area-text';
import { pricesLine, propertyFacts, propertyPrices } from './property-texts';

it.each([
  [{ sale: 3_200_000, rent: 9_000 }, 'R$ 3.200.000 · R$ 9.000/mês'],
  [{ sale: 6_980_000, isFrom: true, rent: 9_000 }, 'a partir de R$ 6.980.000 · R$ 9.000/mês'],
  [{ isFrom: true, rent: 9_000 }, 'R$ 9.000/mês'],
  [{ periodRent: { amount: 6_000, period: 'day' as const } }, 'R$ 6.000 por dia, temporada'],
  [
    { sale: 3_200_000, periodRent: { amount: 40_000, period: 'season' as const } },
    'R$ 3.200.000 · R$ 40.000 na temporada',
  ],
  [{ periodRent: { amount: 36_000, period: 'year' as const } }, 'R$ 36.000 por ano'],
  [{ sale: null, rent: null, periodRent: null }, 'Sob consulta'],
])('writes the prices %j', (prices, line) => expect(pricesLine({ ...prices, currency: 'BRL' })).toBe(line));

it('keeps amount and period apart for pages', () =>
  expect(propertyPrices({ periodRent: { amount: 6_000, period: 'week' }, currency: 'USD' })).toEqual([
    { amount: 'US$ 6.000', period: 'por semana, temporada' },
  ]));

it.each([
  [425_000, 'fazenda', '42,5 ha'],
  [10_000, 'sitio', '1 ha'],
  [9_999, 'sitio', '9.999 m²'],
  [12_000, 'terreno', '12.000 m²'],
  [12_000, undefined, '12.000 m²'],
] as const)('writes %s m² of %s as %s', (area, type, text) => {
  expect(areaText(area, type)).toBe(text);
  expect(propertyFacts({ area, type })).toEqual([text]);
});
