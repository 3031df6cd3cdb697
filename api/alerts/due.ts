import { type RawBuilder, sql } from 'kysely';
import { letterHours, mostLettersAtOnce } from '@domain/saved-search/frequency';
import { inSaoPaulo } from '@domain/moment';

const zone = 'America/Sao_Paulo';
const local = (now: Date) => sql`(${now}::timestamptz at time zone ${zone})`;
const morningOf = (unit: 'day' | 'week', now: Date) =>
  sql`(date_trunc(${sql.lit(unit)}, ${local(now)}) + make_interval(hours => ${letterHours.morning})) at time zone ${zone}`;

/** Whether letters may go at this moment: from the morning's until the evening's hour. */
export function isLetterTime(now: Date): boolean {
  const { hour } = inSaoPaulo(now);
  return hour >= letterHours.morning && hour < letterHours.evening;
}

/** Of an alert (`a`) and how often (`s.frequency`) somebody is told of what it fits: whether it is for the letter of this morning. */
export const isForTheDay = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.frequency in ('at_once', 'daily') and a.at < ${morningOf('day', now)})`;

/** The same for the letter of this Monday. */
export const isForTheWeek = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.frequency = 'weekly' and a.at < ${morningOf('week', now)})`;

/** The same for a letter at once: a few a day, the rest waits for the next morning. */
export const isForNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(s.frequency = 'at_once' and ${mostLettersAtOnce} > (
    select count(*) from alert_letter l where l.account_id = a.account_id and l.rhythm = 'at_once'
      and l.made_at >= date_trunc('day', ${local(now)}) at time zone ${zone}))`;
