import { type RawBuilder, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';

/** `atStart`: also at once after a start. `dailyAt`: São Paulo time, '07:00'. */
export type Clock = { everyMinutes: number; atStart?: true } | { dailyAt: string };

const zone = 'America/Sao_Paulo';

export function nextTime(clock: Clock): RawBuilder<Date> {
  const now = sqlNow();
  if ('everyMinutes' in clock) return sql`${now} + make_interval(mins => ${clock.everyMinutes})`;
  const today = sql`date_trunc('day', ${now} at time zone ${zone}) + ${clock.dailyAt}::time`;
  const passed = sql`${today} <= ${now} at time zone ${zone}`;
  return sql`(${today} + make_interval(days => case when ${passed} then 1 else 0 end)) at time zone ${zone}`;
}
