import { expect, test } from 'vitest';
import { formatPercent, formatShare, parseTypedPercent } from './percent';

test.each([
  ['11,20%', 11.2],
  ['11.2', 11.2],
  [' 30 % ', 30],
  ['11,2% a.a.', 11.2],
  ['9 % ao ano', 9],
  ['0', 0],
  ['100', 100],
  ['', null],
  ['%', null],
  ['-1', null],
  ['onze', null],
  ['1,2,3', null],
  ['1e2', null],
  ['1000', null],
])('%j is read as %j', (text, value) => {
  expect(parseTypedPercent(text)).toBe(value);
});

test('percents are written as Brazilians write them', () => {
  expect([formatPercent(11.2), formatPercent(9), formatShare(30), formatShare(2.7)]).toEqual([
    '11,20%',
    '9,00%',
    '30%',
    '2,7%',
  ]);
});
