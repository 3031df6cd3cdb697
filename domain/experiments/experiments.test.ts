import { expect, test } from 'vitest';
import { armPattern, armText, experimentNames, experiments, readArm } from './experiments';

const arms = experimentNames.flatMap((experiment) =>
  experiments[experiment].map((_weight, arm) => ({ experiment, arm })),
);

test.each(arms)('$experiment, arm $arm, is read back as it is written', (arm) => {
  expect(armText(arm)).toMatch(armPattern);
  expect(readArm(armText(arm))).toEqual(arm);
});

test.each([
  '',
  'search-simplified',
  'search-simplified.',
  'search-simplified.2',
  'search-simplified.01',
  'other.0',
])('%j is no arm', (text) => {
  expect(readArm(text)).toBeNull();
});
