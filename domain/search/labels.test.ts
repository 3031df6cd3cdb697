import { describe, expect, test } from 'vitest';
import { areaButtonLabel, countLabel, countPhrase, joinWords, nameOfSlug, priceButtonLabel } from './labels';

describe("the price filter's button", () => {
  test.each([
    [undefined, 'BRL', 'Preço'],
    [{ min: 4_000_000 }, 'BRL', 'Acima de R$ 4 mi'],
    [{ max: 850_000 }, 'BRL', 'Até R$ 850 mil'],
    [{ min: 4_000_000, max: 12_000_000 }, 'BRL', 'R$ 4 mi - R$ 12 mi'],
    [{ min: 1_500_000 }, 'USD', 'Acima de US$ 1,5 mi'],
    [{ max: 900_000 }, 'EUR', 'Até € 900 mil'],
  ] as const)('%j in %s: %s', (price, currency, label) => {
    expect(priceButtonLabel(price, currency)).toBe(label);
  });

  test('the area has the same four forms', () => {
    expect(areaButtonLabel(undefined)).toBe('Área');
    expect(areaButtonLabel({ min: 1250, max: 4000 })).toBe('1.250 m² - 4.000 m²');
  });
});

test.each([
  ['dorms', 1, '1+ quarto', 'um quarto ou mais'],
  ['dorms', 3, '3+ quartos', 'três quartos ou mais'],
  ['suites', 1, '1+ suíte', 'uma suíte ou mais'],
  ['suites', 2, '2+ suítes', 'duas suítes ou mais'],
  ['parkingLots', 5, '5+ vagas', 'cinco vagas ou mais'],
] as const)('%s from %i: %s, %s', (counted, atLeast, label, phrase) => {
  expect(countLabel(counted, atLeast)).toBe(label);
  expect(countPhrase(counted, atLeast)).toBe(phrase);
});

test('words are joined as people do', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinWords(words))).toEqual([
    '',
    'a',
    'a e b',
    'a, b e c',
  ]);
  expect(joinWords(['a', 'b'], 'ou')).toBe('a ou b');
});

test('a slug is shown as a name where there is no better one', () => {
  expect(nameOfSlug('ana-maria-dos-santos')).toBe('Ana Maria dos Santos');
});
