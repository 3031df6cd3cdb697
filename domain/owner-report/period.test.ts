import { expect, test } from 'vitest';
import { changeOf, daysAfter, daysBetween, type Days, periodDays, type ReportPeriod } from './period';

const days = (from: string, to: string): Days => ({ from, to });

test.each<[ReportPeriod, string, Days, Days | null]>([
  ['7', '2026-01-10', days('2026-11-16', '2026-11-22'), days('2026-11-09', '2026-11-15')],
  ['30', '2026-01-10', days('2026-10-24', '2026-11-22'), days('2026-09-24', '2026-10-23')],
  ['90', '2026-01-10', days('2026-08-25', '2026-11-22'), days('2026-05-27', '2026-08-24')],
  ['30', '2026-09-24', days('2026-10-24', '2026-11-22'), days('2026-09-24', '2026-10-23')],
  ['30', '2026-09-25', days('2026-10-24', '2026-11-22'), null],
  ['30', '2026-10-24', days('2026-10-24', '2026-11-22'), null],
  ['30', '2026-11-20', days('2026-11-20', '2026-11-22'), null],
  ['7', '2026-11-22', days('2026-11-22', '2026-11-22'), null],
  ['anuncio', '2026-01-10', days('2026-01-10', '2026-11-22'), null],
  ['anuncio', '2026-12-24', days('2026-11-22', '2026-11-22'), null],
])('period %s of a home announced on %s', (period, announced, now, before) => {
  expect(periodDays(period, announced, '2026-11-22')).toEqual({ now, before });
});

test.each([
  [0, 0, { by: 0 }],
  [3, 0, { by: 3 }],
  [2, 19, { by: -17 }],
  [24, 20, { percent: 20 }],
  [20, 20, { percent: 0 }],
  [0, 40, { percent: -100 }],
  [764, 647, { percent: 18 }],
])('%d after %d changes by %j, without percents for small numbers', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});

test('days are counted over the ends of months and years', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
});
