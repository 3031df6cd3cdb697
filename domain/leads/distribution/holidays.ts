import { nationalHolidays } from '../../kernel/working-days';

/** Month and day: the state's 9 July (Lei estadual 9.497/1997), the city's 25 January (Lei municipal 14.485/2007). */
const local = ['01-25', '07-09'];

/** Good Friday and Corpus Christi by year. Later years have the fixed holidays only. */
export const movableHolidays: Readonly<Record<number, readonly [string, string]>> = {
  2025: ['04-18', '06-19'],
  2026: ['04-03', '06-04'],
  2027: ['03-26', '05-27'],
  2028: ['04-14', '06-15'],
  2029: ['03-30', '05-31'],
  2030: ['04-19', '06-20'],
  2031: ['04-11', '06-12'],
  2032: ['03-26', '05-27'],
  2033: ['04-15', '06-16'],
  2034: ['04-07', '06-08'],
  2035: ['03-23', '05-24'],
  2036: ['04-11', '06-12'],
  2037: ['04-03', '06-04'],
  2038: ['04-23', '06-24'],
  2039: ['04-08', '06-09'],
  2040: ['03-30', '05-31'],
  2041: ['04-19', '06-20'],
  2042: ['04-04', '06-05'],
  2043: ['03-27', '05-28'],
  2044: ['04-15', '06-16'],
  2045: ['04-07', '06-08'],
  2046: ['03-23', '05-24'],
  2047: ['04-12', '06-13'],
  2048: ['04-03', '06-04'],
  2049: ['04-16', '06-17'],
  2050: ['04-08', '06-09'],
};

const fixed = new Set([...nationalHolidays, ...local]);

/** A holiday in the city of São Paulo. @param day ISO 8601 */
export function isHoliday(day: string): boolean {
  const monthAndDay = day.slice(5);
  const movable = movableHolidays[Number(day.slice(0, 4))];
  return fixed.has(monthAndDay) || movable?.includes(monthAndDay) === true;
}
