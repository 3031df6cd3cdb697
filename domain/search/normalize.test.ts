import { expect, it } from 'vitest';
import { searchFilters } from './filters';
import { emptyFilters, noFilters, normalizeFilters } from './normalize';

it('a search for everything is what the contract takes for one', () => {
  expect(noFilters).toEqual(searchFilters.parse({}));
  expect(emptyFilters()).toEqual(searchFilters.parse({}));
});

it('an empty filter set can be filled without filling the next one', () => {
  emptyFilters().propertyType.push('casa');
  expect(emptyFilters().propertyType).toEqual([]);
});

it.each([
  ['a latitude', { lat: -0, lng: 0 }, { lat: 0, lng: 0 }],
  ['a longitude', { lat: -23.5, lng: -0 }, { lat: -23.5, lng: 0 }],
  ['what is rounded to it', { lat: -1e-7, lng: -46.6 }, { lat: 0, lng: -46.6 }],
])('%s is never -0, which no address can say', (_what, point, normal) => {
  expect(normalizeFilters({ ...emptyFilters(), ...point })).toEqual({ ...emptyFilters(), ...normal });
});
