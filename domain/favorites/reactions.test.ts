import { expect, test } from 'vitest';
import { agreement, type ReactionValue, revealed } from './reactions';

test.each<[(ReactionValue | null)[], ReactionValue | null]>([
  [['yes', 'yes'], 'yes'],
  [['no', 'no'], 'no'],
  [['yes', 'maybe'], null],
  [['maybe', 'no'], null],
  [['yes', null], null],
  [[null, 'yes'], null],
  [[null, null], null],
  [[], null],
  [['yes', null, 'yes'], 'yes'],
  [['yes', 'yes', 'no'], null],
])('%j agree: %s', (answers, agreed) => {
  expect(agreement(answers)).toBe(agreed);
});

test('what the other says is shown to who has said something, be it no', () => {
  expect(revealed(null, 'yes')).toBeNull();
  expect(revealed('no', 'yes')).toBe('yes');
});
