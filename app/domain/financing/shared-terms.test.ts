import { expect, test } from 'vitest';
import { sharedInstalment, termsView } from './shared-terms';

const view = (fields: Record<string, string> = {}) => termsView(11.2, new URLSearchParams(fields));

test('without any field: 30 % at once, 360 months, the operator’s rate', () => {
  expect(view()).toEqual({
    typed: { entry: '30', months: '360', rate: '11,2' },
    errors: {},
    terms: { entryPercent: 30, months: 360, rate: 11.2 },
  });
});

test.each([
  [{ entrada: '0' }, { entryPercent: 0 }],
  [{ entrada: '99,5 %' }, { entryPercent: 99.5 }],
  [{ meses: '1 mês' }, { months: 1 }],
  [{ meses: ' 420 meses' }, { months: 420 }],
  [{ taxa: '30%' }, { rate: 30 }],
])('%j is read', (fields, terms) => {
  expect(view(fields).terms).toMatchObject(terms);
});

test.each([
  ['entrada', 'entry', ['100', '500000', '-1', '', 'muito']],
  ['meses', 'months', ['0', '421', '12,5', '', '1e2']],
  ['taxa', 'rate', ['0', '30,1', '-2', '', 'baixa']],
])('an invalid %s has an error, stays as typed and gives no instalment', (name, field, values) => {
  for (const value of values) {
    const { errors, terms, typed } = view({ [name]: value });
    expect([Object.keys(errors), terms, typed[field as 'entry']]).toEqual([[field], null, value]);
  }
});

test('what is typed is not kept without end', () => {
  expect(view({ entrada: '9'.repeat(5000) }).typed.entry).toHaveLength(40);
});

test('nothing is lent at an entry of nearly all: the instalment is its share', () => {
  expect(sharedInstalment(1_000_000, { entryPercent: 99, months: 1, rate: 12 })).toBe(10_095);
});
