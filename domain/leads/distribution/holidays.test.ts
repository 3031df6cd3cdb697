import { expect, test } from 'vitest';
import { isHoliday, movableHolidays } from './holidays';

/** By Meeus, Jones and Butcher, in milliseconds UTC; the product has a table. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

const daysFrom = (moment: number, days: number) =>
  new Date(moment + days * 24 * 3600_000).toISOString().slice(0, 10);
const years = Array.from({ length: 2050 - 2025 + 1 }, (_, index) => 2025 + index);

test('the table has each year to 2050', () => {
  expect(Object.keys(movableHolidays).map(Number)).toEqual(years);
});

test.each(years)('Good Friday and Corpus Christi of %i', (year) => {
  const days = [daysFrom(easter(year), -2), daysFrom(easter(year), 60)];
  expect(movableHolidays[year]!.map((day) => `${year}-${day}`)).toEqual(days);
  expect(days.map(isHoliday)).toEqual([true, true]);
});

test('the fixed holidays of the country, the state and the city', () => {
  const inYear = Array.from({ length: 365 }, (_, day) => daysFrom(Date.UTC(2026, 0, 1), day));
  expect(inYear.filter(isHoliday).map((day) => day.slice(5))).toEqual([
    ...['01-01', '01-25', '04-03', '04-21', '05-01', '06-04', '07-09', '09-07'],
    ...['10-12', '11-02', '11-15', '11-20', '12-25'],
  ]);
});

test('a year after the table has the fixed holidays', () => {
  expect(['2060-12-25', '2060-04-16'].map(isHoliday)).toEqual([true, false]);
});
