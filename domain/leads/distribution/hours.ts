import { inSaoPaulo, isoDay } from '../../kernel/moment';
import type { Hours } from './distribution-rules';
import { isHoliday } from './holidays';

/** 1 (Monday) to 7 (Sunday). @param day ISO 8601 */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Minutes after midnight, in São Paulo. */
export function minuteOf(moment: Date): number {
  const { hour, minute } = inSaoPaulo(moment);
  return hour * 60 + minute;
}

/** null: always. A holiday counts as a Sunday. */
export function isWithin(hours: Hours | null, moment: Date): boolean {
  if (!hours) return true;
  const day = isoDay(moment);
  const minute = minuteOf(moment);
  return (
    hours.days.includes(isHoliday(day) ? 7 : weekdayOf(day)) && minute >= hours.from && minute < hours.until
  );
}
