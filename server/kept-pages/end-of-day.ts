import { inSaoPaulo } from '@domain/moment';
import { lastHour } from '~/domain/visit-days';

const hourMs = 3_600_000;

/**
 * When the words of the day on a page are others, in ms: at the next midnight of São Paulo, or, of a page that names the
 * days of a visit, at the hour from which nobody confirms one for the next morning.
 */
export function endOfDay(now: number, hasVisitDays: boolean): number {
  const { hour } = inSaoPaulo(new Date(now));
  const until = hasVisitDays && hour < lastHour ? lastHour : 24;
  // Brazil has no summer time: its hours begin when those of the clock everywhere do.
  return now - (now % hourMs) + (until - hour) * hourMs;
}
