import { expect, it } from 'vitest';
import { didYouMean, nearestOf } from './did-you-mean';

const keys = ['name', 'offices', 'brokers', 'onlyYou', 'colours'];

it.each([
  ['brokes', 'brokers'],
  ['Brokers', 'brokers'],
  ['colors', 'colours'],
  ['onlyyou', 'onlyYou'],
  ['nmae', 'name'],
  ['telefone', undefined],
  ['x', undefined],
])('for %j the nearest key is %j', (word, nearest) => expect(nearestOf(word, keys)).toBe(nearest));

it('ends a message only where a candidate is similar', () => {
  expect(didYouMean('São Paolo', ['rio-de-janeiro', 'São Paulo'])).toBe(': você quis dizer São Paulo?');
  expect(didYouMean('orkut', ['instagram'])).toBe('');
});
