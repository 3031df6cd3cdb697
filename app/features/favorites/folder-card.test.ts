import { expect, test } from 'vitest';
import { placeText } from './folder-card';

const place = (city: string, district = '') => ({ city, district });

test.each([
  [[], null],
  [[place('São Paulo', 'Pinheiros')], 'Pinheiros'],
  [[place('Ilhabela')], 'Ilhabela'],
  [[place('São Paulo', 'Pinheiros'), place('São Paulo', 'Moema')], 'São Paulo'],
  [[place('Ilhabela'), place('São Paulo', 'Moema')], 'Ilhabela e São Paulo'],
  [[place('Búzios'), place('Ilhabela'), place('São Paulo', 'Moema')], 'Búzios e mais 2 cidades'],
])('homes in %j lie in %s', (places, text) => {
  expect(placeText(places)).toBe(text);
});
