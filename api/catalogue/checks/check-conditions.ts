import { type RawBuilder, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { isoDay, timeZone } from '@domain/kernel/moment';
import { checkDays, exclusiveCheckDays, lateDays } from '@domain/property/freshness';

/** Since when a property is counted that is due today: the end of its day in São Paulo. */
const daysAgo = (days: number) =>
  sql`((${isoDay(clock.now())}::date - ${days - 1}::int)::timestamp at time zone ${timeZone})`;

/** @param property alias or table of the query */
const isCountedSince = (property: string, days: number, exclusiveDays: number): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${property}.${name}`);
  // The first comparison reads the index; the second one decides.
  return sql<boolean>`(${column('check_paused_at')} is null and ${column('check_from')} < ${daysAgo(days)}
    and (not ${column('exclusivity')} or ${column('check_from')} < ${daysAgo(exclusiveDays)}))`;
};

/** On the market, and its broker is asked. */
export const isCheckDue = (property: string): RawBuilder<boolean> =>
  isCountedSince(property, checkDays, exclusiveCheckDays);

/** Nobody has answered the question for `lateDays`: the list 'A conferir'. */
export const isCheckLate = (property: string): RawBuilder<boolean> =>
  isCountedSince(property, checkDays + lateDays, exclusiveCheckDays + lateDays);
