import { isoDay } from '../../kernel/moment';
import { isHoliday } from './holidays';
import { isWithin, weekdayOf } from './hours';

const workingDays = [1, 2, 3, 4, 5, 6];
/** Minutes after midnight. Replies to what comes at night count from nine. */
const opening = 8 * 60;
const closing = 20 * 60;
const morning = 9 * 60;
const dayMs = 24 * 3600_000;

/** Monday to Saturday, 8h to 20h in São Paulo, no holiday. */
export const isWorkingTime = (at: Date): boolean =>
  isWithin({ days: workingDays, from: opening, until: closing }, at);

/**
 * When a reply is due to a contact that comes at `at`. What cannot be due before closing is due in the morning of
 * the next working day.
 * @param minutes of working time, up to 660 (from nine to closing)
 */
export function replyDue(at: Date, minutes: number): Date {
  const due = new Date(at.getTime() + minutes * 60_000);
  if (isWorkingTime(at) && due <= onDay(isoDay(at), closing)) return due;
  let day = isoDay(at);
  // Before opening, the same day.
  if (at >= onDay(day, opening)) day = dayAfter(day);
  while (!isWorkingDay(day)) day = dayAfter(day);
  return onDay(day, morning + minutes);
}

const isWorkingDay = (day: string) => workingDays.includes(weekdayOf(day)) && !isHoliday(day);
const onDay = (day: string, minute: number) =>
  new Date(Date.parse(`${day}T00:00:00-03:00`) + minute * 60_000);
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
