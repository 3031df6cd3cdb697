import { expect, it } from 'vitest';
import { parseTypedAmount } from '@domain/kernel/money';
import { withCents, withoutCents } from './cents.browser';

it.each([
  ['4000000', '4.000.000,00'],
  ['4.000.000', '4.000.000,00'],
  ['4.000.000,5', '4.000.000,50'],
  ['4.000.000,', '4.000.000,00'],
  ['4.000.000,00', '4.000.000,00'],
  ['0', '0,00'],
  ['1,5 mi', '1,5 mi'],
  ['', ''],
  ['-3', '-3'],
])('%j is shown as %j', (typed, shown) => expect(withCents(typed)).toBe(shown));

it.each(['4.000.000', '950', '1,5 mi'])('%j is the same amount with its cents and without', (typed) => {
  expect(parseTypedAmount(withCents(typed))).toBe(parseTypedAmount(typed));
  expect(withoutCents(withCents(typed))).toBe(typed);
});
