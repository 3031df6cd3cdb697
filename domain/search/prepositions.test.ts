import { expect, test } from 'vitest';
import { inPlace, inPlaces, ofPlace } from './prepositions';

test.each([
  ['Moema, São Paulo', 'em Moema, São Paulo'],
  ['Rio de Janeiro', 'no Rio de Janeiro'],
  ['Vila Mariana, São Paulo', 'na Vila Mariana, São Paulo'],
  ['vila olímpia', 'na vila olímpia'],
  ['Tijuca, Rio de Janeiro', 'na Tijuca, Rio de Janeiro'],
  ['Praia Mansa, Ilhabela', 'na Praia Mansa, Ilhabela'],
  ['Estados Unidos', 'nos Estados Unidos'],
  ['Bahamas', 'nas Bahamas'],
  ['', 'em '],
])('"%s" is said "%s"', (label, phrase) => {
  expect(inPlace(label)).toBe(phrase);
});

test.each([
  ['Moema, São Paulo', 'de Moema, São Paulo'],
  ['Itaim Bibi', 'do Itaim Bibi'],
  ['Quinta da Baroneza', 'da Quinta da Baroneza'],
  ['Estados Unidos', 'dos Estados Unidos'],
  ['Bahamas', 'das Bahamas'],
])('what belongs to "%s" is said "%s"', (label, phrase) => {
  expect(ofPlace(label)).toBe(phrase);
});

test('several places follow each other, each with its own preposition', () => {
  expect(inPlaces(['Itu', 'Rio de Janeiro', 'São Paulo'])).toBe('em Itu, no Rio de Janeiro e em São Paulo');
});
