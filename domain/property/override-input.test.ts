import { expect, test } from 'vitest';
import { inputTexts, readInput } from './override-input';
import type { OverrideField } from './override-names';
import { overrideValues } from './overrides';

test.each<[OverrideField, string, unknown]>([
  ['sell_price', 'R$ 7.650.000', 7_650_000],
  ['sell_price', '7,65 mi', 7_650_000],
  ['sell_price', ' ', null],
  ['area', '1.520,5 m²', 1520.5],
  ['area', '520.5', 520.5],
  ['bedrooms', '4', 4],
  ['point', '-22.746912, -41.881734', { lat: -22.746912, lng: -41.881734 }],
  ['point', '-22,746912, -41,881734', { lat: -22.746912, lng: -41.881734 }],
  ['exclusivity', 'nao', false],
  ['title', 'Casa ', 'Casa '],
])('reads %s of %j', (field, value, read) => expect(readInput(field, { value })).toEqual(read));

test.each<[OverrideField, string]>([
  ['sell_price', '7,5 e pouco'],
  ['area', 'grande'],
  ['bedrooms', '1e3'],
  ['point', '-22.7'],
  ['point', '91, 0'],
  ['exclusivity', 'talvez'],
  ['condominium_fee', '-3'],
])('the rules refuse %s of %j', (field, value) =>
  expect(overrideValues[field].safeParse(readInput(field, { value })).success).toBe(false),
);

test.each<[OverrideField, unknown]>([
  ['sell_price', 7_650_000],
  ['area', 1520.5],
  ['parking', 0],
  ['title', 'Casa'],
  ['news', false],
  ['condominium_fee', null],
  ['iptu', { amount: 1200, period: 'Anual' }],
  ['iptu', { amount: null, period: 'Isento' }],
  ['point', { lat: -22.7, lng: -41.8 }],
  ['features', { own: ['piscina'], shared: [], ownMore: ['aquario'], sharedMore: [] }],
])('%s comes back as its inputs show it', (field, value) =>
  expect(readInput(field, inputTexts(field, value))).toEqual(value),
);

test('an amount of IPTU has its period', () => {
  const { error } = overrideValues.iptu.safeParse(readInput('iptu', { value: '1.200' }));
  expect(error!.issues[0]!.message).toBe('Escolha o período do IPTU');
});
