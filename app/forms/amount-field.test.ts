import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedAmount } from '@domain/kernel/money';
import { caretAfter, formatWhileTyped, isReversed } from './amount-field.browser';

describe('an amount while it is typed', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['4', '4'],
    ['4000', '4.000'],
    ['4000000', '4.000.000'],
    ['4.0000', '40.000'],
    ['R$ 4000', '4.000'],
    ['$ 4000', '4.000'],
    ['€4000', '4.000'],
    ['-4000', '4.000'],
    ['0004', '4'],
    ['  ', ''],
    ['9999999999999999', '999.999.999.999'],
    ['1,5 mi', '1,5 mi'],
    ['850 mil', '850 mil'],
    ['abc', 'abc'],
  ])('%j is shown as %j', (typed, shown) => expect(formatWhileTyped(typed)).toBe(shown));

  it('means the same after formatting, and is formatted once and for all', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        const shown = formatWhileTyped(String(amount));
        expect(parseTypedAmount(shown)).toBe(amount);
        expect(formatWhileTyped(shown)).toBe(shown);
      }),
    ));

  it.each([
    ['4.000', 0, 0],
    ['4.000', 1, 1],
    ['4.000', 2, 3],
    ['4.000', 4, 5],
    ['', 3, 0],
  ])('in %j the caret stays behind %i digits', (text, digits, caret) =>
    expect(caretAfter(text, digits)).toBe(caret),
  );
});

describe('a range', () => {
  it.each([
    ['5.000.000', '4.000.000', true],
    ['4.000.000', '4.000.000', true],
    ['1 mi', '900 mil', true],
    ['4.000.000', '5.000.000', false],
    ['', '4.000.000', false],
    ['4.000.000', '', false],
    ['4.000.000', '0', false],
    ['abc', '1', false],
  ])('from %j to %j: is it reversed? %s', (min, max, reversed) =>
    expect(isReversed(min, max)).toBe(reversed),
  );
});
