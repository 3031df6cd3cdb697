import { inSaoPaulo } from '../kernel/moment';

const dayMs = 24 * 3600_000;

/** Monday of the week in São Paulo: '2026-11-16'. */
export function mondayOf(moment: Date): string {
  const { year, month, day } = inSaoPaulo(moment);
  const midnight = Date.UTC(year, month - 1, day);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * dayMs).toISOString().slice(0, 10);
}
