import { expect, test } from 'vitest';
import { canLoadContainer } from './can-load-container';
import { signalsOf } from './signals';

const nothing = { preferences: false, statistics: false, marketing: false };

test.each([
  ['nothing', nothing, [], false],
  [
    'preferences',
    { ...nothing, preferences: true },
    ['functionality_storage', 'personalization_storage'],
    false,
  ],
  ['statistics', { ...nothing, statistics: true }, ['analytics_storage'], true],
  ['marketing', { ...nothing, marketing: true }, ['ad_storage', 'ad_user_data', 'ad_personalization'], true],
])('who allows %s grants these signals of the seven, and security’s', (_what, consent, granted, loads) => {
  const signals = signalsOf(consent);
  expect(Object.keys(signals).sort()).toEqual([
    'ad_personalization',
    'ad_storage',
    'ad_user_data',
    'analytics_storage',
    'functionality_storage',
    'personalization_storage',
    'security_storage',
  ]);
  const those = Object.keys(signals).filter((name) => signals[name] === 'granted');
  expect(those.sort()).toEqual([...granted, 'security_storage'].sort());
  expect(canLoadContainer(consent)).toBe(loads);
});
