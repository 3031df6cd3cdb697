import { type RawBuilder, sql } from 'kysely';
import { emailHours, maxImmediateEmails } from '@domain/saved-search/frequency';
import { inSaoPaulo } from '@domain/kernel/moment';

const zone = 'America/Sao_Paulo';
const local = (now: Date) => sql`(${now}::timestamptz at time zone ${zone})`;
const morningOf = (unit: 'day' | 'week', now: Date) =>
  sql`(date_trunc(${sql.lit(unit)}, ${local(now)}) + make_interval(hours => ${emailHours.morning})) at time zone ${zone}`;

export function isEmailTime(now: Date): boolean {
  const { hour } = inSaoPaulo(now);
  return hour >= emailHours.morning && hour < emailHours.evening;
}

/** SQL on an alert `a` and `s.frequency`: due in this morning's e-mail. */
export const isForTheDay = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.frequency in ('at_once', 'daily') and a.at < ${morningOf('day', now)})`;

/** Due in this Monday's e-mail. */
export const isForTheWeek = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.frequency = 'weekly' and a.at < ${morningOf('week', now)})`;

/** Due at once. After `maxEmailsAtOnce` on one day, alerts wait for the next morning. */
export const isForNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.frequency = 'at_once' and ${maxImmediateEmails} > (
    select count(*) from alert_letter l where l.account_id = a.account_id and l.rhythm = 'at_once'
      and l.made_at >= date_trunc('day', ${local(now)}) at time zone ${zone}))`;
