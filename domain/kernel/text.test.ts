import { serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, sentences, singular, slugify, trimText } from './text';

test.each([
  [['Casa em Pinhais', 'Rua A, Centro'], 'Casa em Pinhais. Rua A, Centro.'],
  [['Casa em Pinhais.', 'Rua A, Centro'], 'Casa em Pinhais. Rua A, Centro.'],
  [['Venha ver!', 'Rua A.'], 'Venha ver! Rua A.'],
  [['Casa com vista… ', ''], 'Casa com vista…'],
  [['Chamada de “Casa Branca.”', 'Rua A'], 'Chamada de “Casa Branca.” Rua A.'],
  [['', ' '], ''],
])('joins the texts %j with one end each', (texts, joined) => expect(sentences(...texts)).toBe(joined));

test.each([
  ['Jardim América', 'jardim-america'],
  ['  São José dos Campos ', 'sao-jose-dos-campos'],
  ["Arraial d'Ajuda", 'arraial-d-ajuda'],
  ['Água Rasa / Mooca', 'agua-rasa-mooca'],
  ['Cajú', 'caju'],
  ['---', ''],
  ['🏡', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ['jardins', 'jardim'],
  ['praias do sul', 'praia do sul'],
  ['tres rios', 'tre rio'],
  ['paris, brasil', 'pari, brasil'],
  ['mooca', 'mooca'],
  ['', ''],
])('%j is %j in the singular', (text, one) => {
  expect(singular(text)).toBe(one);
});

test('a slug is its own slug, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});

test('texts that differ in case and accents only are the same when folded', () => {
  expect(fold('GÁVEA')).toBe(fold('gavea'));
  expect(fold('Gávea'.normalize('NFD'))).toBe(fold('Gávea'.normalize('NFC')));
});

test('trims a long text to the limit, with its ellipsis included', () => {
  expect(trimText('uma casa', 8)).toBe('uma casa');
  expect(trimText('uma casa branca', 14)).toBe('uma casa b ...');
  expect(trimText('uma casa branca', 8)).toBe('uma ...');
});

test('a slug takes one byte a character, also of a text with accents', () => {
  const quote = '"';
  expect(String.fromCharCode(serialize(slugify('Jardim América'))[2]!)).toBe(quote);
});
