import { type RawBuilder, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';

/** `atStart`: also at once after a start. `dailyAt`: São Paulo time, '07:00'. `days`: on these alone, 1 is Monday. */
export type Clock = { everyMinutes: number; atStart?: true } | { dailyAt: string; days?: readonly number[] };

const zone = 'America/Sao_Paulo';

export function nextTime(clock: Clock): RawBuilder<Date> {
  const now = sqlNow();
  if ('everyMinutes' in clock) return sql`${now} + make_interval(mins => ${clock.everyMinutes})`;
  const today = sql`date_trunc('day', ${now} at time zone ${zone}) + ${clock.dailyAt}::time`;
  if (clock.days)
    return sql`(
      select min(moment) at time zone ${zone} from (
        select ${today} + make_interval(days => number) as moment from generate_series(0, 7) number
      ) coming
      where moment > ${now} at time zone ${zone} and extract(isodow from moment)::int = any(${[...clock.days]}::int[]))`;
  const passed = sql`${today} <= ${now} at time zone ${zone}`;
  return sql`(${today} + make_interval(days => case when ${passed} then 1 else 0 end)) at time zone ${zone}`;
}
