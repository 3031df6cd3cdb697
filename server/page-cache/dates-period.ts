import { inSaoPaulo } from '@domain/kernel/moment';
import { lastHour } from '~/domain/visit-days';

const hourMs = 3_600_000;

export interface DatesPeriod {
  beginsAt: number;
  endsAt: number;
}

/** In ms: the day in São Paulo. With visit days it is cut at `lastHour`, after which next-morning visits are not confirmed. */
export function datesPeriod(now: number, hasVisitDays: boolean): DatesPeriod {
  const { hour } = inSaoPaulo(new Date(now));
  const isEvening = hasVisitDays && hour >= lastHour;
  const [from, until] = [isEvening ? lastHour : 0, hasVisitDays && !isEvening ? lastHour : 24];
  // Brazil has no daylight saving time, and its hours start with those of UTC.
  const midnight = now - (now % hourMs) - hour * hourMs;
  return { beginsAt: midnight + from * hourMs, endsAt: midnight + until * hourMs };
}
