import { clock } from '@domain/clock';
import { retention } from '@domain/privacy';

/** The day before which a lead's time is over. */
export function leadsEnd(): Date {
  const day = clock.now();
  day.setFullYear(day.getFullYear() - retention.leadYears);
  return day;
}
