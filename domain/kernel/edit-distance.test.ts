import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { editDistance, isOneTypoApart } from './edit-distance';

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['sorocaba', 'sorocabba', 1],
  ['alto', 'pico do alto', 8],
  ['ab', 'ba', 2],
])('from %j to %j there are %d edits', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

describe('one typo', () => {
  it.each([
    ['leblon', 'leblom', true],
    ['leblon', 'lebon', true],
    ['leblon', 'leblonn', true],
    ['leblon', 'leblno', true],
    ['leblon', 'elblon', true],
    ['sorocaba', 'sorocabba', true],
    ['a', 'b', true],
    ['', 'a', true],
    ['leblon', 'leblon', false],
    ['leblon', 'lebmol', false],
    ['leblon', 'lblno', false],
    ['leblon', 'leb', false],
    ['abcd', 'badc', false],
    ['cab', 'accb', false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(isOneTypoApart(a, b)).toBe(expected);
    expect(isOneTypoApart(b, a)).toBe(expected);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  const swapped = (text: string, at: number) =>
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

  test('is one edit, or one swap of neighbors', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const swaps = Array.from({ length: Math.max(0, a.length - 1) }, (_, at) => swapped(a, at));
        expect(isOneTypoApart(a, b)).toBe(a !== b && (editDistance(a, b) === 1 || swaps.includes(b)));
      }),
    );
  });

  test('the number of edits is a distance', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });
});
