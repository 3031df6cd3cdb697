import { isoDay } from '../moment';

/** Within so many working days a consultant calls whoever has announced a home. */
const workingDays = 2;
const dayMs = 24 * 3600_000;
const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Until when that is: 'terça, 24/11'. By São Paulo's days; holidays are left to the call itself. */
export function callBy(announced: Date): string {
  let day = new Date(`${isoDay(announced)}T00:00:00Z`);
  for (let left = workingDays; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  const [, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${weekdays[day.getUTCDay()]}, ${date}/${month}`;
}
