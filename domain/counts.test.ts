import { expect, test } from 'vitest';
import { counted, countedProperties, propertyNoun } from './counts';

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
