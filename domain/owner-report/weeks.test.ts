import { expect, test } from 'vitest';
import { maxWeeks, weekOf, weeksSince } from './weeks';

test('weeks start on the announcement weekday; the current one is partial', () => {
  expect(weeksSince('2026-11-04', '2026-11-19')).toEqual([
    { index: 0, from: '2026-11-04', to: '2026-11-10', partial: false },
    { index: 1, from: '2026-11-11', to: '2026-11-17', partial: false },
    { index: 2, from: '2026-11-18', to: '2026-11-24', partial: true },
  ]);
});

test.each([
  ['2026-11-19', '2026-11-19', 1],
  ['2026-11-13', '2026-11-19', 1],
  ['2026-11-12', '2026-11-19', 2],
  ['2027-01-01', '2026-11-19', 1],
  ['2020-01-01', '2026-11-19', maxWeeks],
])('a home announced on %s has on %s %d weeks to show', (announced, today, count) => {
  const weeks = weeksSince(announced, today);
  expect(weeks).toHaveLength(count);
  expect(weeks.at(-1)!.partial).toBe(true);
  expect(weeks.at(-1)!.index).toBe(weekOf(announced, today));
});

test('a week includes its last day and ends after it', () => {
  expect([weekOf('2026-11-04', '2026-11-10'), weekOf('2026-11-04', '2026-11-11')]).toEqual([0, 1]);
  expect(weeksSince('2026-11-04', '2026-11-10')[0]!.partial).toBe(true);
});
