import { expect, test } from 'vitest';
import { chooseGround } from './choose-ground';

const moema = { lat: -23.605, lng: -46.664 };
const paris = { lat: 48.857, lng: 2.352 };

test.each([
  ['a city', moema, 12, 540, 'sao-paulo'],
  ['a district', moema, 17, 540, 'sao-paulo'],
  ['more than the city: its countryside', moema, 9, 1000, 'campo'],
  ['the country', moema, 5, 540, 'mundo'],
  ['all towns of the countryside, on a phone', { lat: -23.1, lng: -47 }, 8, 390, 'campo'],
  ['a beach', { lat: -23.79, lng: -45.56 }, 11, 540, 'litoral-paulista'],
  ['a place without a drawing', paris, 12, 540, null],
  ['its continent', paris, 6, 540, 'mundo'],
])('the drawing of %s', (_what, center, zoom, width, slug) =>
  expect(chooseGround({ center, zoom, width })).toBe(slug),
);
