import { expect, test } from 'vitest';
import { isInterestOnly } from './launch';

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
