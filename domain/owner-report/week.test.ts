import { expect, test } from 'vitest';
import { mondayOf } from './week';

test.each([
  ['2026-11-22T23:59:59-03:00', '2026-11-16'],
  ['2026-11-23T00:00:00-03:00', '2026-11-23'],
  ['2026-11-23T02:59:59Z', '2026-11-16'],
  ['2026-11-29T12:00:00-03:00', '2026-11-23'],
  ['2027-01-01T12:00:00-03:00', '2026-12-28'],
])('%s lies in the week that began on Monday, %s', (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});
