/** A calendar day; months from 1. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

interface CivilMoment extends CivilDate {
  hour: number;
  minute: number;
}

export const timeZone = 'America/Sao_Paulo';

/** Created on first use, because that takes 60 ms on a phone (docs/decisions/0009). */
let clock: Intl.DateTimeFormat | undefined;

/** Converts to São Paulo time, independent of the server's or the browser's time zone. */
export function inSaoPaulo(moment: Date): CivilMoment {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
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

/** '2026-11-21', in São Paulo. */
export function isoDay(moment: Date): string {
  const { year, month, day } = inSaoPaulo(moment);
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

export const dayText = (moment: Date): string => isoDay(moment).split('-').reverse().join('/');

export function timeText(moment: Date): string {
  const { hour, minute } = inSaoPaulo(moment);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '21/11/2026, 8h31' */
export const momentText = (moment: Date): string => `${dayText(moment)}, ${clockText(moment)}`;

/** '21/11/2026, às 8h31' */
export const momentSentence = (moment: Date): string => `${dayText(moment)}, às ${clockText(moment)}`;

/** 'hoje, 8h31', 'ontem, 22h14', else with the date. */
export const recentMomentText = (moment: Date, now: Date): string =>
  `${nearDay(moment, now) ?? dayText(moment)}, ${clockText(moment)}`;

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** 'hoje, 8h31', 'ontem, 22h14', within six days 'sexta, 20/11', else the date. */
export function sinceText(moment: Date, now: Date): string {
  if (nearDay(moment, now)) return recentMomentText(moment, now);
  const day = dayText(moment);
  if (now.getTime() - moment.getTime() > 6 * dayMs) return day;
  return weekdayText(isoDay(moment));
}

/** @param day ISO 8601 @returns 'sexta, 20/11' */
export function weekdayText(day: string): string {
  const [, month, date] = day.split('-');
  return `${weekdayName(day)}, ${date}/${month}`;
}

export const monthNames = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

/** @param day ISO 8601 @returns 'sexta, 27 de novembro' */
export function longDayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${weekdayName(day)}, ${date === 1 ? '1º' : date} de ${monthNames[month! - 1]}`;
}

/** @param day ISO 8601 @returns 'sexta' */
export const weekdayName = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** 'hoje', 'ontem', 'em 14/11/2026'. */
export const recentDayText = (moment: Date, now: Date): string =>
  nearDay(moment, now) ?? `em ${dayText(moment)}`;

function nearDay(moment: Date, now: Date): 'hoje' | 'ontem' | null {
  const day = dayText(moment);
  if (day === dayText(now)) return 'hoje';
  return day === dayText(new Date(now.getTime() - dayMs)) ? 'ontem' : null;
}

/** '8h31' */
export function clockText(moment: Date): string {
  const { hour, minute } = inSaoPaulo(moment);
  return `${hour}h${twoDigits(minute)}`;
}

/** '22 min', '5 h', '9 dias' */
export function ageText(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} dias`;
}

export function greeting(now: Date): 'Bom dia' | 'Boa tarde' | 'Boa noite' {
  const { hour } = inSaoPaulo(now);
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}
