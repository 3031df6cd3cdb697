/** A day of the calendar; months from 1. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

interface CivilMoment extends CivilDate {
  hour: number;
  minute: number;
}

/** Made at its first use, which costs a phone 60 ms (docs/decisions/0009). */
let clock: Intl.DateTimeFormat | undefined;

/** A moment by the house's clock, wherever the server, or the visitor, stands. */
export function inSaoPaulo(moment: Date): CivilMoment {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Sao_Paulo',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<keyof CivilMoment, number>;
  return { year, month, day, hour, minute };
}

const dayMs = 24 * 3600_000;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day of a moment: '2026-11-21'. */
export function isoDay(moment: Date): string {
  const { year, month, day } = inSaoPaulo(moment);
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/** The same as people write it: '21/11/2026'. */
export const dayText = (moment: Date): string => isoDay(moment).split('-').reverse().join('/');

/** '08:31' */
export function timeText(moment: Date): string {
  const { hour, minute } = inSaoPaulo(moment);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '21/11/2026, 8h31' */
export const momentText = (moment: Date): string => `${dayText(moment)}, ${clockText(moment)}`;

/** The same of a moment near `now`: 'hoje, 8h31', 'ontem, 22h14', else with its day. */
export const recentMomentText = (moment: Date, now: Date): string =>
  `${nearDay(moment, now) ?? dayText(moment)}, ${clockText(moment)}`;

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Since when, as people say it: 'hoje, 8h31', 'ontem, 22h14', in the last week 'sexta, 20/11', else its day. */
export function sinceText(moment: Date, now: Date): string {
  if (nearDay(moment, now)) return recentMomentText(moment, now);
  const day = dayText(moment);
  if (now.getTime() - moment.getTime() > 6 * dayMs) return day;
  const { year, month, day: date } = inSaoPaulo(moment);
  return `${weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()]}, ${day.slice(0, 5)}`;
}

/** A day within a sentence: 'hoje', 'ontem', 'em 14/11/2026'. */
export const recentDayText = (moment: Date, now: Date): string =>
  nearDay(moment, now) ?? `em ${dayText(moment)}`;

function nearDay(moment: Date, now: Date): 'hoje' | 'ontem' | null {
  const day = dayText(moment);
  if (day === dayText(now)) return 'hoje';
  return day === dayText(new Date(now.getTime() - dayMs)) ? 'ontem' : null;
}

/** '8h31', '0h05' */
function clockText(moment: Date): string {
  const { hour, minute } = inSaoPaulo(moment);
  return `${hour}h${twoDigits(minute)}`;
}

/** What people say to each other at this hour of the house's day. */
export function greeting(now: Date): 'Bom dia' | 'Boa tarde' | 'Boa noite' {
  const { hour } = inSaoPaulo(now);
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}
