import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDecimal,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  parseTypedAmount,
  parseWholeAmount,
} from './money';

test.each([
  [11_200_000, 'BRL', 'R$ 11.200.000'],
  [3_150_000, 'USD', 'US$ 3.150.000'],
  [900_000, 'EUR', '€ 900.000'],
  [0, 'BRL', 'R$ 0'],
  [999, 'BRL', 'R$ 999'],
] as const)('%i %s is %s', (value, currency, text) => {
  expect(formatMoney(value, currency)).toBe(text);
});

test.each([
  [4_000_000, 'R$ 4 mi'],
  [1_250_000, 'R$ 1,25 mi'],
  [12_500_000, 'R$ 12,5 mi'],
  [850_000, 'R$ 850 mil'],
  [18_500, 'R$ 18,5 mil'],
  [1_000, 'R$ 1 mil'],
  [999, 'R$ 999'],
  [2_000_000_000, 'R$ 2 bi'],
  [1_234_567, 'R$ 1.234.567'],
  [1_255_000, 'R$ 1.255.000'],
])('%i is %s in short', (value, text) => {
  expect(formatMoneyShort(value)).toBe(text);
});

test('numbers are written as Intl writes them in Brazil', () => {
  const intl = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
  const cents = fc.integer({ min: -1e14, max: 1e14 }).filter((each) => each !== 0);
  fc.assert(
    fc.property(cents, (value) => {
      expect(formatNumber(value)).toBe(intl.format(value));
      expect(formatDecimal(value / 100)).toBe(intl.format(value / 100));
    }),
    { numRuns: 2000, examples: [[1_234_567], [-100], [5], [10], [100_000]] },
  );
  expect([formatNumber(0), formatNumber(-0.2), formatNumber(2.5), formatDecimal(-0.001)]).toEqual([
    '0',
    '0',
    '3',
    '0',
  ]);
});

describe('money as people type it', () => {
  test.each<[string, number | null]>([
    ['R$ 4.000.000', 4_000_000],
    ['R$\u00A04.000.000', 4_000_000],
    ['r$4000000', 4_000_000],
    ['4.000.000,00', 4_000_000],
    ['4000000,5', 4_000_001],
    ['1,5 mi', 1_500_000],
    ['1.5 mi', 1_500_000],
    ['2 milhões', 2_000_000],
    ['1 MILHÃO', 1_000_000],
    ['850 mil', 850_000],
    ['1.500 mil', 1_500_000],
    ['$ 3.150.000', 3_150_000],
    ['€ 900.000', 900_000],
    [' 12 ', 12],
    ['250 m²', 250],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1e6', null],
    ['Infinity', null],
    ['4.00.000', null],
    ['1,234', null],
    ['mil', null],
    ['10 reais', null],
    ['9'.repeat(40), null],
    ['9'.repeat(1_000_000), null],
  ])('%j', (text, value) => {
    expect(parseTypedAmount(text)).toBe(value);
  });

  test.each<[string, number | null]>([
    ['4.000.000', 4_000_000],
    ['4.000.000,00', 4_000_000],
    ['1,5 mi', 1_500_000],
    ['1,15 mil', 1_150],
    ['1.500,50', null],
    ['0,01', null],
    ['reais', null],
  ])('%j as a whole amount is %j: cents are not rounded', (text, value) => {
    expect(parseWholeAmount(text)).toBe(value);
  });

  test('every amount that is shown is read back as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (value) => {
        expect(parseTypedAmount(formatMoney(value))).toBe(value);
        expect(parseTypedAmount(formatMoneyShort(value))).toBe(value);
        expect(parseTypedAmount(formatNumber(value))).toBe(value);
      }),
    );
  });
});
