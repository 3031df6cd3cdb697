import { expect, test } from 'vitest';
import { counted, countedProperties, propertyNoun, seeProperties } from './counts';

test.each([
  [0, '0 imóveis'],
  [1, '1 imóvel'],
  [2, '2 imóveis'],
  [1_204, '1.204 imóveis'],
])('%d properties are told as "%s"', (count, text) => {
  expect(countedProperties(count)).toBe(text);
  expect(counted(count, 'imóvel', 'imóveis')).toBe(text);
  expect(text.endsWith(` ${propertyNoun(count)}`)).toBe(true);
});

test.each([
  [null, 'Ver imóveis'],
  [0, 'Nenhum imóvel'],
  [1, 'Ver 1 imóvel'],
  [1_204, 'Ver 1.204 imóveis'],
])('a button that leads to %s says "%s"', (count, text) => {
  expect(seeProperties(count)).toBe(text);
});
