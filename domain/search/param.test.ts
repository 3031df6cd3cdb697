import { expect, test } from 'vitest';
import { amountRange, atLeast, decimal, flag, list, oneOf, parseWhole, placeName, plainToken } from './param';

const degrees = decimal(-90, 90, 2);
const words = list(
  [
    ['new', 'novo', 'pronto'],
    ['used', 'usado'],
  ] as const,
  '-',
);
const kinds = oneOf(['Cidade', 'Praia'], 'Cidade');

test.each([
  ['1', 1],
  ['100', 100],
  ['007', 7],
  ['0', null],
  ['101', null],
  ['', null],
  ['-1', null],
  ['+1', null],
  ['1.0', null],
  ['1e1', null],
  ['0x1', null],
  [' 1', null],
  ['1 ', null],
  ['0000000000000001', null],
])('a whole number from 1 to 100 written "%s" is read as %s', (text, value) => {
  expect(parseWhole(text, 1, 100)).toBe(value);
});

test.each([
  ['90', 90],
  ['-90', -90],
  ['1.005', 1],
  ['1.006', 1.01],
  ['-0.001', 0],
  ['0001', 1],
  ['90.01', null],
  ['-90.01', null],
  ['00001', null],
  ['1.', null],
  ['.5', null],
  ['--1', null],
  ['1,5', null],
  ['x1', null],
  ['1x', null],
  [`1.${'0'.repeat(20)}`, 1],
  [`1.${'0'.repeat(21)}`, null],
])('a degree written "%s" is read as %s', (text, value) => {
  expect(degrees.parse(text)).toBe(value);
});

test('a number is written with no more decimals than it is read with', () => {
  expect(degrees.serialize(1.239)).toBe('1.24');
  expect(degrees.serialize(-0.001)).toBe('0');
});

test.each([
  ['1', 1],
  ['5', 5],
  ['0', null],
  ['6', null],
  ['11', null],
  ['01', null],
])('"at least" written "%s" is read as %s', (text, value) => {
  expect(atLeast.parse(text)).toBe(value);
});

test.each([
  ['1-2', { min: 1, max: 2 }],
  ['0-2', { max: 2 }],
  ['-2', { max: 2 }],
  ['1-0', { min: 1 }],
  ['1-', { min: 1 }],
  ['0-999999999999', { max: 999_999_999_999 }],
  ['999999999999-', { min: 999_999_999_999 }],
  ['0-0', null],
  ['-', null],
  ['2-2', null],
  ['3-2', null],
  ['0-1000000000000', null],
  ['1000000000000-0', null],
  ['1', null],
  ['1-2-3', null],
  ['x1-2', null],
  ['1-2x', null],
])('a range written "%s" is read as %j', (text, range) => {
  expect(amountRange.parse(text)).toEqual(range);
});

test('a side that is missing is written as 0', () => {
  expect([{ min: 1 }, { max: 2 }, { min: 1, max: 2 }].map(amountRange.serialize)).toEqual([
    '1-0',
    '0-2',
    '1-2',
  ]);
});

test.each([
  ['sim', true],
  ['1', true],
  ['true', true],
  ['', null],
  ['não', null],
  ['0', null],
])('a flag written "%s" is read as %s', (text, value) => {
  expect(flag.parse(text)).toBe(value);
});

test('only a flag that is set is written', () => {
  expect([flag.serialize(true), flag.serialize(false)]).toEqual(['sim', null]);
});

test.each([
  ['novo', ['new']],
  ['usado-pronto-novo', ['new', 'used']],
  ['lixo-usado', ['used']],
  ['lixo', null],
  ['', null],
  ['novo usado', null],
])('a list written "%s" is read as %j', (text, values) => {
  expect(words.parse(text)).toEqual(values);
});

test('serializes a list in fixed order by first words; omits an empty one', () => {
  expect(words.serialize(['used', 'new'])).toBe('novo-usado');
  expect(words.serialize(['used'])).toBe('usado');
  expect(words.serialize([])).toBeNull();
});

test('parses known words in any case and does not write the default', () => {
  expect(['PRAIA', 'cidade', 'lua', ''].map(kinds.parse)).toEqual(['Praia', 'Cidade', null, null]);
  expect([kinds.serialize('Praia'), kinds.serialize('Cidade')]).toEqual(['Praia', null]);
});

test.each([
  ['Vista-Mar-2', 'Vista-Mar-2'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), null],
  ['vista mar', null],
  ['', null],
])('a token written "%s" is read as %s', (text, value) => {
  expect(plainToken.parse(text)).toBe(value);
});

test.each([
  ['Moema, São Paulo', 'Moema, São Paulo'],
  ['  Moema  ', 'Moema'],
  ['Praia   Mansa', 'Praia Mansa'],
  ['Sa\u0303o Paulo', 'São Paulo'],
  ['a\u200bb', 'ab'],
  ['東京', '東京'],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), null],
  ['é'.repeat(121), null],
  ['', null],
  ['\u0007', null],
])('a place’s name written "%s" is read as %s', (text, name) => {
  expect(placeName.parse(text)).toBe(name);
});
