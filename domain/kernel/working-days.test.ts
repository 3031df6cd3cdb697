import { expect, it } from 'vitest';
import { weekdayText, workingDaysAfter } from './working-days';

it.each([
  ['2026-11-23T10:00:00-03:00', 2, '2026-11-25', 'quarta, 25/11'],
  // A Thursday before Consciência Negra, which is a Friday.
  ['2026-11-19T22:00:00-03:00', 2, '2026-11-24', 'terça, 24/11'],
  ['2026-12-24T10:00:00-03:00', 1, '2026-12-28', 'segunda, 28/12'],
  // This evening in São Paulo is already the next day in UTC.
  ['2026-11-23T23:30:00-03:00', 1, '2026-11-24', 'terça, 24/11'],
  ['2026-04-02T10:00:00-03:00', 1, '2026-04-06', 'segunda, 06/04'],
  ['2027-03-25T10:00:00-03:00', 1, '2027-03-29', 'segunda, 29/03'],
  ['2025-04-17T10:00:00-03:00', 1, '2025-04-22', 'terça, 22/04'],
])('after %s %i working days are over on %s', (moment, count, day, text) => {
  expect(workingDaysAfter(new Date(moment), count)).toBe(day);
  expect(weekdayText(day)).toBe(text);
});
