import { expect, test } from 'vitest';
import { holdOf } from './feed-runs';

const quiet = { active: 90, gone: 0, priced: 90, steep: 0, touched: 5, isReverted: false };

test.each([
  ['a third that leaves', { gone: 30 }, null],
  ['more than a third', { gone: 31 }, 'gone'],
  ['nine steep prices of few', { priced: 20, steep: 9 }, null],
  ['ten of them', { priced: 20, steep: 10 }, 'prices'],
  ['a tenth of many', { priced: 1_000, steep: 100 }, null],
  ['more than a tenth of many', { priced: 1_000, steep: 101 }, 'prices'],
  ['any change after a revert', { isReverted: true, touched: 1 }, 'reverted'],
  ['no change after a revert', { isReverted: true, touched: 0 }, null],
])('holds a run, or not: %s', (_, figures, held) => expect(holdOf({ ...quiet, ...figures })).toBe(held));
