import { expect, test } from 'vitest';
import { wordsQuery } from './search-words';

test.each([
  ['Antônio', "'antonio':*"],
  ['Sá  Braga', "'sa' & 'braga':*"],
  ['ana@casa.com.br', "'ana':* & 'casa':* & 'com':* & 'br'"],
  ['(11) 98765-4321', "('11' & '98765':* & '4321':*) | '11987654321':*"],
  ['2611-048213', "('2611':* & '048213':*) | '2611048213':*"],
  ['7777', "'7777':*"],
  ["'; drop table lead --", "'drop':* & 'table':* & 'lead':*"],
  ['%?!', null],
  ['', null],
])('%j is searched as %j', (text, query) => expect(wordsQuery(text)).toBe(query));
