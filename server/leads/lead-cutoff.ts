import { clock } from '@domain/kernel/clock';
import { retention } from '@domain/people/privacy';

/** Older leads have exceeded their retention. */
export function leadCutoffDate(): Date {
  const day = clock.now();
  day.setFullYear(day.getFullYear() - retention.leadYears);
  return day;
}
