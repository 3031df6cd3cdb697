import { expect, test } from 'vitest';
import { isLabelOf, placeText } from './place-text';

test.each([
  ['Ilhabela, Praia Mansa', 'Praia Mansa', 'Praia Mansa, Ilhabela'],
  ['Moema, São Paulo', 'Moema', 'Moema, São Paulo'],
  ['Miami, Estados Unidos', 'Miami', 'Miami, Estados Unidos'],
  ['São Paulo', 'São Paulo', 'São Paulo'],
])('%s is shown with its own name first', (value, localizacao, shown) => {
  const place = { value, localizacao };
  expect(placeText(place)).toBe(shown);
  expect([value, shown.toUpperCase()].every((text) => isLabelOf(place, text))).toBe(true);
});
