import { expect, it } from 'vitest';
import { priceChange } from './price-change';

it.each([
  [8_300_000, 7_900_000, '4,8% a menos'],
  [7_900_000, 8_300_000, '5,1% a mais'],
  [2_000_000, 1_000_000, '50% a menos'],
  [1_000_000, 3_000_000, '200% a mais'],
  [1_000_000, 999_500, '0,1% a menos'],
  [1_000_000, 999_600, null],
  [1_000_000, 1_000_000, null],
])('says by how much %i became %i', (from, to, text) => {
  expect(priceChange({ amount: from, currency: 'BRL' }, { amount: to, currency: 'BRL' })).toBe(text);
});

it('compares no reais with dollars', () => {
  expect(priceChange({ amount: 2, currency: 'BRL' }, { amount: 1, currency: 'USD' })).toBeNull();
});
