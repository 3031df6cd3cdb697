import { expect, test } from 'vitest';
import { datesPeriod } from './dates-period';

test.each([
  ['in the morning, of a visit', '2026-11-25T09:12:13-03:00', true, '2026-11-25T18:00:00-03:00'],
  ['in the evening, of a visit', '2026-11-25T18:00:00-03:00', true, '2026-11-26T00:00:00-03:00'],
  ['in the morning, of words alone', '2026-11-25T09:12:13-03:00', false, '2026-11-26T00:00:00-03:00'],
  ['a moment before midnight', '2026-12-31T23:59:59.999-03:00', true, '2027-01-01T00:00:00-03:00'],
])('the words of a day end %s at the next such hour of São Paulo', (_, now, hasVisitDays, end) => {
  expect(new Date(datesPeriod(Date.parse(now), hasVisitDays).endsAt)).toEqual(new Date(end));
});

test.each([
  ['at 9h', '2026-11-25T09:12:13-03:00', '2026-11-25T00:00:00-03:00'],
  ['at 20h', '2026-11-25T20:00:00-03:00', '2026-11-25T18:00:00-03:00'],
])('the days of a visit that a page names %s are right from then on', (_, now, begin) => {
  expect(new Date(datesPeriod(Date.parse(now), true).beginsAt)).toEqual(new Date(begin));
});
