import { expect, test } from 'vitest';
import { isInterestOnly, isStartingPrice } from './launch';

test.each([
  ['soonLaunch', null, true],
  ['soonLaunch', 'R-4, matrícula 118.204', true],
  ['launch', null, true],
  ['launch', '  ', true],
  ['launch', 'R-4, matrícula 118.204', false],
  ['underConstruction', null, false],
  ['new', null, false],
  ['used', null, false],
] as const)('%s with the registration number %j: only interest? %s', (condition, number, expected) =>
  expect(isInterestOnly({ condition, registroIncorporacao: number })).toBe(expected),
);

test.each([
  ['launch', 6_980_000, true],
  ['launch', null, false],
  ['underConstruction', 6_980_000, false],
  ['used', 6_980_000, false],
] as const)('the price of %s, %s, is a starting price? %s', (condition, sale, expected) =>
  expect(isStartingPrice(condition, sale)).toBe(expected),
);
