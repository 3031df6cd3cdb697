import { expect, it } from 'vitest';
import { searchFilters } from './filters';
import { emptyFilters, noFilters } from './normalize';

it('a search for everything is what the contract takes for one', () => {
  expect(noFilters).toEqual(searchFilters.parse({}));
  expect(emptyFilters()).toEqual(searchFilters.parse({}));
});

it('an empty filter set can be filled without filling the next one', () => {
  emptyFilters().propertyType.push('casa');
  expect(emptyFilters().propertyType).toEqual([]);
});
