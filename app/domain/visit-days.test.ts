import { expect, test } from 'vitest';
import { demoHours } from '@domain/brokerage/demo-promises';
import { hoursOfDay, visitDays } from './visit-days';

test.each([
  ['on a Tuesday at noon', '2026-11-24T12:00:00-03:00', ['Quarta, 25/11', 'Quinta, 26/11']],
  ['on a Tuesday at 18h', '2026-11-24T18:00:00-03:00', ['Quinta, 26/11', 'Sexta, 27/11']],
  [
    'on a Tuesday late, which is Wednesday in Europe',
    '2026-11-24T22:30:00-03:00',
    ['Quinta, 26/11', 'Sexta, 27/11'],
  ],
  ['on a Friday', '2026-11-27T09:00:00-03:00', ['Sábado, 28/11', 'Segunda, 30/11']],
  ['on a Friday evening', '2026-11-27T20:00:00-03:00', ['Segunda, 30/11', 'Terça, 01/12']],
  ['on the last Saturday of the year', '2026-12-26T09:00:00-03:00', ['Segunda, 28/12', 'Terça, 29/12']],
  ['over New Year', '2026-12-31T09:00:00-03:00', ['Sexta, 01/01', 'Sábado, 02/01']],
])('%s', (_when, now, labels) => {
  expect(visitDays(new Date(now)).map(({ label }) => label)).toEqual(labels);
});

test('a Saturday ends early', () => {
  expect(visitDays(new Date('2026-11-27T09:00:00-03:00'), demoHours.visits)).toEqual([
    { day: '2026-11-28', label: 'Sábado, 28/11', hours: 'das 9h às 14h' },
    { day: '2026-11-30', label: 'Segunda, 30/11', hours: 'das 9h às 18h' },
  ]);
});

test('the hours of a visit are those of its day', () => {
  expect(hoursOfDay('2026-11-28', demoHours.visits)).toBe('das 9h às 14h');
  expect(hoursOfDay('2026-11-30', demoHours.visits)).toBe('das 9h às 18h');
  expect(hoursOfDay('2026-11-28', { weekdays: 'das 9h às 18h' })).toBeUndefined();
});
