import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, flagOf, idOf, momentOf, moneyOf, numberOf, textOf } from './primitives.server';

test.each([
  [textOf, [' Moema ', 'Moema'], ['', null], ['  ', null], [12, '12'], [null, null], [NaN, null], [{}, null]],
  [
    numberOf,
    [-23.561, -23.561],
    ['-23.561', -23.561],
    ['12,5', 12.5],
    ['', null],
    ['1e5', null],
    [Infinity, null],
  ],
  [countOf, [3, 3], ['3', 3], ['3.0', 3], [0, 0], [-1, null], [2.5, null], ['três', null]],
  [idOf, [7, 7], ['7', 7], [0, null], ['0', null], [null, null]],
  [
    moneyOf,
    ...([
      [1_850_000.5, 1_850_001],
      ['1850000.50', 1_850_001],
      ['1850000', 1_850_000],
      ['850.000', 850_000],
      ['1.850.000,00', 1_850_000],
      ['R$ 1.850.000', 1_850_000],
      [0, 0],
      ['0.00', 0],
      [-5, null],
      ['sob consulta', null],
      [true, null],
    ] as const),
  ],
  [
    flagOf,
    [true, true],
    [1, true],
    ['1', true],
    ['Sim', true],
    [0, false],
    ['0', false],
    ['', false],
    [2, false],
    [undefined, false],
  ],
  [
    momentOf,
    ['2026-11-21T08:31:00Z', '2026-11-21T08:31:00.000Z'],
    ['2026-11-21 08:31:00', '2026-11-21T11:31:00.000Z'],
    ['2026-11-21T08:31:00-0300', '2026-11-21T11:31:00.000Z'],
    ['2026-11-21', '2026-11-21T03:00:00.000Z'],
    ['21/11/2026', null],
    ['2026-13-41 99:99:99', null],
  ],
] as [(value: unknown) => unknown, ...(readonly [unknown, unknown])[]][])(
  '%o reads what back ends write',
  (read, ...cases) => {
    for (const [value, expected] of cases) expect(read(value), String(value)).toBe(expected);
  },
);

test('whatever comes, nothing throws, and no number is NaN or endless', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const read of [numberOf, countOf, idOf, moneyOf]) {
        const number = read(value);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }
      textOf(value);
      flagOf(value);
      momentOf(value);
    }),
  );
});
