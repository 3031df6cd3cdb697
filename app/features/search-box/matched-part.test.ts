import { expect, test } from 'vitest';
import { matchedPart } from './matched-part';

test.each([
  ['Jardim Europa', 'jardim', ['', 'Jardim', ' Europa']],
  ['São Paulo', 'SAO P', ['', 'São P', 'aulo']],
  ['Praça da Sé', 'se', ['Praça da ', 'Sé', '']],
  // Letters that fold to two, or consist of two code points, stay whole.
  ['Straße İstanbul', 'i', ['Straße ', 'İ', 'stanbul']],
  ['Sa\u0303o Paulo', 'sao', ['', 'São', ' Paulo']],
  ['Moema', 'leme', ['Moema', '', '']],
  ['Moema', '  ', ['Moema', '', '']],
])('of %s what reads like %j is told apart', (text, typed, parts) => {
  expect(matchedPart(text, typed)).toEqual(parts);
});
