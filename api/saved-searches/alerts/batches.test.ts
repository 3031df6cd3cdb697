import { expect, it } from 'vitest';
import { isDoubted } from './batches';

const quiet = { prices: 0, arrivals: 0 };

it.each([
  ['19 prices of 19', { ...quiet, prices: 19, active: 19 }, false],
  ['20 prices of 99', { ...quiet, prices: 20, active: 99 }, true],
  ['a fifth of the prices', { ...quiet, prices: 20, active: 100 }, false],
  ['99 homes beside one', { ...quiet, arrivals: 99, active: 100 }, false],
  ['100 homes beside 299', { ...quiet, arrivals: 100, active: 399 }, true],
  ['a third of the homes that were there', { ...quiet, arrivals: 100, active: 400 }, false],
])('doubts more than a fifth of prices or a third of homes: %s', (_, changed, doubted) => {
  expect(isDoubted(changed)).toBe(doubted);
});
