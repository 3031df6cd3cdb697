import { describe, expect, test } from 'vitest';
import { barsInside, priceChart, type Prices } from './price-words';

const prices = (more: Partial<Prices> = {}): Prices => ({
  total: 263,
  currency: 'BRL',
  step: 1_000_000,
  counts: [3, 60, ...Array.from({ length: 18 }, () => 10), 20],
  half: 5_640_000,
  ...more,
});

describe('the chart of prices', () => {
  test.each<[string, Partial<Prices>, 'sell' | 'rent', string]>([
    ['of all homes', {}, 'sell', 'Metade dos 263 imóveis custa menos de R$ 5,7 mi.'],
    ['of a round half', { half: 5_700_000 }, 'sell', 'Metade dos 263 imóveis custa menos de R$ 5,8 mi.'],
    [
      'where some have none',
      { total: 270 },
      'sell',
      'Metade dos 263 imóveis com preço em reais custa menos de R$ 5,7 mi.',
    ],
    [
      'in euros',
      { total: 270, currency: 'EUR' },
      'sell',
      'Metade dos 263 imóveis com preço em euros custa menos de € 5,7 mi.',
    ],
    [
      'to rent',
      { step: 5_000, half: 22_500 },
      'rent',
      'Metade dos 263 imóveis custa menos de R$ 23 mil por mês.',
    ],
  ])('%s says how dear half of them are', (_what, given, negotiation, text) => {
    expect(priceChart(prices(given), negotiation)?.text).toBe(text);
  });

  test.each<[string, Partial<Prices>]>([
    ['three homes', { counts: [1, 1, 1], total: 3 }],
    ['no price', { counts: [0, 0], currency: null, half: null }],
  ])('is none of %s', (_what, given) => {
    expect(priceChart(prices(given), 'sell')).toBeNull();
  });

  test('has its scale in the negotiation’s own steps', () => {
    expect(priceChart(prices(), 'sell')?.scale).toEqual(['0', 'R$ 5 mi', '10', '15', '20 ou mais']);
    const rent = prices({ step: 5_000, counts: Array.from({ length: 17 }, () => 2), total: 34 });
    expect(priceChart(rent, 'rent')?.scale).toEqual(['0', 'R$ 20 mil', '40', '60', '80 ou mais']);
  });
});

test.each<[number | null, number | null, number[]]>([
  [null, null, []],
  [2, 4, [2, 3]],
  [2.5, 3.5, [2, 3]],
  [null, 1, [0]],
  [4, null, [4, 5]],
  [9, null, [5]],
  [4, 2, []],
  [3, 3, []],
])('from %s to %s these bars are inside: %j', (min, max, bars) => {
  const inside = barsInside({ step: 1, counts: [1, 1, 1, 1, 1, 1] }, min, max);
  expect(inside.flatMap((is, bar) => (is ? [bar] : []))).toEqual(bars);
});
