import { isoDay } from './moment';

/** Brazil's national holidays on fixed dates (Leis 662/1949, 6.802/1980, 14.759/2023): month and day. */
export const nationalHolidays = [
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
];
const dayMs = 24 * 3600_000;
const atNoon = (day: string) => new Date(`${day}T12:00:00-03:00`);

/** Adds `count` working days in São Paulo: '2026-11-24'. */
export function workingDaysAfter(moment: Date, count: number): string {
  let day = isoDay(moment);
  for (let left = count; left > 0;) {
    day = isoDay(new Date(+atNoon(day) + dayMs));
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !nationalHolidays.includes(day.slice(5)) && day !== goodFriday(Number(day.slice(0, 4)));
}

/** Two days before Easter, by the Gregorian computus. */
function goodFriday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skipped + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  // Easter is this many days after 28 March.
  const easter = Date.UTC(year, 2, 28 + moon - weekday);
  return new Date(easter - 2 * dayMs).toISOString().slice(0, 10);
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

export const weekdayText = (day: string): string =>
  `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${day.slice(8)}/${day.slice(5, 7)}`;
