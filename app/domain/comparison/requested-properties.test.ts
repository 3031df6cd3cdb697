import { expect, test } from 'vitest';
import { parseRequestedProperties } from './requested-properties';

test.each([
  ['links’ own form', ['1,2,3'], [1, 2, 3]],
  ['ticked boxes', ['2', '1'], [2, 1]],
  ['the same home twice', ['7,7', '7', '8'], [7, 8]],
  ['spaces and empty places', [' 1 ,, 2 ', ''], [1, 2]],
  ['nothing', [], []],
])('%s', (_, values, ids) => {
  expect(parseRequestedProperties(values)).toEqual({ ids, tooMany: false, malformed: false });
});

test('the first four of more stand side by side, and it is said', () => {
  expect(parseRequestedProperties(['1,2,3,4'])).toEqual({
    ids: [1, 2, 3, 4],
    tooMany: false,
    malformed: false,
  });
  expect(parseRequestedProperties(['1,2,3,4,4,5'])).toEqual({
    ids: [1, 2, 3, 4],
    tooMany: true,
    malformed: false,
  });
});

test.each([
  ['a negative', '-1'],
  ['zero', '0'],
  ['a fraction', '1.5'],
  ['a power', '1e3'],
  ['a number that no home has', '2147483648'],
  ['more digits than any', '99999999999999999999'],
  ['a name', 'casa'],
  ['markup', '<script>alert(1)</script>'],
  ['an injection', "1' or '1'='1"],
  ['a zero byte', '1\u0000'],
])('%s is left out, and it is said', (_, word) => {
  expect(parseRequestedProperties([`5,${word}`])).toEqual({ ids: [5], tooMany: false, malformed: true });
});

test('the largest number that a home may have is one', () => {
  expect(parseRequestedProperties(['2147483647']).ids).toEqual([2_147_483_647]);
});

test('a flood is read in part', () => {
  const flood = Array.from({ length: 100_000 }, (_, index) => `${index + 1}`);
  expect(parseRequestedProperties(flood)).toMatchObject({ ids: [1, 2, 3, 4], tooMany: true });
  expect(parseRequestedProperties([flood.join(',')])).toMatchObject({ ids: [1, 2, 3, 4], tooMany: true });
});
